import Geometry
import Gestures
import Interaction
import Motion

extension Stage {
  /// Scrolls the page behind the panels and moves the focus on it by keys, while no panel is there.
  ///
  /// Returns whether the key was used.
  func browses(_ key: Key, at time: Instant) -> Bool {
    guard key.isPressed, frontLayer == nil else { return false }
    preparePages()
    let offset = presenterScroller.offset(at: time)
    let page = size.height - Self.keptOfPage
    switch key.name {
    case "Home", "KP_Home": show(from: 0, at: time)
    case "End", "KP_End": show(from: presenterRaster.contentSize.height - size.height, at: time)
    case "Prior", "Page_Up", "KP_Prior", "KP_Page_Up": show(from: offset - page, at: time)
    case "Next", "Page_Down", "KP_Next", "KP_Page_Down": show(from: offset + page, at: time)
    case "Left", "KP_Left": stepFocus(.left, at: time)
    case "Right", "KP_Right": stepFocus(.right, at: time)
    case "Up", "KP_Up": stepFocus(.up, at: time)
    case "Down", "KP_Down": stepFocus(.down, at: time)
    default: return false
    }
    onNeedsFrame?()
    return true
  }

  /// Scrolls the page behind the panels so far that the control with the focus is seen whole.
  func revealFocus(at time: Instant) {
    guard let focused, focused.layer == nil, let control = presenterRaster.control(named: focused.name),
      !control.isFixed
    else { return }
    // what stands around it is seen, too, and above the first ones all there is
    let isFirst = presenterRaster.neighbor(of: focused.name, to: .up) == nil
    let top = isFirst ? 0 : control.frame.minY - Self.margin
    let part = Rect(x: 0, y: top, width: 1, height: control.frame.maxY + Self.margin - top)
    presenterScroller.reveal(part, in: size.height, at: time)
  }

  /// How much of what was seen is still seen after a page key, in points.
  private static let keptOfPage = 56.0
  /// What stays between a focused control and the window's edge, in points.
  private static let margin = 20.0

  private func show(from top: Double, at time: Instant) {
    let part = Rect(x: 0, y: max(0, top), width: 1, height: size.height)
    presenterScroller.reveal(part, in: size.height, at: time)
  }

  private func stepFocus(_ direction: PageRaster.Direction, at time: Instant) {
    let offset = presenterScroller.offset(at: time)
    let seen = Rect(x: 0, y: offset, width: size.width, height: size.height)
    let current = focused.flatMap { $0.layer == nil ? $0.name : nil }
    let next =
      current.flatMap { presenterRaster.neighbor(of: $0, to: direction) } ?? current
      ?? presenterRaster.firstControl(in: seen)
    guard let next else { return }
    focused = ControlReference(layer: nil, name: next)
    showsFocus = true
    revealFocus(at: time)
  }
}
