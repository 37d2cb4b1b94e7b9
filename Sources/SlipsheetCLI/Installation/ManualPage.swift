import Drawing

/// The program's manual page, made of the same table as its help.
@MainActor
enum ManualPage {
  /// The page's source, for `man`.
  static var text: String {
    let commands = CommandDescription.all
    var page = """
      .TH SLIPSHEET 1 "" "\(Program.name) \(Program.version)" "User Commands"
      .SH NAME
      \(Program.name) \\- a motion lab for drag\\-to\\-dismiss
      .SH SYNOPSIS
      .B \(Program.name)
      .I COMMAND
      .RI [ ARGUMENT ...]
      .SH DESCRIPTION
      A full\\-screen panel follows the hand and leaves when it is dragged far enough.
      .B \(Program.name)
      plays such gestures in a window or without a display, records and replays them, says why a release dismissed
      or restored, and gives the same numbers and pictures on every machine.
      .SH COMMANDS

      """
    for command in commands {
      page += ".SS \"\(Program.name) \(escaped(synopsis(of: command)))\"\n"
      page += "\(escaped(sentence(command.summary)))\n"
      if !command.text.isEmpty { page += ".PP\n\(escaped(command.text))\n" }
      for option in command.options { page += item(option) }
    }
    page += ".SH OPTIONS\n"
    for option in Completions.programOptions { page += item(option) }
    return page + rest
  }

  /// A command with the words behind it, without what they are for.
  private static func synopsis(of command: CommandDescription) -> String {
    ([command.name] + command.placeholders.map(String.init)).joined(separator: " ")
  }

  private static func item(_ option: CommandDescription.Option) -> String {
    var names = "\\-\\-\(escaped(option.name))"
    if let short = option.short { names = "\\-\(short), " + names }
    let tag =
      option.placeholder.map { ".BR \"\(names)\" \" \\fI\(escaped($0))\\fP\"" } ?? ".B \"\(names)\""
    return ".TP\n\(tag)\n\(escaped(option.help)).\n"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Text that roff takes as it stands: hyphens that can be copied, and no line that begins with a command.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      for character in line {
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "\"": result += "\\(dq"
        case "~": result += "\\(ti"
        case "^": result += "\\(ha"
        case "`": result += "\\(ga"
        default: result.append(character)
        }
      }
      return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
    }.joined(separator: "\n")
  }

  private static let rest = #"""
    .SH A DRAG IN WORDS
    .B \-\-drag
    takes steps that blanks part:
    .TP
    .I X,Y
    presses there, in points;
    .TP
    .I +DX,DY@MS
    moves by so many points in so many milliseconds;
    .TP
    .I \(tiMS
    holds still for so many milliseconds;
    .TP
    .BR up ", " cancel
    ends it.
    .SH FILES
    A style is a JSON5 file;
    .B "slipsheet styles sheet"
    prints one to start from.
    Traces and logs are JSON Lines: a line for each event or frame.
    .SH ENVIRONMENT
    .TP
    .BR WAYLAND_DISPLAY ", " DISPLAY
    The displays that
    .B "slipsheet run"
    opens its window on, the first of them before the second.
    .TP
    .B DBUS_SESSION_BUS_ADDRESS
    The bus on which the desktop tells its colours and whether motion is to be reduced.
    Without it, colours are light.
    .SH EXIT STATUS
    .TP
    .B 0
    Done.
    .TP
    .B 1
    It failed; standard error has one line that says what, where, and what to do.
    .TP
    .B 2
    It was called wrongly.
    .TP
    .BR 130 ", " 143
    A signal ended it: SIGINT, SIGTERM.
    .SH EXAMPLES
    .TP
    .B "slipsheet run photo holiday/"
    Open pictures, and drag them away.
    .TP
    .B "slipsheet snapshot \-\-drag \(dq195,300 +0,150@200 up\(dq \-\-frames 6 \-o strip.png"
    Draw six frames of a drag into one picture.
    .TP
    .B "slipsheet explain \-\-drag \(dq195,300 +0,90@200 up\(dq"
    Tell why the release restored.

    """#
}
