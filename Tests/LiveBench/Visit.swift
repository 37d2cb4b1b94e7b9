import Geometry
import Glibc
import TestSupport

/// One run of a program, from its start to its end, with a hand that drags its panel and an eye on the screen.
final class Visit {
  private let desktop: Desktop
  private let server: Xvfb
  private let subject: Subject
  private let program: RunningProgram
  /// How long the program took until anything was seen of it, and until its window showed what it shows at rest, in
  /// seconds; nil where that is not known.
  private(set) var startTimes: (first: Double, whole: Double)?

  /// The column of the screen that is watched, and where the hand presses on it, in pixels.
  private static let column = 700
  private static let press = 300
  /// Where the hand moves to and fro while it drags: far enough from `press` for every program to have noticed.
  private static let drag = 420..<540
  private static let patience = Duration.seconds(20)

  /// Starts a program; `rest` is what the watched column shows when it is at rest, if that is known.
  init(to subject: Subject, on server: Xvfb, rest: [UInt32]?) throws {
    self.subject = subject
    self.server = server
    desktop = try Desktop(server)
    guard desktop.watchScreen() else { throw SupportError("\(server.name) has no DAMAGE extension") }
    desktop.moveAtOnce(x: 0, y: 0)
    let bare = try desktop.column(Self.column)
    let start = Stopwatch.clock.now
    program = try subject.start(on: server.name)
    guard let rest else { return }
    let deadline = Deadline(in: Self.patience)
    var first: Double?
    while true {
      let seen = try desktop.column(Self.column)
      if first == nil, seen != bare { first = Stopwatch.seconds(since: start) }
      if seen == rest { break }
      guard desktop.waitForDrawing(before: deadline) else {
        throw SupportError("\(subject.name) does not show what it did: \(program.standardError.prefix(400))")
      }
    }
    let whole = Stopwatch.seconds(since: start)
    startTimes = (first ?? whole, whole)
  }

  /// What the watched column shows once nothing is drawn any more.
  func rest() throws -> [UInt32] {
    _ = try desktop.window()
    while desktop.waitForDrawing(before: Deadline(in: .seconds(2))) {}
    return try desktop.column(Self.column)
  }

  /// The times from a movement of the hand until other pixels are on the screen, in seconds.
  func latencies(count: Int) throws -> [Double] {
    try hold()
    defer { letGo() }
    var times: [Double] = []
    for index in 0..<count {
      // longer than a frame, and each time at another moment of one
      usleep(UInt32(40_000 + index * 1700 % 17_000))
      while desktop.waitForDrawing(before: Deadline(in: .zero)) {}
      let before = try desktop.column(Self.column)
      let deadline = Deadline(in: Self.patience)
      let time = try Stopwatch.time {
        move(to: index)
        var isChanged = false
        while !isChanged {
          guard desktop.waitForDrawing(before: deadline) else { throw failure("does not follow the hand") }
          isChanged = try desktop.column(Self.column) != before
        }
      }
      times.append(time)
    }
    return times
  }

  /// The processor time of a drag at 125 movements a second, in seconds for each second of it.
  func dragCost(seconds: Double) throws -> Double {
    try hold()
    defer { letGo() }
    let before = try use()
    let clock = ContinuousClock()
    let start = clock.now
    for index in 0..<Int(seconds * 125) {
      move(to: index)
      let next = start + .milliseconds(8) * (index + 1)
      let left = clock.now.duration(to: next).components.attoseconds / 1_000_000_000_000
      if left > 0 { usleep(UInt32(left)) }
    }
    return (try use().processorTime - before.processorTime) / seconds
  }

  /// How often a thread of the program wakes up while nothing happens.
  func wakeUps(seconds: Double) throws -> Int {
    while desktop.waitForDrawing(before: Deadline(in: .seconds(2))) {}
    let before = try use()
    usleep(UInt32(seconds * 1e6))
    return try use().wakeUps - before.wakeUps
  }

  /// What the program has used so far.
  func use() throws -> ProcessUse {
    guard let use = program.use else { throw failure("has ended") }
    return use
  }

  /// Ends the program.
  func end() throws {
    program.send(SIGKILL)
    _ = try program.exitStatus()
  }

  private func hold() throws {
    _ = try use()
    desktop.moveAtOnce(x: Self.column, y: Self.press)
    usleep(100_000)
    desktop.press()
    for y in stride(from: Self.press, to: Self.drag.lowerBound, by: 10) {
      desktop.moveAtOnce(x: Self.column, y: y)
      usleep(10_000)
    }
  }

  /// Brings the panel back to where it was and lets it go there, so that it stays.
  private func letGo() {
    for y in stride(from: Self.drag.lowerBound, through: Self.press, by: -10) {
      desktop.moveAtOnce(x: Self.column, y: y)
      usleep(10_000)
    }
    usleep(200_000)
    desktop.release()
    usleep(1_000_000)
  }

  private func move(to index: Int) {
    desktop.moveAtOnce(x: Self.column, y: Self.drag.lowerBound + index * 7 % Self.drag.count)
  }

  private func failure(_ what: String) -> SupportError {
    SupportError("\(subject.name) \(what): \(program.standardError.prefix(400))")
  }
}
