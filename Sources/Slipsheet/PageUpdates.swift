/// By which a page tells that it looks different although no hand has touched it.
@MainActor
public final class PageUpdates {
  /// Hears of a control to draw anew, or of what lies on no control.
  var onRedraw: ((String?) -> Void)?
  /// Hears that all of the page is another one.
  var onLayOut: (() -> Void)?

  /// Makes one for a page that keeps it.
  public init() {}

  /// Has a control drawn anew in the next frame, where it is in sight.
  public func redraw(_ control: String) { onRedraw?(control) }

  /// Has a frame shown, since a panel's picture is another one now.
  public func redraw() { onRedraw?(nil) }

  /// Has all of the page laid out and drawn anew in the next frame.
  public func layOut() { onLayOut?() }
}
