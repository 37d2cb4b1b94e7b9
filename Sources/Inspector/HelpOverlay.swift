import Drawing
import Geometry
import Gestures
import Motion
import Scene
import Slipsheet
import Windowing

/// The program's keys over everything else, until any key or press takes them away.
@MainActor
package final class HelpOverlay: StageCompanion {
  /// Asks for a frame; who shows the overlay sets it.
  package var onNeedsFrame: (() -> Void)? {
    didSet { inner.onNeedsFrame = onNeedsFrame }
  }
  /// Whether the keys are shown.
  package private(set) var isShown = false

  private let inner: any StageCompanion
  private let scale: Double
  private let raster = Raster<Size>()
  /// The pointers whose press took the keys away.
  private var captured: Set<Int> = []

  private static let dim = 0.35
  private static let keys: Set<String> = ["question", "F1"]

  /// Lays help over other tools, in a window of so many pixels a point.
  package init(over inner: any StageCompanion, scale: Double) {
    self.inner = inner
    self.scale = scale
  }

  /// The next moment at which the tools show something else without input.
  package var nextDeadline: Instant? { inner.nextDeadline }

  /// How much of a window the tools leave to the stage.
  package func stageSize(in window: Size) -> Size { inner.stageSize(in: window) }

  /// Fills a list with the stage, the tools, and the keys over them.
  package func fill(_ list: inout DisplayList, with stage: Stage, in window: Size, at time: Instant) {
    inner.fill(&list, with: stage, in: window, at: time)
    guard isShown else { return }
    list.append(Node(color: .black.opacity(Self.dim), frame: Rect(origin: .zero, size: window)))
    let card = HelpCard(in: window)
    let picture = raster.picture(of: window, size: card.frame.size, scale: scale, draw: card.draw)
    list.append(floating: picture, in: card.frame)
  }

  /// Takes the key that shows the keys, and while they are shown every key and press.
  package func handle(_ input: InputEvent, at time: Instant) -> Bool {
    switch input {
    case .key(let key) where key.isPressed && (isShown || Self.keys.contains(key.name)):
      show(!isShown)
      return true
    case .down(let down) where isShown:
      captured.insert(down.id)
      show(false)
      return true
    case .move(let move) where captured.contains(move.id): return true
    case .up(let up) where captured.remove(up.id) != nil: return true
    case .cancel(let id) where captured.remove(id) != nil: return true
    case .scroll where isShown, .pinch where isShown: return true
    default: return inner.handle(input, at: time)
    }
  }

  /// Hears where a pointer without a button stands; nothing beneath the keys answers to it.
  package func hover(over position: Point?) -> Bool { inner.hover(over: isShown ? nil : position) || isShown }

  /// Hears that a frame was drawn.
  package func frameDrawn(at time: Instant, taking duration: Span) {
    inner.frameDrawn(at: time, taking: duration)
  }

  private func show(_ isShown: Bool) {
    self.isShown = isShown
    onNeedsFrame?()
  }
}
