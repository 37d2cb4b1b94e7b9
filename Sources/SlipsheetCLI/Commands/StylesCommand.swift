import Slipsheet

/// Lists the built-in styles, or prints one as a file to start from.
enum StylesCommand: Command {
  static let name = "styles"
  static let summary = "list the built-in styles, or print one to start from"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "[NAME] - list the built-in styles, or print one to start from",
      summary: "A style is a JSON5 file: print one, change it, and run it by its path.")
    let values = try parser.parse(arguments)
    guard values.rest.count <= 1 else { throw Failure.usage("expected at most one style's name") }
    guard let name = values.rest.first else {
      let width = StyleLibrary.names.map(\.count).max() ?? 0
      for name in StyleLibrary.names {
        let style = try StyleLibrary.style(name)
        let gap = String(repeating: " ", count: width - name.count + 2)
        try Output.standard.write("\(name)\(gap)\(style.summary)")
      }
      return
    }
    guard let source = StyleLibrary.source(named: name) else {
      throw Failure.usage(
        "no style \"\(name)\", expected one of \(StyleLibrary.names.joined(separator: ", "))")
    }
    try Output.standard.write(bytes: source)
  }
}
