/// What shells complete behind the program's name, made of the same table as its help.
@MainActor
enum Completions {
  /// The shells.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// A shell's file of completions.
  static func script(for shell: Shell) -> String {
    let commands = CommandDescription.all
    return switch shell {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  /// The options of the program itself.
  static let programOptions = [
    CommandDescription.Option(name: "help", short: "h", help: "Explain the program"),
    CommandDescription.Option(name: "version", help: "Tell the version"),
    CommandDescription.Option(name: "manual", help: "Print the manual page"),
    CommandDescription.Option(
      name: "completions", placeholder: Shell.allCases.map(\.rawValue).joined(separator: "|"),
      help: "Print what a shell completes"),
    CommandDescription.Option(name: "icon", placeholder: "N", help: "Print the icon as a PNG of N pixels"),
  ]

  // MARK: - bash

  private static func bash(_ commands: [CommandDescription]) -> String {
    let cases = commands.map { command in
      let options = command.options + [CommandDescription.help]
      let values = options.filter { $0.placeholder != nil }.map { option in
        "        \(words(of: option).joined(separator: "|"))) \(bashReply(PlaceholderValues(option.placeholder ?? ""))) ;;\n"
      }
      let flags = options.flatMap(words(of:)).joined(separator: " ")
      return """
            \(command.name))
              case $previous in
        \(values.joined())        *)
                  if [[ $word == -* ]]; then
                    mapfile -t COMPREPLY < <(compgen -W "\(flags)" -- "$word")
                  else
                    \(bashReply(command.values))
                  fi
                  ;;
              esac
              ;;

        """
    }
    let names = commands.map(\.name)
    return """
      # bash completion for \(Program.name); printed by \(Program.name) --completions bash
      _\(Program.name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        # bash takes --option=value as three words
        if [ "$word" = = ]; then word=; elif [ "$previous" = = ]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
        if [ "$COMP_CWORD" = 1 ]; then
          mapfile -t COMPREPLY < <(compgen -W "\((names + ["help"] + programOptions.flatMap(words(of:))).joined(separator: " "))" -- "$word")
          return
        fi
        case ${COMP_WORDS[1]} in
          help) mapfile -t COMPREPLY < <(compgen -W "\(names.joined(separator: " "))" -- "$word") ;;
          --completions) mapfile -t COMPREPLY < <(compgen -W "\(Shell.allCases.map(\.rawValue).joined(separator: " "))" -- "$word") ;;
      \(cases.joined())  esac
      }
      complete -F _\(Program.name) \(Program.name)

      """
  }

  /// Fills COMPREPLY; names of files are quoted and continued by bash itself.
  private static func bashReply(_ values: PlaceholderValues) -> String {
    guard values.isFile || !values.words.isEmpty else { return ":" }
    let words = values.words.isEmpty ? "" : " -W \"\(values.words.joined(separator: " "))\""
    let files = values.isFile ? "compopt -o filenames; " : ""
    return "\(files)mapfile -t COMPREPLY < <(compgen\(values.isFile ? " -f" : "")\(words) -- \"$word\")"
  }

  private static func words(of option: CommandDescription.Option) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  // MARK: - zsh

  private static func zsh(_ commands: [CommandDescription]) -> String {
    let names = commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n")
    let cases = commands.map { command in
      var lines = (command.options + [CommandDescription.help]).map(zshOption)
      let values = command.values
      if values.isFile || !values.words.isEmpty {
        lines.append(quoted("*: :\(zshAction(values))"))
      }
      return "    \(command.name)) _arguments -s \(lines.joined(separator: " \\\n        ")) ;;"
    }
    return """
      #compdef \(Program.name)
      # zsh completion for \(Program.name); printed by \(Program.name) --completions zsh
      _\(Program.name)_or_file() {
        compadd -- "$@"
        _files
      }
      _\(Program.name)() {
        local -a commands=(
      \(names)
          'help:explain a command'
        )
        if (( CURRENT == 2 )); then
          if [[ $PREFIX == -* ]]; then
            _arguments -s \(programOptions.map(zshOption).joined(separator: " \\\n        "))
          else
            _describe command commands
          fi
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) _describe command commands ;;
          --completions) _values shell \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _\(Program.name) ]; then _\(Program.name) "$@"; else compdef _\(Program.name) \(Program.name); fi

      """
  }

  private static func zshOption(_ option: CommandDescription.Option) -> String {
    // within a description, brackets and colons mean something
    let help = option.help.reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text += "\\" }
      text.append(character)
    }
    var value = ""
    if let placeholder = option.placeholder {
      value = ":\(placeholder):\(zshAction(PlaceholderValues(placeholder)))"
    }
    // behind a short option the value may follow in the next word only
    return words(of: option).map { word in
      quoted("\(word)\(value.isEmpty || !word.hasPrefix("--") ? "" : "=")[\(help)]\(value)")
    }.joined(separator: " ")
  }

  private static func zshAction(_ values: PlaceholderValues) -> String {
    let words = values.words.joined(separator: " ")
    return switch (values.isFile, words.isEmpty) {
    case (true, true): "_files"
    case (false, false): "(\(words))"
    case (true, false): " _\(Program.name)_or_file \(words)"
    case (false, true): " "
    }
  }

  // MARK: - fish

  private static func fish(_ commands: [CommandDescription]) -> String {
    var lines = [
      "# fish completion for \(Program.name); printed by \(Program.name) --completions fish",
      "complete -c \(Program.name) -f",
    ]
    let first = "-n __fish_use_subcommand"
    lines += commands.map {
      "complete -c \(Program.name) \(first) -a \($0.name) -d \(quoted($0.summary))"
    }
    lines.append("complete -c \(Program.name) \(first) -a help -d 'explain a command'")
    lines += programOptions.map { "complete -c \(Program.name) \(first) \(fishOption($0))" }
    lines.append(
      "complete -c \(Program.name) -n '__fish_seen_subcommand_from help' -a \(quoted(commands.map(\.name).joined(separator: " ")))"
    )
    for command in commands {
      // the second word is the command: a file or a style may have a command's name, too
      let start =
        "complete -c \(Program.name) -n 'set -l words (commandline -opc); test \"$words[2]\" = \(command.name)'"
      let values = command.values
      if values.isFile { lines.append("\(start) -F") }
      if !values.words.isEmpty { lines.append("\(start) -a \(quoted(values.words.joined(separator: " ")))") }
      lines += (command.options + [CommandDescription.help]).map { "\(start) \(fishOption($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishOption(_ option: CommandDescription.Option) -> String {
    var words = ["-l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if let placeholder = option.placeholder {
      let values = PlaceholderValues(placeholder)
      words.append(values.isFile ? "-r -F" : "-x")
      if !values.words.isEmpty { words.append("-a \(quoted(values.words.joined(separator: " ")))") }
    }
    words.append("-d \(quoted(option.help))")
    return words.joined(separator: " ")
  }

  /// A word for zsh and fish; both end a quotation to put a quote.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
