import Geometry
import Interaction

/// The frames of panel, backdrop and presenter.
struct StageLayout {
  private(set) var panel = Rect.zero
  private(set) var backdrop = Rect.zero
  private(set) var presenter = Rect.zero

  init(window: Size) {}

  mutating func update(window: Size, rest: Rect, _ sample: Sample) {
    panel = sample.frame
    backdrop = Rect(origin: .zero, size: window)
    presenter = Rect(center: window.center, size: window * sample.presenterScale)
  }
}
