import Drawing
import Geometry

/// A page drawn once for a size and a scale, and again only where a control changes its look.
@MainActor
final class PageRaster {
  private let page: any Page
  private var contents: PageContents?
  private var size = Size.zero
  private var scale = 0.0
  private var bitmap: Bitmap?
  private var states: [Control.State] = []

  init(_ page: any Page) {
    self.page = page
  }

  /// The control at a place in the page's points, the frontmost first.
  func control(at position: Point) -> Control? {
    contents?.controls.last { $0.frame.contains(position) }
  }

  func control(named name: String) -> Control? {
    contents?.controls.first { $0.name == name }
  }

  /// Lays the page out for a size, where that has changed.
  func prepare(for size: Size, scale: Double) {
    guard size != self.size || scale != self.scale || contents == nil else { return }
    self.size = size
    self.scale = scale
    let contents = page.contents(for: size)
    self.contents = contents
    states = Array(repeating: Control.State(), count: contents.controls.count)
    bitmap = nil
  }

  /// The page's picture; nil where there is no memory for it.
  func drawn() -> Bitmap? {
    if let bitmap { return bitmap }
    guard let contents, let bitmap = try? Bitmap(size: size, scale: scale, isOpaque: true) else { return nil }
    draw(contents, on: Canvas(on: bitmap))
    self.bitmap = bitmap
    return bitmap
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
      guard let bitmap else { continue }
      let canvas = Canvas(on: bitmap)
      canvas.clip(to: control.frame)
      draw(contents, on: canvas)
    }
    return hasChanged
  }

  private func draw(_ contents: PageContents, on canvas: Canvas) {
    canvas.fill(with: contents.background)
    contents.draw(canvas)
    for (control, state) in zip(contents.controls, states) {
      canvas.saved { control.draw(canvas, state) }
    }
  }
}
