import Drawing
import Geometry

/// A page drawn once for a size and a scale, and again only where a control changes its look.
///
/// A page that scrolls is drawn in strips, of which only those near to what is seen are kept.
@MainActor
final class PageRaster {
  private let page: any Page
  private var contents: PageContents?
  private var size = Size.zero
  private var scale = 0.0
  /// The states of the controls that are touched.
  private var states: [String: Control.State] = [:]
  /// All of a page that does not scroll, with all of its controls.
  private var whole: Bitmap?
  /// Whether what takes long is still missing.
  private(set) var isSketch = false
  private var wasDrawn = false
  private var strips = PageStrips()
  /// What is seen of a page that scrolls, with the controls that stay.
  private var view: Bitmap?
  private var viewOffset: Double?
  /// The items that are in sight.
  private var sight: Range<Int>?

  init(_ page: any Page) {
    self.page = page
  }

  /// The page's size, in points; higher than what it was laid out for where it scrolls.
  var contentSize: Size { Size(width: size.width, height: max(size.height, contents?.height ?? 0)) }

  /// Where controls are, in the page's points; many items are not counted.
  var controlBounds: Rect { contents?.controls.reduce(.zero) { $0.union($1.frame) } ?? .zero }

  /// The page's color behind everything.
  var background: Color { contents?.background ?? .black }

  // MARK: - Controls

  /// The controls that are there at once.
  var controls: [Control] { contents?.controls ?? [] }

  /// The control at a place in the panel's points while the page is scrolled by a distance, the frontmost first.
  func control(at position: Point, scrolledBy offset: Double) -> Control? {
    if let control = contents?.controls.last(where: {
      frame(of: $0, scrolledBy: offset).contains(position)
    }) {
      return control
    }
    let place = Rect(x: position.x, y: position.y + offset, width: 1, height: 1)
    return items(in: place).last { $0.frame.contains(place.origin) }
  }

  func control(named name: String) -> Control? {
    guard let contents else { return nil }
    if let control = contents.controls.first(where: { $0.name == name }) { return control }
    return contents.items.flatMap { items in items.index(name).map(items.control) }
  }

  /// The items that touch a part of the page, made for the moment.
  func items(in part: Rect) -> [Control] {
    guard let items = contents?.items else { return [] }
    return items.indices(part).map(items.control)
  }

  /// How many controls can be reached by keyboard.
  var controlCount: Int { (contents?.controls.count ?? 0) + (contents?.items?.count ?? 0) }

  /// The name of a control by its place in the order in which they are reached by keyboard.
  func controlName(at index: Int) -> String? {
    guard let contents, index >= 0, index < controlCount else { return nil }
    if index < contents.controls.count { return contents.controls[index].name }
    return contents.items?.control(index - contents.controls.count).name
  }

  /// The place of a control in the order in which they are reached by keyboard.
  func controlIndex(named name: String) -> Int? {
    guard let contents else { return nil }
    return contents.controls.firstIndex { $0.name == name }
      ?? contents.items?.index(name).map { $0 + contents.controls.count }
  }

  /// Where a control is seen, in the panel's points.
  func frame(of control: Control, scrolledBy offset: Double) -> Rect {
    control.isFixed ? control.frame : control.frame.offset(by: Vector(dx: 0, dy: -offset))
  }

  // MARK: - Drawing

  /// Lays the page out for a size, where that has changed; returns whether it has.
  @discardableResult
  func prepare(for size: Size, scale: Double) -> Bool {
    guard size != self.size || scale != self.scale || contents == nil else { return false }
    self.size = size
    self.scale = scale
    contents = page.contents(for: size)
    whole = nil
    isSketch = false
    view = nil
    sight = nil
    strips = PageStrips()
    return true
  }

  /// Has the page laid out and drawn anew the next time it is prepared.
  func invalidate() { contents = nil }

  /// Whether it has ever been laid out.
  var isLaidOut: Bool { size != .zero }

  /// Whether it has been drawn as it is laid out.
  var isDrawn: Bool { contents != nil && (whole != nil || view != nil) }

