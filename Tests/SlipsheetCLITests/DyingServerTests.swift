import Foundation
import Glibc
import Testing
import TestSupport

@Suite("A display that dies, refuses or lacks", .serialized, .timeLimit(.minutes(5)))
struct DyingServerTests {
  enum Moment: String, CaseIterable {
    case presented, dragging, restoring, dismissing, hidden, presenting
  }

  @Test(
    "In every phase the program ends within a second, with one line and whole files",
    arguments: Moment.allCases)
  func death(moment: Moment) throws {
    // a busy machine may be late once, not each time
    var fastest = try timeToEnd(in: moment)
    let limit = Duration.seconds(1) * Sanitizer.slowness
    for _ in 0..<3 where fastest >= limit { fastest = min(fastest, try timeToEnd(in: moment)) }
    #expect(fastest < limit)
  }

  private func timeToEnd(in moment: Moment) throws -> Duration {
    let sitting = try Sitting()
    switch moment {
    case .presented: break
    case .dragging: try sitting.drag(through: [50, 120])
    case .restoring:
      try sitting.drag(through: [60])
      sitting.desktop.release()
      try sitting.waitForSample { $0.phase == "restoring" }
    case .dismissing:
      try sitting.drag(through: [150])
      sitting.desktop.release()
      try sitting.waitForSample { $0.phase == "dismissing" }
    case .hidden, .presenting:
      sitting.desktop.type("Escape")
      try sitting.waitForSample { $0.phase == "hidden" }
      if moment == .presenting {
        sitting.desktop.type("Tab")
        sitting.desktop.type("Return")
        try sitting.waitForSample { $0.phase == "presenting" }
      }
    }
    sitting.server.kill()
    let clock = ContinuousClock()
    let start = clock.now
    let status = try sitting.end()
    let time = clock.now - start
    #expect(status == 1)
    #expect(sitting.program.standardError.hasPrefix("slipsheet: error: the X server is gone"))
    #expect(sitting.program.standardError.filter(\.isNewline).count == 1)
    try expectWhole(sitting.folder.file("log"))
    try expectWhole(sitting.folder.file("trace"))
    let replay = try RunningProgram(["replay", sitting.folder.file("trace")])
    #expect(try replay.exitStatus() == 0)
    return time
  }

  @Test("A recording survives a kill up to its last event")
  func killed() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [50, 120])
    sitting.program.send(SIGKILL)
    #expect(try sitting.end() == 128 + 9)
    try expectWhole(sitting.folder.file("log"))
    try expectWhole(sitting.folder.file("trace"))
    let trace = try String(contentsOfFile: sitting.folder.file("trace"), encoding: .utf8)
    #expect(trace.split(separator: "\n").last?.contains(#""x":195,"y":420"#) == true)
  }

  /// Whether every line of a file of JSON lines is one.
  private func expectWhole(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test(
    "Without an extension the window works as with it",
    arguments: ["MIT-SHM", "XInputExtension", "RENDER", "Present", "RANDR"])
  func without(name: String) throws {
    let sitting = try Sitting(server: Xvfb(width: 800, height: 900, ["-extension", name]))
    try sitting.drag(through: [60, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }

  @Test("On a screen of other colours the window finds some that will do", arguments: [15, 16, 30])
  func otherDepth(bits: Int) throws {
    let sitting = try Sitting(server: Xvfb(width: 800, height: 900, depth: bits))
    try sitting.drag(through: [60, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
  }

  @Test("A screen that shrinks and whose monitors are unplugged in the middle of a drag ends no gesture")
  func monitors() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [60])
    sitting.desktop.unplugMonitors()
    #expect(sitting.desktop.monitorCount == 0)
    try sitting.pull(to: 100)
    sitting.desktop.resizeScreen(width: 640, height: 600)
    #expect(sitting.desktop.screenSize == (640, 600))
    try sitting.pull(to: 150)
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(sitting.single("dragEnded")?.outcome == "dismiss")
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
    try sitting.expectReplay()
  }

  @Test(
    "A server that offers to share memory and then refuses is drawn to all the same",
    .enabled(if: Xvfb.mayKeepMemoryApart, "this machine keeps no memory apart"))
  func refusal() throws {
    let sitting = try Sitting(server: Xvfb(width: 800, height: 900, isMemoryApart: true))
    try sitting.expectBrightening()
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }

  @Test("Where no colours will do, that is told in one line")
  func depth() throws {
    let bits = 8
    let server = try Xvfb(width: 800, height: 900, depth: bits)
    let program = try RunningProgram(["run", "sheet", "--backend", "x11"], display: server.name)
    let line =
      "slipsheet: error: unsupported colour depth of \(bits) bits, display \(server.name), "
      + "start the X server with 24 bits\n"
    #expect(try program.exitStatus() == 1)
    #expect(program.standardError == line)
  }

  @Test("A window manager that shows no window is told of in one line, and the program still ends in order")
  func keptOff() throws {
    let server = try Xvfb()
    let desktop = try Desktop(server)
    desktop.keepWindowsOff()
    let folder = try ScratchFolder()
    let errors = try GrowingFile(folder.file("errors"))
    let program = try RunningProgram.shell(
      "exec \"$slipsheet\" run sheet --backend x11 2> errors", in: folder.path, display: server.name)
    #expect(
      try errors.nextLine()
        == "slipsheet: the window is not on the screen after 5 seconds, its window manager has not shown it")
    program.send(SIGTERM)
    #expect(try program.exitStatus() == 143)
    #expect(errors.remainingLines().isEmpty)
  }
}
