import Glibc

/// The program under test, run as a user would.
public final class RunningProgram {
  /// Where commands are looked for.
  static var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }

  /// A program's file, which the build puts beside the tests'.
  private static func file(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/" + name
  }

  private let process: ChildProcess
  private let output: Descriptor
  private let errors: Descriptor

  /// Starts the program, in a folder where one is given, and under another that watches it where one is given; without a
  /// display it has none, whatever the tests' own environment says.
  public convenience init(
    _ arguments: [String], named name: String = "slipsheet", under watcher: [String] = [],
    display: String? = nil, environment: [String: String] = [:], in folder: String? = nil
  ) throws(SupportError) {
    var variables = environment
    variables["DISPLAY"] = variables["DISPLAY"] ?? display
    let words = watcher + [Self.file(name)] + arguments
    guard let folder else {
      try self.init(path: words[0], Array(words.dropFirst()), environment: variables)
      return
    }
    let script = "cd \"$1\" && shift && exec \"$@\""
    try self.init(path: "sh", ["-c", script, "sh", folder] + words, environment: variables)
  }

  /// Runs a script of the shell in a folder, where `$slipsheet` is the program's file.
  public static func shell(
    _ script: String, in folder: String, display: String? = nil
  ) throws(SupportError) -> RunningProgram {
    var environment = ["slipsheet": file("slipsheet")]
    environment["DISPLAY"] = display
    return try RunningProgram(
      path: "sh", ["-c", "cd \"$1\" && \(script)", "sh", folder], environment: environment)
  }

  /// Starts a program's file, or one that is on the PATH.
  public init(path: String, _ arguments: [String], environment: [String: String]) throws(SupportError) {
    var variables = ["PATH": Self.searchPath, "HOME": "/nonexistent", "LANG": "C.UTF-8"]
    for name in Sanitizer.variables { variables[name] = getenv(name).map { String(cString: $0) } }
    variables.merge(environment) { $1 }
    output = try .scratchFile()
    errors = try .scratchFile()
    process = try ChildProcess(path, arguments, environment: variables, output: output, error: errors)
  }

  /// Waits for the program's end and gives its exit status; of a signal, 128 and the signal's number, as shells do.
  public func exitStatus(before deadline: Deadline = Deadline()) throws(SupportError) -> Int {
    switch try process.waitForEnd(before: deadline) {
    case .exit(let status): Int(status)
    case .signal(let signal): 128 + Int(signal)
    }
  }

  /// Sends a signal, such as `SIGINT`.
  public func send(_ signal: Int32) {
    process.send(signal)
  }

  /// Whether it has not ended.
  public var isRunning: Bool { (try? process.waitForEnd(before: Deadline(in: .zero))) == nil }

  /// Its resident memory, in bytes; nil when it has ended.
  public var residentBytes: Int? { process.residentBytes }

  /// What it has used of the machine so far; nil when it has ended.
  public var use: ProcessUse? { isRunning ? ProcessUse(of: process.id) : nil }

  /// Whether it has a library in its memory whose file's name contains a text.
  public func hasLoaded(_ name: String) -> Bool { process.hasMapped(name) }

  /// What it has written to its standard output so far.
  public var standardOutput: String { String(decoding: output.contents(), as: UTF8.self) }
  /// What it has written to its standard error so far.
  public var standardError: String { String(decoding: errors.contents(), as: UTF8.self) }
  /// Whether it has written one line of an error to its standard error, and nothing else.
  public var hasToldOneError: Bool {
    let text = standardError
    return text.hasPrefix("slipsheet: error: ") && text.hasSuffix("\n") && text.filter(\.isNewline).count == 1
  }
}
