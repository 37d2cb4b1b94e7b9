import Interaction
import Lab
import Slipsheet

/// Says why each release of a gesture dismissed or restored.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "say why a release dismissed or restored"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- say why a release dismissed or restored",
      summary: "Runs a gesture and tells each release: where, how fast, and each clause of the rule.")
    GestureOptions.add(to: parser)
    parser.flag("json", "The dragEnded lines of the state log instead of words")
    parser.text("scale", "N", "Pixels a point of the picture (default 2)")
    parser.text("theme", "light|dark", "Colours of the picture (default light)")
    parser.text("output", short: "o", "OUT", "A picture of it, too: a file's name ending in .png or .svg")
    let values = try parser.parse(arguments)
    let output = try values["output"].map(DiagramFile.checked)
    let gesture = try GestureOptions(values)
    guard gesture.styles.count == 1 else {
      throw Failure.usage("--style \(values["style"] ?? ""), expected one style")
    }
    let releases = Explanation.releases(of: gesture.trace, style: gesture.style)
    if let output { try draw(releases, to: output, SceneOptions(values)) }
    for release in releases {
      for line in values.has("json") ? [StateLog.line(release.event)] : release.words {
        try Output.standard.write(line)
      }
    }
    if releases.isEmpty, !values.has("json") {
      try Output.standard.write("no release: no drag began")
    }
  }

  private static func draw(_ releases: [Explanation], to path: String, _ scene: SceneOptions) throws {
    guard !releases.isEmpty else { throw Failure.failed("nothing to draw, \(path), no drag began") }
    guard releases.count <= ExplanationDrawing.mostReleases else {
      throw Failure.failed(
        "\(releases.count) releases, \(path), expected at most \(ExplanationDrawing.mostReleases) for a picture"
      )
    }
    if !DiagramFile.isVector(path) { try SceneOptions.requireFonts() }
    let drawing = ExplanationDrawing(of: releases, theme: scene.theme ?? .light)
    try DiagramFile.write(drawing.diagram(), to: path, scale: scene.scale ?? 2)
  }
}
