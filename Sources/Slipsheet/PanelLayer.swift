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
  /// The control on the presenter from which the panel grows.
  var source: String?
  var session: Session
  var layout = StageLayout()
  /// What is shown of it in the frame that is drawn.
  private(set) var sample: Sample
  /// How far the panels over it make it draw back, in that frame.
  private(set) var drawnBack = 1.0
  private var isDelivering = false

  init(_ panel: Panel, surroundings: Surroundings, isPresented: Bool, at time: Instant) {
    self.panel = panel
    raster = PageRaster(panel.page)
    picture = (panel.page as? any PictureContent).map(PictureRaster.init)
    session = Session(style: panel.style, surroundings: surroundings, isPresented: isPresented, at: time)
    sample = session.sample(at: time)
    if panel.isDismissalPrevented { session.handle(.prevent(true), at: time) }
  }

  var isVisible: Bool { session.phase != .hidden }

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
    sample = session.sample(at: time)
    drawnBack = scale
    scale *= sample.presenterScale
    layout.update(window: window, rest: session.restingFrame, sample, presenterScale: scale)
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
