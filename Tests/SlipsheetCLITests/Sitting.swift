import Drawing
import Geometry
import XvfbSupport

/// Someone sits before a window of the program, on a display of its own, and its log is read as it grows.
final class Sitting {
  let server: Xvfb
  let desktop: Desktop
  let program: RunningProgram
  let window: Desktop.Target
  private let scale: Double
  /// Where the log and the recording are.
  let folder: ScratchFolder
  private let log: GrowingFile
  /// What has been read from the log so far.
  private(set) var lines: [LogLine] = []

  /// Starts `slipsheet run` with a style, or with a style's text in the file `my.json5`, and waits until the window
  /// shows the panel in a phase.
  init(
    _ name: String = "sheet", until phase: String = "presented", scale: Double = 1, style text: String? = nil,
    options: [String] = [], environment: [String: String] = [:],
    server: Xvfb? = nil, under watcher: [String] = []
  ) throws {
    self.scale = scale
    self.server = try server ?? Xvfb(width: Int(800 * scale), height: Int(900 * scale))
    folder = try ScratchFolder()
    if let text { try Self.write(text, to: folder.file("my.json5")) }
    let path = folder.file("log")
    log = try GrowingFile(path)
    desktop = try Desktop(self.server)
    program = try RunningProgram(
      [
        "run", text == nil ? name : "my.json5", "--backend", "x11", "--log", path, "--scale",
        String(scale),
      ] + (options.isEmpty ? ["--record", folder.file("trace")] : options), under: watcher,
      display: self.server.name, environment: environment, in: folder.path)
    window = try desktop.window()
    try waitForSample { $0.phase == phase }
  }

  /// Replaces a file as editors do: another one is written beside it and takes its name.
  static func write(_ text: String, to path: String) throws {
    try writeFile(Array(text.utf8), to: path)
  }

  /// Passes over the log until a line comes that satisfies a condition.
  @discardableResult
  func wait(until isWanted: (LogLine) -> Bool) throws -> LogLine {
    while true {
      let line = try LogLine(log.nextLine())
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

  /// Presses in the middle, goes through distances below, and waits at each until the panel is shown there.
  func drag(through distances: [Double]) throws {
    point(at: 0)
    desktop.press()
    for distance in distances { try pull(to: distance) }
  }

  /// Goes on with a drag.
  func pull(to distance: Double) throws {
    point(at: distance)
    try waitForSample { $0.phase == "dragging" && $0.translation == [0, distance] }
  }

  /// Presses and releases at a place, in points.
  func click(at place: Point) {
    desktop.move(to: Point(x: place.x * scale, y: place.y * scale), in: window)
    desktop.press()
    desktop.release()
  }

  /// Moves the pointer to a distance below the place where drags begin.
  func point(at distance: Double) {
    desktop.move(to: Point(x: 195 * scale, y: (300 + distance) * scale), in: window)
  }

  /// Closes the window and reads the log to its end.
  func close() throws -> Int {
    desktop.close(window)
    return try end()
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
}
