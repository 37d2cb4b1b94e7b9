import Geometry
import Interaction
import Motion

/// A panel on a stage: its session, its frames and its picture.
@MainActor
final class PanelLayer {
  let panel: Panel
  let raster: PageRaster
  var session: Session
  var layout = StageLayout()
  private var isDelivering = false

  init(_ panel: Panel, surroundings: Surroundings, isPresented: Bool, at time: Instant) {
    self.panel = panel
    raster = PageRaster(panel.page)
    session = Session(style: panel.style, surroundings: surroundings, isPresented: isPresented, at: time)
    if panel.isDismissalPrevented { session.handle(.prevent(true), at: time) }
  }

  var isVisible: Bool { session.phase != .hidden }

  /// Lays the page out for the panel; returns its size where the session must be told of it.
  func prepare() -> Size? {
    let size = session.restingFrame.size
    guard raster.prepare(for: size, scale: session.surroundings.scale) else { return nil }
    let content = raster.contentSize
    return content.height > size.height || session.surroundings.content != nil ? content : nil
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
