import Drawing
import Interaction
import Lab
import Slipsheet

/// Tells what a person would feel as a fault in a style.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "tell what a person would feel as a fault in a style"

  static func run(_ arguments: [String]) throws {
    let rules = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
    let parser = OptionParser(
      name, parameters: "STYLE... - tell what a person would feel as a fault",
      summary: """
        Drags, releases and watches each style, and tells what a person would feel: what, where in the file, how
        much, and what would help. Rules: \(rules).
        Ends with 0 whether it finds something or not; with --strict, with 1 where it does.
        """)
    parser.text("size", "WxH", "The window in points (default 390x844)")
    parser.flag("json", "One JSON object a line")
    parser.flag("strict", "End with 1 where there are findings")
    let values = try parser.parse(arguments)
    guard !values.rest.isEmpty else {
      throw Failure.usage("expected one style or more, see \(Program.name) \(name) --help")
    }
    let scene = try SceneOptions(values)
    let surroundings = Surroundings(window: scene.size ?? SceneOptions.defaultSize)
    var count = 0
    for word in values.rest {
      let document = try read(word)
      let (style, path) = (document.style, document.path)
      let findings = Lint.findings(in: style, surroundings: surroundings)
      count += findings.count
      for finding in findings {
        let line = document.line(of: finding.key)
        try Output.standard.write(
          values.has("json")
            ? json(finding, of: style, path: path, line: line) : words(finding, path: path, line: line))
      }
      if findings.isEmpty, !values.has("json") { try Output.standard.write("\(path): nothing found") }
    }
    if values.has("strict"), count > 0 {
      try Output.standard.flush()
      let styles = values.rest.joined(separator: ", ")
      throw Failure.failed("\(count) \(count == 1 ? "finding" : "findings"), \(styles), see above")
    }
  }

  private static func read(_ word: String) throws -> StyleDocument {
    do {
      return try StyleLibrary.document(word)
    } catch {
      throw Failure.failed("\(error)")
    }
  }

  private static func words(_ finding: LintFinding, path: String, line: Int?) -> String {
    let place = line.map { "\(path):\($0)" } ?? path
    return """
      \(place): \(finding.rule.rawValue), \(finding.figure): \(finding.key): \(finding.message)
          try: \(finding.suggestion)
      """
  }

  private static func json(_ finding: LintFinding, of style: Style, path: String, line: Int?) -> String {
    var object = JSONLine()
    object.add("style", style.name)
    object.add("path", path)
    if let line { object.add("line", line) }
    object.add("rule", finding.rule.rawValue)
    object.add("key", finding.key)
    object.add("measured", finding.measured)
    object.add("unit", finding.unit)
    object.add("message", finding.message)
    object.add("suggestion", finding.suggestion)
    return object.finished()
  }
}