  /// The page's picture while it is scrolled by a distance in points; nil where there is no memory for it.
  ///
  /// The first one may be a sketch where `mayBeSketch`; then `finish` is to follow.
  func drawn(scrolledBy offset: Double, mayBeSketch: Bool = false) -> Bitmap? {
    // the way of most frames: contents are large to pass around
    if let whole, contents != nil, contents?.items == nil, !scrolls { return whole }
    guard let contents else { return nil }
    // whole pixels, so that text stays as it was drawn
    let offset = scrolls ? (offset * scale).rounded() / scale : 0
    tellSight(of: contents, scrolledBy: offset)
    guard scrolls else {
      if whole == nil {
        whole = try? Bitmap(size: size, scale: scale, isOpaque: contents.background.alpha == 1)
        isSketch = mayBeSketch && !wasDrawn && contents.pictures != nil
        wasDrawn = true
        if let whole { draw(contents, Rect(origin: .zero, size: size), on: Canvas(on: whole)) }
      }
      return whole
    }
    if view == nil {
      view = try? Bitmap(size: size, scale: scale, isOpaque: true)
      viewOffset = nil
    }
    if let view, viewOffset != offset {
      viewOffset = offset
      compose(contents, on: Canvas(on: view), scrolledBy: offset)
    }
    return view
  }

  /// Draws what a sketch is without.
  func finish() {
    guard isSketch, let whole, let contents else { return }
    isSketch = false
    contents.pictures?(Canvas(on: whole))
  }

  /// Shows the controls that are touched, by their names, in their states; returns whether one has changed.
  func show(_ touched: [String: Control.State]) -> Bool {
    guard states != touched else { return false }
    let before = states
    states = touched
    for name in before.keys where touched[name] != before[name] { redraw(name) }
    for name in touched.keys where before[name] == nil { redraw(name) }
    return true
  }

  /// Draws a control anew, where it was drawn.
  func redraw(_ name: String) {
    guard let contents, let control = control(named: name) else { return }
    viewOffset = nil
    let part = wholePixels(control.frame)
    if !scrolls {
      if let whole { redraw(part, on: Canvas(on: whole), of: contents) }
    } else if !control.isFixed {
      strips.redraw(part, scale: scale) { redraw(part, on: $0, of: contents) }
    }
  }

  /// All pixels that a part touches: half of one would show what was there before.
  private func wholePixels(_ part: Rect) -> Rect {
    let x = (part.minX * scale).rounded(.down)
    let y = (part.minY * scale).rounded(.down)
    let pixels = Rect(
      x: x, y: y, width: (part.maxX * scale).rounded(.up) - x,
      height: (part.maxY * scale).rounded(.up) - y)
    return pixels.scaled(by: 1 / scale)
  }

  private var scrolls: Bool { contentSize.height > size.height }

  private func tellSight(of contents: PageContents, scrolledBy offset: Double) {
    guard let items = contents.items else { return }
    let seen = items.indices(Rect(x: 0, y: offset, width: size.width, height: size.height))
    guard seen != sight else { return }
    sight = seen
    items.onSight(seen)
  }

  private func compose(_ contents: PageContents, on canvas: Canvas, scrolledBy offset: Double) {
    if contents.background.alpha < 1 { canvas.fill(with: .black) }
    let part = Rect(x: 0, y: offset, width: size.width, height: size.height)
    strips.forEach(in: part, scale: scale, isOpaque: contents.background.alpha == 1) { strip, frame in
      canvas.draw(strip, at: Point(x: 0, y: frame.minY - offset))
    } drawing: { strip, frame in
      let canvas = Canvas(on: strip)
      canvas.translate(by: Vector(dx: 0, dy: -frame.minY))
      draw(contents, frame, on: canvas)
    }
    contents.drawFixedControls(on: canvas) { states[$0] ?? .init() }
  }

  private func redraw(_ part: Rect, on canvas: Canvas, of contents: PageContents) {
    canvas.clip(to: part)
    draw(contents, part, on: canvas)
  }

  private func draw(_ contents: PageContents, _ part: Rect, on canvas: Canvas) {
    if contents.background.alpha < 1 { canvas.clear() }
    contents.draw(part, on: canvas, fixed: !scrolls, isSketch: isSketch) { states[$0] ?? .init() }
  }
}
