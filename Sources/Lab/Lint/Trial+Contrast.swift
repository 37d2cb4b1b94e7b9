import Drawing
import Gallery
import Geometry
import Interaction
import Motion

extension Lint.Trial {
  /// Text of a page that fades below what can be read while most of the page is still on the screen.
  func faintText() -> [LintFinding] {
    guard style.content.kind == .page, let axis = axes.first,
      var pull = Pull(style, in: surroundings, along: axis)
    else { return [] }
    pull.hold(for: .seconds(SettleStyle.longest))
    let window = Rect(origin: .zero, size: surroundings.window)
    var least: (contrast: Double, place: Double, opacity: Double)?
    var first: Double?
    for place in stride(from: 0, through: reach(along: axis), by: 4) {
      pull.move(to: place)
      let shown = pull.session.sample(at: pull.time, measuresVelocity: false)
      let seen = shown.frame.intersection(window).size
      let whole = max(1, shown.frame.width * shown.frame.height)
      guard seen.width * seen.height / whole >= FeltLimits.readablePart else { break }
      let contrast = min(Self.contrast(in: .light, shown), Self.contrast(in: .dark, shown))
      if contrast < FeltLimits.contrast, first == nil { first = place }
      if contrast < least?.contrast ?? .infinity { least = (contrast, place, shown.opacity) }
    }
    guard let least, let first, least.contrast < FeltLimits.contrast else { return [] }
    return [
      LintFinding(
        rule: .faintText, key: "drag.ramps.opacity", measured: least.contrast, unit: ": 1",
        message:
          "from \(numberText(first, places: 0)) points on, text has less than \(FeltLimits.contrast) : 1, "
          + "at \(numberText(least.place, places: 0)) points \(numberText(least.contrast, places: 1)) : 1, "
          + "with half of the page still there",
        suggestion: "keep opacity higher until half of the page has left; there it is "
          + numberText(least.opacity, places: 2))
    ]
  }

  /// The contrast of text on a panel as it is shown over the darkened screen behind.
  private static func contrast(in theme: Theme, _ shown: Sample) -> Double {
    let behind = theme.canvas.mixed(with: .black, shown.backdrop)
    let text = behind.mixed(with: theme.text, shown.opacity)
    let ground = behind.mixed(with: theme.surface, shown.opacity)
    return Contrast.ratio(text, ground)
  }
}

extension Color {
  /// The colour with a part, in 0...1, of another one over it.
  fileprivate func mixed(with other: Color, _ part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part)
  }
}
