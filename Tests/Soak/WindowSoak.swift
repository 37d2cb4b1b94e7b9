import Foundation
import Geometry
import Interaction
import SeededNumbers
import TestSupport

/// Random gestures on a real window, and the laws over what its log tells.
@MainActor
final class WindowSoak {
  private var random: SplitMix
  private let seed: UInt64
  private let folder: ScratchFolder
  private let desktop: Desktop
  private let program: RunningProgram
  private let window: Desktop.Target
  private let log: GrowingFile
  private var laws = LogLaws()
  private var gestures = 0

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix(seed: seed)
    folder = try ScratchFolder()
    log = try GrowingFile(folder.file("log"))
    let server = try Xvfb(width: 1000, height: 1000)
    desktop = try Desktop(server)
    program = try RunningProgram(
      ["run", "sheet", "--backend", "x11", "--log", folder.file("log"), "--record", folder.file("trace")],
      display: server.name, in: folder.path)
    window = try desktop.window()
  }

  /// Goes on for so many seconds, with a line every ten; returns the exit status.
  func run(seconds: Int) throws -> Int32 {
    Console.tell("seed \(seed)")
    let clock = ContinuousClock()
    let start = clock.now
    var report = 10
    while clock.now - start < .seconds(seconds) {
      act()
      for line in log.remainingLines() { laws.take(line) }
      guard let memory = program.residentBytes, program.isRunning else {
        Console.tell("the program has ended: \(program.standardError)")
        return 1
      }
      if clock.now - start > .seconds(report) {
        report += 10
        tell(clock.now - start, memory: memory)
      }
    }
    desktop.release()
    desktop.release(button: 3)
    let memory = program.residentBytes ?? 0
    var status = -1
    // the first close may dismiss the panel only, or be taken back by what goes on
    for _ in 0..<20 where status < 0 {
      desktop.close(window)
      status = (try? program.exitStatus(before: Deadline(in: .seconds(1)))) ?? -1
    }
    for line in log.remainingLines() { laws.take(line) }
    tell(clock.now - start, memory: memory)
    for fault in laws.faults.prefix(10) { Console.tell("  \(fault)") }
    let replay = try RunningProgram(["replay", folder.file("trace"), "--fps", "1"])
    let replayed = try replay.exitStatus()
    if replayed != 0 { Console.tell("the recording does not replay: \(replay.standardError)") }
    if !program.standardError.isEmpty { Console.tell("said: \(program.standardError)") }
    Console.tell(
      "soak: \(seconds) s, seed \(seed), \(gestures) gestures, \(laws.samples) frames, \(laws.events) events, "
        + "\(laws.violations) violations, exit \(status)")
    return status == 0 && replayed == 0 && laws.violations == 0 ? 0 : 1
  }

  private func tell(_ time: Duration, memory: Int) {
    let frames = laws.takeFrameTimes()
    func number(_ value: Double) -> String { "\((value * 10_000).rounded() / 10)" }
    Console.tell(
      "\(time.components.seconds) s: \(gestures) gestures, memory \(memory >> 10) KiB, frame times \(number(frames.median)) "
        + "ms, at most \(number(frames.longest)) ms, \(laws.violations) violations")
  }

  private func act() {
    gestures += 1
    switch Int.random(in: 0..<20, using: &random) {
    case 0: desktop.type(["1", "2", "3", "4", "5"].randomElement(using: &random) ?? "1")
    case 1: desktop.type(["Escape", "Tab", "Return", "space", "Left"].randomElement(using: &random) ?? "Tab")
    case 2:
      desktop.resize(
        window, width: Int.random(in: 120...900, using: &random),
        height: Int.random(in: 120...950, using: &random))
    case 3: click(button: 1)
    case 4: click(button: UInt32.random(in: 4...7, using: &random))
    case 5: click(button: 3)
    default: drag()
    }
  }

  private func place() -> Point {
    Point(x: Double.random(in: 0...390, using: &random), y: Double.random(in: 0...840, using: &random))
  }

  private func click(button: UInt32) {
    desktop.move(to: place(), in: window)
    desktop.press(button: button)
    desktop.release(button: button)
  }

  private func drag() {
    var position = place()
    desktop.move(to: position, in: window)
    desktop.press()
    let step = Vector(
      dx: Double.random(in: -10...10, using: &random), dy: Double.random(in: -10...30, using: &random))
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      position = position + step
      desktop.move(to: position, in: window)
      usleep(UInt32.random(in: 1000...16_000, using: &random))
    }
    desktop.release()
    usleep(UInt32.random(in: 0...600_000, using: &random))
  }
}
