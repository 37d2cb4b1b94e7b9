import Drawing
import Gallery

/// The program: finds the command, runs it, and turns what it throws into one line and a status.
@MainActor
enum Program {
  static let name = "slipsheet"
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RunCommand.self, ReplayCommand.self, SnapshotCommand.self, ExplainCommand.self, LintCommand.self,
    MapCommand.self,
    StylesCommand.self,
    LayoutCommand.self,
    DoctorCommand.self, BenchCommand.self,
  ]

  /// Runs the program with its arguments, the first of which is its own name; returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try dispatch(Array(arguments.dropFirst()))
      try Output.standard.flush()
      return 0
    } catch let failure as Failure {
      if !failure.description.isEmpty { Output.warn("\(name): error: \(line(of: failure.description))") }
      return failure.status
    } catch is Output.ReaderGone {
      return 0
    } catch {
      Output.warn("\(name): error: \(line(of: "\(error)"))")
      return 1
    }
  }

  /// The longest error that is told whole, in bytes: a file's own words may stand in it.
  private static let longestLine = 4096

  /// A text as one line: names of files and words of the user's may hold line breaks, and what terminals obey.
  static func line(of text: String) -> String {
    let isShort = text.utf8.count <= longestLine
    return (isShort ? text[...].unicodeScalars : text.unicodeScalars.prefix(longestLine / 4))
      .map { isPlain($0) ? String($0) : $0.escaped(asASCII: true) }
      .joined() + (isShort ? "" : " ...")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // joiners belong to words and emoji; marks of direction turn what stands behind them
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }

  private static func dispatch(_ arguments: [String]) throws {
    guard let word = arguments.first else {
      Output.warn(usage)
      throw Failure.usage("no command, expected one of those above")
    }
    switch word {
    case "--help", "-h", "help":
      guard word == "help", arguments.count > 1 else { return try Output.standard.write(usage) }
      try command(arguments[1]).run([arguments[1], "--help"])
    case "--version":
      try Output.standard.write("\(name) \(version)")
    case "--manual":
      try Output.standard.write(bytes: Array(ManualPage.text.utf8))
    case "--completions":
      guard arguments.count == 2, let shell = Completions.Shell(rawValue: arguments[1]) else {
        throw Failure.usage("expected --completions bash, zsh or fish")
      }
      try Output.standard.write(bytes: Array(Completions.script(for: shell).utf8))
    case "--icon":
      guard arguments.count == 2, let side = Int(arguments[1]), (1...1024).contains(side) else {
        throw Failure.usage("expected --icon N, pixels from 1 to 1024")
      }
      try Output.standard.write(bytes: AppIcon.picture(side: side).pngData())
    default:
      try command(word).run(arguments)
    }
  }

  private static func command(_ word: String) throws -> any Command.Type {
    guard let command = commands.first(where: { $0.name == word }) else {
      let names = commands.map { $0.name }.joined(separator: ", ")
      throw Failure.usage("unknown command \"\(word)\", expected one of \(names)")
    }
    return command
  }

  private static var usage: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)"
    }
    return """
      usage: \(name) COMMAND [ARGUMENT...]

      A motion lab for drag-to-dismiss.

      \(lines.joined(separator: "\n"))

      \(name) COMMAND --help explains a command. \(name) --version tells the version.
      For packagers: --manual prints the manual page, --completions bash|zsh|fish what a shell completes,
      --icon N the icon as a PNG of N pixels.
      """
  }
}
