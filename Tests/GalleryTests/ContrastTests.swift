import Drawing
import Glibc
import Slipsheet
import Testing

@testable import Gallery

@MainActor
@Suite("Contrast of text")
struct ContrastTests {
  nonisolated static let themes = [Theme.light, Theme.dark]

  @Test("Text stands out from what is behind it by at least 4.5 : 1", arguments: themes)
  func text(theme: Theme) {
    let grounds = [Color.clear, theme.hover, theme.press].map { theme.surface.covered(by: $0) }
    for ground in grounds + [theme.canvas] {
      #expect(contrast(theme.text, ground) >= 4.5)
      #expect(contrast(theme.secondary, ground) >= 4.5)
    }
  }

  @Test("Buttons can be read in every state", arguments: themes)
  func buttons(theme: Theme) {
    var states = [Control.State(), Control.State(), Control.State()]
    states[1].isHovered = true
    states[2].isPressed = true
    for state in states { #expect(contrast(theme.onAccent, theme.accent(for: state)) >= 4.5) }
    #expect(Set(states.map { theme.accent(for: $0) }).count == 3)
  }

  @Test("The cross of a close button and focus rings stand out by at least 3 : 1", arguments: themes)
  func shapes(theme: Theme) {
    for ground in [theme.canvas, theme.surface] {
      #expect(contrast(theme.secondary, ground.covered(by: theme.closeCircle)) >= 3)
      #expect(contrast(theme.accent, ground) >= 3)
    }
  }

  /// The ratio of two colours' luminances (WCAG 2.1, 1.4.3).
  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
