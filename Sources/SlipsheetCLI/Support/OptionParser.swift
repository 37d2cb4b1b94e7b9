import CGLib

/// A command's options, parsed by GLib, which also writes the help and ends the program after it.
@MainActor
final class OptionParser {
  /// What was given on the command line.
  struct Values {
    fileprivate var texts: [String: String] = [:]
    fileprivate var flags: Set<String> = []
    /// The words that are no options.
    fileprivate(set) var rest: [String] = []

    /// The value of an option, or nil where it was not given.
    subscript(name: String) -> String? { texts[name] }

    func has(_ name: String) -> Bool { flags.contains(name) }
  }

  /// GLib's kinds of options; as names of files, words are not converted from the locale.
  ///
  /// Its own names for them are hidden where another C module includes its header too.
  private enum Kind: UInt32 {
    case flag = 0
    case text = 4
    case texts = 6
  }

  /// The argument that has `parse` throw what the command takes; nobody can type it.
  static let description = "\0"

  private let command: String
  private let context: OpaquePointer
  private var table: CommandDescription
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var entries: [GOptionEntry] = []
  private var texts: [(name: String, place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)] = []
  private var flags: [(name: String, place: UnsafeMutablePointer<gboolean>)] = []
  private let rest = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>.allocate(
    capacity: 1)

  /// Describes a command: its name, the words behind it, and what it does.
  init(_ command: String, parameters: String, summary: String) {
    self.command = command
    table = CommandDescription(
      name: command, summary: "", parameters: parameters, text: summary, options: [])
    context = g_option_context_new(parameters)
    g_option_context_set_summary(context, summary)
    rest.initialize(to: nil)
    g_set_prgname("\(Program.name) \(command)")
  }

  isolated deinit {
    g_option_context_free(context)
    strings.forEach { g_free($0) }
    for text in texts {
      g_free(text.place.pointee)
      text.place.deallocate()
    }
    flags.forEach { $0.place.deallocate() }
    g_strfreev(rest.pointee)
    rest.deallocate()
  }

  /// Adds an option with a value.
  func text(_ name: String, short: Character? = nil, _ placeholder: String, _ help: String) {
    let place = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    place.initialize(to: nil)
    texts.append((name, place))
    table.options.append(.init(name: name, short: short, placeholder: placeholder, help: help))
    add(name, short, Kind.text, place, help, placeholder)
  }

  /// Adds an option without a value.
  func flag(_ name: String, short: Character? = nil, _ help: String) {
    let place = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
    place.initialize(to: 0)
    flags.append((name, place))
    table.options.append(.init(name: name, short: short, placeholder: nil, help: help))
    add(name, short, Kind.flag, place, help, nil)
  }

  /// Parses the arguments, the first of which is the command's name; ends the program after `--help`.
  func parse(_ arguments: [String]) throws -> Values {
    if arguments.last == Self.description { throw table }
    add("", nil, Kind.texts, rest, nil, nil)
    entries.append(GOptionEntry())
    g_option_context_add_main_entries(context, entries, nil)
    var words = g_strv(arguments)
    defer { g_strfreev(words) }
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_error_free(error) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the options cannot be read"
      throw Failure.usage("\(reason), see \(Program.name) \(command) --help")
    }
    var values = Values()
    for text in texts {
      guard let value = text.place.pointee.map({ String(cString: $0) }) else { continue }
      // a value was left out, and GLib took the option behind it for one
      if isOption(value) { throw Failure.usage("--\(text.name) \(value), expected a value before \(value)") }
      values.texts[text.name] = value
    }
    for flag in flags where flag.place.pointee != 0 { values.flags.insert(flag.name) }
    var word = rest.pointee
    while let text = word?.pointee {
      values.rest.append(String(cString: text))
      word = word?.successor()
    }
    return values
  }

  private func isOption(_ word: String) -> Bool {
    table.options.contains { word == "--" + $0.name || $0.short.map { word == "-\($0)" } == true }
  }

  private func add(
    _ name: String, _ short: Character?, _ kind: Kind, _ place: UnsafeMutableRawPointer, _ help: String?,
    _ placeholder: String?
  ) {
    entries.append(
      GOptionEntry(
        long_name: keep(name), short_name: CChar(short?.asciiValue ?? 0), flags: 0,
        arg: GOptionArg(rawValue: kind.rawValue), arg_data: place,
        description: help.flatMap(keep), arg_description: placeholder.flatMap(keep)))
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = g_strdup(text) else { return nil }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  /// A list of C strings that GLib owns.
  private func g_strv(_ words: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let list = g_malloc0(gsize(size))?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, word) in words.enumerated() { list?[index] = g_strdup(word) }
    return list
  }
}
