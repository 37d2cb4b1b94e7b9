import Geometry
import Gestures
import Motion

extension Workbench {
  /// Takes input before the stage does; returns whether the stage shall not have it.
  package func handle(_ input: InputEvent, at time: Instant) -> Bool {
    switch input {
    case .resize:
      endWaiting()
      return false
    case .focus(let hasFocus):
      if !hasFocus { modifiers = [] }
      return false
    case .key(let key):
      return takes(key)
    default:
      break
    }
    guard isInspectorOpen, takesPointer(input) else { return false }
    onNeedsFrame?()
    return true
  }

  /// Hears where a pointer without a button stands; returns whether it stands over a tool.
  package func hover(over position: Point?) -> Bool {
    guard isInspectorOpen else { return false }
    let before = panel.touch
    panel.hover(over: position)
    if panel.touch != before { onNeedsFrame?() }
    return position.map { panel.place?.frame.contains($0) == true } ?? false
  }

  private func takesPointer(_ input: InputEvent) -> Bool {
    switch input {
    case .down(let down):
      guard panel.place?.frame.contains(down.position) == true else {
        panel.hasKeyboard = false
        // a recording cannot be taken by the hand: the press asks for the panel itself
        guard panel.scrubber?.time != nil else { return false }
        panel.leaveRecording()
        captured.insert(down.id)
        return true
      }
      captured.insert(down.id)
      panel.pointerDown(down)
    case .move(let move):
      guard captured.contains(move.id) else { return false }
      if panel.grip?.pointer == move.id { panel.pointerMoved(to: move.position) }
    case .up(let up):
      guard captured.remove(up.id) != nil else { return false }
      if panel.grip?.pointer == up.id { panel.pointerUp(at: up.position) }
    case .cancel(let id):
      guard captured.remove(id) != nil else { return false }
      if panel.grip?.pointer == id { panel.pointerGone() }
    case .scroll(let scroll):
      guard panel.place?.frame.contains(scroll.position) == true else { return false }
      panel.scroll(to: panel.scroll - scroll.delta.dy)
    case .pinch, .key, .resize, .focus, .close:
      return false
    }
    return true
  }

  private static let control = ["Control_L", "Control_R"]
  private static let shift = ["Shift_L", "Shift_R"]

  private func takes(_ key: Key) -> Bool {
    if Self.control.contains(key.name) || Self.shift.contains(key.name) {
      if key.isPressed { modifiers.insert(key.name) } else { modifiers.remove(key.name) }
      return false
    }
    guard key.isPressed else { return false }
    if isOpening, modifiers.isEmpty {
      early.append(key.name)
      return true
    }
    guard isInspectorOpen, takesPressed(key.name) else { return false }
    onNeedsFrame?()
    return true
  }

  /// Whether the inspector is about to be seen for the first time, so that there is nothing yet for a key to reach.
  private var isOpening: Bool { pending?.opens == true || isInspectorOpen && panel.place == nil }

  /// Takes the keys that came before the inspector was seen.
  func takeEarlyKeys() {
    guard !isOpening, !early.isEmpty else { return }
    let names = early
    early = []
    for name in names where isInspectorOpen { _ = takesPressed(name) }
    onNeedsFrame?()
  }

  private func takesPressed(_ name: String) -> Bool {
    if !modifiers.isDisjoint(with: Self.control) {
      let isShifted = !modifiers.isDisjoint(with: Self.shift)
      switch name.lowercased() {
      case "z": panel.press(isShifted ? .redo : .undo)
      case "y": panel.press(.redo)
      case "s": panel.press(.save)
      default: return false
      }
      return true
    }
    if name == "Escape" {
      closeInspector()
      return true
    }
    return panel.hasKeyboard && panel.takesKey(name)
  }
}
