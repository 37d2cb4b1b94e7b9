import Drawing
import Interaction
import Lab
import Slipsheet

/// Draws which releases of a style dismiss.
enum MapCommand: Command {
  static let name = "map"
  static let summary = "draw which releases dismiss: distance against velocity"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- draw which releases dismiss",
      summary: """
        Lets go of a panel at every distance with every velocity and draws where it dismisses; with --compare, where
        two styles decide apart: --compare sheet card, or --style sheet --compare card.
        """)
    parser.text("style", "NAME|FILE", "The style (default sheet)")
    parser.text("compare", "NAME|FILE", "A second style")
    parser.text("size", "WxH", "The window in points (default 390x844)")
    parser.text("scale", "N", "Pixels a point (default 2)")
    parser.text("theme", "light|dark", "Colours (default light)")
    parser.text("output", short: "o", "OUT", "A file's name ending in .png or .svg")
    let values = try parser.parse(arguments)
    var words = values.rest[...]
    var (first, second) = (values["style"], values["compare"])
    // both may follow `--compare`
    if first == nil, second != nil, let word = words.popFirst() { (first, second) = (second, word) }
    if let unexpected = words.first {
      let hint = second == nil ? ", expected --style or --compare before it" : ""
      throw Failure.usage("unexpected \"\(unexpected)\"\(hint)")
    }
    guard let output = try values["output"].map(DiagramFile.checked) else {
      throw Failure.usage("expected -o OUT, a .png or .svg file")
    }
    let scene = try SceneOptions(values)
    let style = try GestureOptions.style(named: first ?? "sheet")
    let other = try second.map(GestureOptions.style(named:))
    if !DiagramFile.isVector(output) { try SceneOptions.requireFonts() }
    let drawing = DecisionMapDrawing(
      of: style, comparedWith: other,
      surroundings: Surroundings(window: scene.size ?? SceneOptions.defaultSize), theme: scene.theme ?? .light
    )
    try DiagramFile.write(drawing.diagram(), to: output, scale: scene.scale ?? 2)
  }
}
