import Drawing
import Geometry

/// A page laid out for one size: what is drawn once, and the controls on it.
@MainActor
public struct PageContents {
  /// Fills the page before anything else is drawn; opaque.
  public var background: Color
  /// How high all that is on the page is, in points; it scrolls where that is more than the size has room for.
  public var height: Double
  /// Draws all but the controls, in points, with the page's upper left corner at the origin.
  ///
  /// It may be called several times, each time to draw another part of a high page.
  public var draw: (Canvas) -> Void
  /// Draws over that what takes long, such as pictures: a window shows its first frame without it.
  public var pictures: ((Canvas) -> Void)?
  /// What can be pressed, from back to front.
  public var controls: [Control]
  /// What can be pressed and is too much to be made at once.
  public var items: PageItems?

  /// Describes a page that is laid out.
  public init(
    background: Color, height: Double = 0, controls: [Control] = [], items: PageItems? = nil,
    pictures: ((Canvas) -> Void)? = nil, draw: @escaping (Canvas) -> Void
  ) {
    self.background = background
    self.height = height
    self.controls = controls
    self.items = items
    self.pictures = pictures
    self.draw = draw
  }

  /// Draws a part of the page with the controls in it, in the page's points; what sticks out of it may be drawn, too.
  ///
  /// - Parameters:
  ///   - fixed: Whether also the controls that stay where they are while the page scrolls.
  ///   - isSketch: Whether without what takes long.
  ///   - state: How a control looks.
  public func draw(
    _ part: Rect, on canvas: Canvas, fixed: Bool = true, isSketch: Bool = false,
    state: (String) -> Control.State = { _ in .init() }
  ) {
    canvas.fill(with: background)
    draw(canvas)
    if !isSketch { pictures?(canvas) }
    if let items {
      for index in items.indices(part) { draw(items.control(index), of: part, on: canvas, state) }
    }
    for control in controls where !control.isFixed { draw(control, of: part, on: canvas, state) }
    if fixed { drawFixedControls(on: canvas, state: state) }
  }

  func drawFixedControls(on canvas: Canvas, state: (String) -> Control.State) {
    for control in controls where control.isFixed {
      canvas.saved { control.draw(canvas, state(control.name)) }
    }
  }

  private func draw(
    _ control: Control, of part: Rect, on canvas: Canvas, _ state: (String) -> Control.State
  ) {
    guard !control.frame.intersection(part).isEmpty else { return }
    canvas.saved { control.draw(canvas, state(control.name)) }
  }
}
