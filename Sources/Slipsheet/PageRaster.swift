import Drawing
import Geometry

/// A page drawn once for a size and a scale, and again only where a control changes its look or the page scrolls.
@MainActor
final class PageRaster {
  private let page: any Page
  private var contents: PageContents?
  private var size = Size.zero
  private var scale = 0.0
  private var states: [Control.State] = []
  /// The whole page with the controls that scroll with it.
  private var whole: Bitmap?
  /// What is seen of a page that scrolls, with the controls that stay.
  private var view: Bitmap?
  private var viewOffset: Double?

  init(_ page: any Page) {
    self.page = page
  }

  /// The page's size, in points; higher than what it was laid out for where it scrolls.
  var contentSize: Size { Size(width: size.width, height: max(size.height, contents?.height ?? 0)) }

  /// The names of the controls that can be reached by keyboard, in the order in which they are reached.
  var controlNames: [String] { contents?.controls.map(\.name) ?? [] }

  /// Where controls are, in the page's points.
  var controlBounds: Rect { contents?.controls.reduce(.zero) { $0.union($1.frame) } ?? .zero }

  /// The control at a place in the panel's points while the page is scrolled by a distance, the frontmost first.
  func control(at position: Point, scrolledBy offset: Double) -> Control? {
    contents?.controls.last { frame(of: $0, scrolledBy: offset).contains(position) }
  }

  func control(named name: String) -> Control? {
    contents?.controls.first { $0.name == name }
  }

  /// Where a control is seen, in the panel's points.
  func frame(of control: Control, scrolledBy offset: Double) -> Rect {
    control.isFixed ? control.frame : control.frame.offset(by: Vector(dx: 0, dy: -offset))
  }

  /// Lays the page out for a size, where that has changed; returns whether it has.
  @discardableResult
  func prepare(for size: Size, scale: Double) -> Bool {
    guard size != self.size || scale != self.scale || contents == nil else { return false }
    self.size = size
    self.scale = scale
    // what is held or hovered stays so
    let shown = Dictionary(zip(controlNames, states)) { $1 }
    let contents = page.contents(for: size)
    self.contents = contents
    states = contents.controls.map { shown[$0.name] ?? Control.State() }
    whole = nil
    view = nil
    return true
  }

  /// The page's picture while it is scrolled by a distance in points; nil where there is no memory for it.
  func drawn(scrolledBy offset: Double) -> Bitmap? {
    guard let contents else { return nil }
    if whole == nil {
      whole = try? Bitmap(size: contentSize, scale: scale, isOpaque: contents.background.alpha == 1)
      if let whole { draw(contents, on: Canvas(on: whole), fixed: !scrolls) }
    }
    guard scrolls else { return whole }
    if view == nil {
      view = try? Bitmap(size: size, scale: scale, isOpaque: true)
      viewOffset = nil
    }
    // whole pixels, so that text stays as it was drawn
    let offset = (offset * scale).rounded() / scale
    if let whole, let view, viewOffset != offset {
      viewOffset = offset
      let canvas = Canvas(on: view)
      canvas.draw(whole, in: Rect(origin: Point(x: 0, y: -offset), size: whole.size))
      drawControls(contents, on: canvas, fixed: true)
    }
    return view
  }

  /// Shows the controls in their states; returns whether one has changed.
  func show(_ state: (String) -> Control.State) -> Bool {
    guard let contents else { return false }
    var hasChanged = false
    for (index, control) in contents.controls.enumerated() {
      let state = state(control.name)
      guard states[index] != state else { continue }
      states[index] = state
      hasChanged = true
      viewOffset = nil
      guard let whole, !control.isFixed || !scrolls else { continue }
      let canvas = Canvas(on: whole)
      canvas.clip(to: control.frame)
      draw(contents, on: canvas, fixed: !scrolls)
    }
    return hasChanged
  }

  private var scrolls: Bool { contentSize.height > size.height }

  private func draw(_ contents: PageContents, on canvas: Canvas, fixed: Bool) {
    if contents.background.alpha < 1 { canvas.clear() }
    canvas.fill(with: contents.background)
    contents.draw(canvas)
    drawControls(contents, on: canvas, fixed: false)
    if fixed { drawControls(contents, on: canvas, fixed: true) }
  }

  private func drawControls(_ contents: PageContents, on canvas: Canvas, fixed: Bool) {
    for (control, state) in zip(contents.controls, states) where control.isFixed == fixed {
      canvas.saved { control.draw(canvas, state) }
    }
  }
}
