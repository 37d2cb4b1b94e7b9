import Geometry
import Motion

extension Workbench {
  /// Windows narrower than this are widened for the inspector, in points: the stage keeps its size.
  private static let wideWindow = 900.0
  /// How long a window may take to get its size.
  private static let patience = Span.milliseconds(200)

  /// Opens the inspector, or closes it.
  ///
  /// - Parameter mayWiden: Whether the window may be asked for another size.
  package func toggleInspector(in window: Size, mayWiden: Bool = true, at time: Instant) {
    guard pending == nil else { return }
    if isInspectorOpen { return closeInspector() }
    panel.hasKeyboard = true
    if mayWiden, let onWantsSize, window.width < Self.wideWindow {
      let wide = window.width + Look.panelWidth
      widths = (window.width, wide)
      pending = (true, time + Self.patience)
      onWantsSize(Size(width: wide, height: window.height))
      onNeedsFrame?()
    } else {
      isInspectorOpen = true
      onPlaceChanged?()
    }
  }

  /// Closes the inspector and gives the window its width back.
  func closeInspector() {
    guard isInspectorOpen, pending == nil else { return }
    panel.pointerGone()
    panel.hover(over: nil)
    panel.leaveRecording()
    captured = []
    panel.hasKeyboard = false
    let window = panel.place.map { Size(width: $0.frame.maxX, height: $0.frame.maxY) }
    if let widths, let window, let onWantsSize, window.width == widths.after {
      pending = (false, lastShown + Self.patience)
      onWantsSize(Size(width: widths.before, height: window.height))
      onNeedsFrame?()
    } else {
      isInspectorOpen = false
      onPlaceChanged?()
    }
    widths = isInspectorOpen ? widths : nil
  }

  /// Does what waited for the window's new size.
  func endWaiting() {
    guard let pending else { return }
    self.pending = nil
    isInspectorOpen = pending.opens
    if !pending.opens { widths = nil }
    onPlaceChanged?()
  }
}
