import Drawing
import Geometry
import Slipsheet

/// A page of plain colours, which tells how it is laid out, drawn and used.
///
/// Each time it is drawn it has another colour, so that a picture shows what was drawn when.
@MainActor
final class PlainPage: Page {
  /// The sizes for which it was laid out.
  private(set) var sizes: [Size] = []
  /// How often it was drawn, whole or in part.
  private(set) var drawings = 0
  /// The names of the controls whose actions ran.
  private(set) var actions: [String] = []
  /// How its controls were drawn last.
  private(set) var states: [String: Control.State] = [:]

  private let names: [String]

  /// Makes a page with controls, which stand below each other at the upper left, 50 points high.
  init(_ names: String...) {
    self.names = names
  }

  static func frame(ofControl index: Int) -> Rect {
    Rect(x: 10, y: 10 + 60 * Double(index), width: 80, height: 50)
  }

  func contents(for size: Size) -> PageContents {
    sizes.append(size)
    let controls = names.enumerated().map { index, name in
      Control(
        name: name, label: name, frame: Self.frame(ofControl: index),
        action: { [weak self] in self?.actions.append(name) },
        draw: { [weak self] canvas, state in
          self?.states[name] = state
          canvas.fill(
            Self.frame(ofControl: index),
            with: Color(hex: state.isPressed ? 0x0000FF : state.isHovered ? 0x00FF00 : 0x008000))
        })
    }
    return PageContents(background: .white, controls: controls) { [weak self] canvas in
      guard let self else { return }
      drawings += 1
      canvas.fill(with: Color(hex: UInt32(drawings % 255) << 16))
    }
  }
}
