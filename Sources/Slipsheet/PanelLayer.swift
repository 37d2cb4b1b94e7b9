import Geometry
import Interaction
import Motion

/// A panel on a stage: its session, its frames and its picture.
@MainActor
final class PanelLayer {
  let panel: Panel
  let raster: PageRaster
  /// The picture, where the panel shows one; its page is what stands over it.
  let picture: PictureRaster?
  /// The pictures that it draws.
  let pages: (any PictureContent)?
  /// The control on the presenter from which the panel grows.
  var source: String?
  /// The control that was focused when the panel was presented.
  var opener: ControlReference?
  var session: Session
  var layout = StageLayout()
  /// What is seen of it in the frame that is drawn.
  private(set) var view: View
  /// For what its source was measured last.
  private var measured: Measured?
  private var isDelivering = false

  /// What a frame needs to know of a session, read once: a session is large to pass around.
  struct View {
    var sample: Sample
    var rest: Rect
    var content: ContentStyle
    var fadesAsGroup: Bool
    var contentOffset: Double
    /// Whether nothing moves and no hand holds it, so that it is worth drawing what is zoomed in sharply.
    var isStill: Bool
    /// How far the picture is from its place while it is paged, and how far the next one is from it, in points.
    var pageOffset: Double
    var pageStride: Double
    /// Where the picture goes when the panel leaves to its source.
    var source: Rect?
    /// How far the panels over it make it draw back.
    var drawnBack = 1.0

    /// Reads a session; it is changed in nothing, but as `inout` it is read where it lies and not copied.
    init(_ session: inout Session, at time: Instant) {
      sample = session.sample(at: time, measuresVelocity: false)
      rest = session.restingFrame
      content = session.style.content
      fadesAsGroup = session.style.fadesAsGroup
      isStill = sample.zoom > 1 && !session.isHeld && !session.isMoving(at: time)
      pageOffset = session.pageOffset(at: time)
      pageStride = session.pageStride
      contentOffset = session.contentOffset(at: time)
      source = session.style.away.place == .source ? session.surroundings.sourceFrame : nil
    }
  }

  private struct Measured: Equatable {
    var control: String
    var window: Size
    var offset: Double
  }

  init(_ panel: Panel, surroundings: Surroundings, isPresented: Bool, at time: Instant) {
    self.panel = panel
    raster = PageRaster(panel.page)
    pages = panel.page as? any PictureContent
    picture = pages.map(PictureRaster.init)
    session = Session(style: panel.style, surroundings: surroundings, isPresented: isPresented, at: time)
    view = View(&session, at: time)
    if panel.isDismissalPrevented { session.handle(.prevent(true), at: time) }
  }

  var isVisible: Bool { session.phase != .hidden }

  /// When something would dismiss the panel that its client refuses; nil where it does not, or is allowed to.
  ///
  /// A session is a value: what would happen is tried on a copy.
  func refusedDismissal(in step: (inout Session) -> Void) -> Instant? {
    guard let shouldDismiss = panel.shouldDismiss else { return nil }
    var rehearsal = session
    _ = rehearsal.takeEvents()
    step(&rehearsal)
    for event in rehearsal.takeEvents() {
      if case .willDismiss(let cause) = event.event { return shouldDismiss(cause) ? nil : event.time }
    }
    return nil
  }

  /// Lays the page out for the panel; returns its size where the session must be told of it.
  func prepare() -> Size? {
    let size = picture == nil ? session.restingFrame.size : session.surroundings.window
    guard raster.prepare(for: size, scale: session.surroundings.scale) else { return nil }
    let content = raster.contentSize
    return content.height > size.height || session.surroundings.content != nil ? content : nil
  }

  /// Takes what is shown at a moment, and solves the frames; `scale` is how far the panels over it make things
  /// draw back, and is multiplied by how far this one does.
  func show(at time: Instant, in window: Size, drawnBack scale: inout Double) {
    view = View(&session, at: time)
    view.drawnBack = scale
    scale *= view.sample.presenterScale
    layout.update(window: window, rest: view.rest, view.sample, presenterScale: scale)
  }

  /// Whether nothing behind it is seen in a window, once it is shown.
  func hidesAll(in window: Size) -> Bool {
    let sample = view.sample
    return sample.phase == .presented && sample.opacity == 1 && sample.cornerRadius == 0 && picture == nil
      && view.drawnBack == 1 && view.pageOffset == 0 && raster.background.alpha == 1
      && layout.panel == Rect(origin: .zero, size: window)
  }

  /// Where its source lies on a page of a size that is scrolled by a distance, where that may have changed.
  func newSource(on presenter: any Page, for size: Size, scrolledBy offset: Double) -> Rect? {
    guard let source else { return nil }
    let now = Measured(control: source, window: size, offset: offset)
    guard now != measured else { return nil }
    measured = now
    return presenter.sourceFrame(of: source, for: size)?.offset(by: Vector(dx: 0, dy: -offset))
  }

  /// Tells what happened; a listener may call the panel meanwhile, and what that causes is told afterwards.
  func deliverEvents(_ tell: (TimedEvent) -> Void) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while true {
      let events = session.takeEvents()
      if events.isEmpty { return }
      for event in events {
        tell(event)
        panel.onEvent?(event)
      }
    }
  }
}
