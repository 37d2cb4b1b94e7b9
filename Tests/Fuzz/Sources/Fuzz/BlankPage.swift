import Drawing
import Geometry
import Slipsheet

/// A page with a few controls, of which one presents the panel.
@MainActor
final class BlankPage: Page {
  private let height: Double
  private let names: [String]
  private let action: () -> Void

  init(height: Double, _ names: [String], action: @escaping () -> Void = {}) {
    self.height = height
    self.names = names
    self.action = action
  }

  func contents(for size: Size) -> PageContents {
    let controls = names.enumerated().map { index, name in
      Control(
        name: name, label: name, frame: Rect(x: 10, y: 10 + 60 * Double(index), width: 100, height: 50),
        action: action, draw: { _, _ in })
    }
    return PageContents(background: .white, height: height, controls: controls) { _ in }
  }
}
