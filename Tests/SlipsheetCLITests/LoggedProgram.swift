import Drawing
import Foundation
import Testing
import TestSupport

/// The program with its window open, whose log is read as it grows; displays add a hand and an eye of their own.
class LoggedProgram {
  /// The program, started, with the log that it writes.
  struct Start {
    let program: RunningProgram
    let folder: ScratchFolder
    let log: GrowingFile

    /// Starts `slipsheet run` with a style, or with a style's text in the file `my.json5`.
    init(
      _ name: String = "sheet", style text: String? = nil, options: [String], under watcher: [String] = [],
      environment: [String: String]
    ) throws {
      folder = try ScratchFolder()
      if let text { try LoggedProgram.write(text, to: folder.file("my.json5")) }
      let path = folder.file("log")
      log = try GrowingFile(path)
      program = try RunningProgram(
        ["run", text == nil ? name : "my.json5", "--log", path] + options,
        under: watcher, environment: environment, in: folder.path)
    }
  }

  let program: RunningProgram
  /// Where the log and the recording are.
  let folder: ScratchFolder
  private let log: GrowingFile
  /// What has been read from the log so far.
  private(set) var lines: [LogLine] = []

  init(_ start: Start) {
    (program, folder, log) = (start.program, start.folder, start.log)
  }

  /// Replaces a file as editors do: another one is written beside it and takes its name.
  static func write(_ text: String, to path: String) throws {
    try writeFile(Array(text.utf8), to: path)
  }

  /// Passes over the log until a line comes that satisfies a condition.
  @discardableResult
  func wait(until isWanted: (LogLine) -> Bool) throws -> LogLine {
    // For all lines together: a log that grows for ever, as one of a recording does, tells of no end.
    let deadline = Deadline(in: .seconds(120 * Sanitizer.slowness))
    while true {
      let line = try LogLine(log.nextLine(before: deadline))
      lines.append(line)
      if isWanted(line) { return line }
    }
  }

  @discardableResult
  func waitForSample(where isWanted: (LogLine) -> Bool) throws -> LogLine {
    try wait { $0.phase != nil && isWanted($0) }
  }

  @discardableResult
  func waitForEvent(_ name: String) throws -> LogLine {
    try wait { $0.event == name }
  }

  /// Waits for the program's end and reads the log to its end.
  func end() throws -> Int {
    let status = try program.exitStatus()
    lines += try log.remainingLines().map(LogLine.init)
    return status
  }

  /// The names of the events so far, in order.
  var events: [String] { lines.compactMap(\.event) }

  /// The only event of a name, or nil where there is none or more than one.
  func single(_ name: String) -> LogLine? {
    let found = lines.filter { $0.event == name }
    return found.count == 1 ? found[0] : nil
  }

  /// Expects that the recording replays to the log, byte for byte; a replay at the log's times ends with its last sample.
  func expectReplay() throws {
    let path = folder.file("log")
    let replay = try RunningProgram(["replay", folder.file("trace"), "--times", path])
    #expect(try replay.exitStatus() == 0)
    #expect(replay.standardError == "")
    let log = try String(contentsOfFile: path, encoding: .utf8)
    #expect(log.utf8.count > 500)
    #expect(log == replay.standardOutput)
  }
}
