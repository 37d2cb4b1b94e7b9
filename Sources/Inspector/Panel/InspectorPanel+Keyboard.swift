import Geometry

extension InspectorPanel {
  /// Everything that the keyboard reaches, in order.
  private var order: [Target] {
    placedRows.flatMap { $0.row.targets(in: rowWidth).map(\.target) }
      + header.targets(in: rowWidth).map(\.target)
  }

  /// Takes a key that went down while the keyboard speaks to the panel; returns whether it was used.
  func takesKey(_ name: String) -> Bool {
    let page = max(40, viewport.height - 40)
    switch name {
    case "Tab": moveFocus(by: 1)
    case "ISO_Left_Tab": moveFocus(by: -1)
    case "Next": scroll(to: scroll + page)
    case "Prior": scroll(to: scroll - page)
    case "Home": scroll(to: 0)
    case "End": scroll(to: .greatestFiniteMagnitude)
    default:
      guard let focused = touch.focused else { return takesScrollKey(name) }
      return takesKey(name, for: focused)
    }
    return true
  }

  private func takesScrollKey(_ name: String) -> Bool {
    switch name {
    case "Down": scroll(to: scroll + 48)
    case "Up": scroll(to: scroll - 48)
    default: return false
    }
    return true
  }

  private func takesKey(_ name: String, for focused: Target) -> Bool {
    switch name {
    case "Right": step(focused, by: 1)
    case "Left": step(focused, by: -1)
    case "Up":
      if !raise(focused, by: 1) { moveFocus(by: -1) }
    case "Down":
      if !raise(focused, by: -1) { moveFocus(by: 1) }
    case "Return", "KP_Enter", "space": press(focused)
    default: return false
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let order = order
    guard !order.isEmpty else { return }
    history.endStep()
    let current = touch.focused.flatMap { order.firstIndex(of: $0) }
    let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
    touch.focused = order[next]
    reveal(order[next])
  }

  /// Scrolls until something is seen.
  private func reveal(_ target: Target) {
    guard let found = row(of: target) else { return }
    let top = found.origin.y
    let bottom = top + found.row.height(in: rowWidth)
    if top < viewport.minY + 8 {
      scroll(to: scroll + top - viewport.minY - 8)
    } else if bottom > viewport.maxY - 8 {
      scroll(to: scroll + bottom - viewport.maxY + 8)
    }
  }
}
