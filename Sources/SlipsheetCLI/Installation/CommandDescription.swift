import Slipsheet

/// What a command takes, as its option parser has it: what the help says, the manual says and shells complete.
struct CommandDescription: Error {
  /// An option.
  struct Option {
    var name: String
    var short: Character?
    /// What stands for its value; nil where it has none.
    var placeholder: String?
    var help: String
  }

  /// The word that calls it.
  var name: String
  /// What it does, in a line.
  var summary: String
  /// The words behind it.
  var parameters: String
  /// What it does, at length.
  var text: String
  /// Its options, in the order of its help.
  var options: [Option]

  /// What `--help` is beside the options of its own.
  static let help = Option(name: "help", short: "h", placeholder: nil, help: "Explain the command")

  /// Every command of the program.
  @MainActor static var all: [CommandDescription] {
    Program.commands.compactMap { command in
      do {
        try command.run([command.name, OptionParser.description])
      } catch var description as CommandDescription {
        description.summary = command.summary
        return description
      } catch {
        // A command that does not begin with its options cannot be described.
        assertionFailure("\(command.name): \(error)")
      }
      return nil
    }
  }
}

/// What may stand in the place of a placeholder such as `auto|N` or `NAME|FILE`.
struct PlaceholderValues {
  /// The words that it may be.
  var words: [String] = []
  /// Whether it may be a file's name.
  var isFile = false

  init(_ placeholder: String) {
    for part in placeholder.split(separator: "|") {
      switch part {
      case "FILE", "OUT", "LOG", "TRACE", "IMAGE": isFile = true
      case "NAME", "STYLE": words += StyleLibrary.names
      case let word where word.allSatisfy({ $0.isLowercase || $0.isNumber }): words.append(String(word))
      default: break
      }
    }
    // a style is a name or a file
    if placeholder == "STYLE" { isFile = true }
  }
}

extension CommandDescription {
  /// The placeholders of the words behind it, such as `[STYLE]`; what they are for follows behind a dash.
  var placeholders: [Substring] { Array(parameters.split(separator: " ").prefix { $0 != "-" }) }

  /// What its words may be that are no options.
  @MainActor var values: PlaceholderValues {
    var values = PlaceholderValues("")
    for word in placeholders {
      let part = PlaceholderValues(String(word.filter { $0.isLetter && $0.isASCII }))
      values.words += part.words.filter { !values.words.contains($0) }
      values.isFile = values.isFile || part.isFile
    }
    if let own = Program.commands.first(where: { $0.name == name })?.words { values.words = own }
    return values
  }
}
