import TestCompositor
import Testing
import TestSupport

/// The program on a compositor of the test's own, and its log as it grows.
@MainActor
final class Visit {
  let compositor: TestCompositor
  let program: RunningProgram
  /// Where the log and the recording are.
  let folder: ScratchFolder
  private let log: GrowingFile
  /// What has been read from the log so far.
  private(set) var lines: [String] = []

  /// Starts `slipsheet run sheet`, and waits until the panel has been shown.
  init(
    scale: Int = 1, fraction: Double? = nil, devices: TestCompositor.Devices = [.pointer, .touch],
    arguments: [String] = []
  ) throws {
    folder = try ScratchFolder()
    compositor = try TestCompositor(
      at: folder.file("wayland"), scale: scale, fraction: fraction, devices: devices)
    log = try GrowingFile(folder.file("log"))
    program = try RunningProgram(
      ["run", "sheet", "--log", folder.file("log"), "--record", folder.file("trace")] + arguments,
      environment: ["WAYLAND_DISPLAY": compositor.path].merging(
        arguments.contains("--gpu") ? Sanitizer.withoutLosses : [:]
      ) { own, _ in own })
    wait("the window shows") { compositor.shown != nil && hasSample("presented") }
  }

  /// Lets the compositor run until a condition holds, which must come about.
  func wait(
    _ what: String, location: SourceLocation = #_sourceLocation, until isDone: () throws -> Bool
  ) rethrows {
    let hasCome = try compositor.run {
      lines += log.remainingLines()
      return try isDone()
    }
    if !hasCome {
      Issue.record(
        "waited in vain until \(what); \(program.standardError); log ends with \(lines.suffix(3))",
        sourceLocation: location)
    }
  }

  /// A finger pulls the panel down, and it follows.
  func pull(to distance: Int) {
    compositor.touchDown(x: 195, y: 300)
    for step in 1...3 { compositor.touchMove(x: 195, y: 300 + Double(distance * step / 3)) }
    wait("the panel follows") { isShown(at: distance) }
  }

  func waitForEvent(_ name: String, location: SourceLocation = #_sourceLocation) {
    wait("\(name) is logged", location: location) { events.contains(name) }
  }

  /// Waits for the program's end, and gives its status.
  func end() throws -> Int {
    // A client that waits for its compositor would never end.
    let status = try program.exitStatus()
    lines += log.remainingLines()
    return status
  }

  /// Closes the window and waits for the program's end.
  func close(location: SourceLocation = #_sourceLocation) throws -> Int {
    compositor.close()
    wait("the panel is gone", location: location) { events.last == "didDismiss" }
    wait("the client is gone", location: location) { compositor.isDeserted }
    return try end()
  }

  /// Expects the recording to replay to the log's events and samples.
  func expectReplay() throws {
    let replay = try RunningProgram(["replay", folder.file("trace"), "--times", folder.file("log")])
    #expect(try replay.exitStatus() == 0)
    #expect(replay.standardOutput.split(separator: "\n").map(String.init) == lines)
  }

  /// Whether a sample of a phase has been logged.
  func hasSample(_ phase: String) -> Bool { lines.contains { $0.contains("\"phase\":\"\(phase)\"") } }

  /// Whether the panel is shown at a distance below its place.
  func isShown(at distance: Int) -> Bool {
    lines.last { $0.contains("\"phase\"") }?.contains("\"translation\":[0,\(distance)]") == true
  }

  /// The names of the events so far, in order.
  var events: [String] {
    lines.compactMap { line in
      guard let name = line.firstRange(of: "\"event\":\"") else { return nil }
      return String(line[name.upperBound...].prefix { $0 != "\"" })
    }
  }
}
