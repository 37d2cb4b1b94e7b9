import Foundation
import Testing
import TestSupport

@Suite("A window that OpenGL ES draws", .timeLimit(.minutes(5)))
struct GPUTests {
  /// What a log tells of a drag, whenever its frames were drawn: the events, and where the panel stood.
  private func drag(gpu: String) throws -> (events: [String], outcomes: [String?], settles: [Double]) {
    let sitting = try Sitting(options: ["--gpu", gpu, "--record", "trace"])
    try sitting.drag(through: [30, 60, 90])
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    try sitting.drag(through: [40, 100, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
    let events = sitting.lines.filter { $0.event != nil }
    var settles: [Double] = []
    for (release, end) in zip(events, events.dropFirst()) where release.event == "dragEnded" {
      settles.append(((end.t - release.t) * 1e9).rounded())
    }
    return (sitting.events, events.map(\.outcome), settles)
  }

  @Test("End-to-end drags give the same events as with the processor")
  func sameLogs() throws {
    let processor = try drag(gpu: "never")
    let gpu = try drag(gpu: "always")
    #expect(processor.events == gpu.events)
    #expect(processor.outcomes == gpu.outcomes)
    #expect(processor.settles == gpu.settles)
  }

  @Test("A recording made on the GPU replays to what was seen, and its log is that of the replay")
  func recording() throws {
    let sitting = try Sitting(options: ["--gpu", "always", "--record", "trace"])
    try sitting.drag(through: [50, 150, 120])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    try sitting.expectReplay()
  }

  @Test("The window shows what the processor would show, at rest and while it is dragged")
  func pictures() throws {
    try Sitting(options: ["--gpu", "always", "--record", "trace"]).expectBrightening()
  }

  @Test("A display that dies during a drag ends the program with one line")
  func lostDisplay() throws {
    let sitting = try Sitting(options: ["--gpu", "always", "--record", "trace"])
    try sitting.drag(through: [50, 120])
    sitting.server.kill()
    #expect(try sitting.end() == 1)
    #expect(sitting.program.standardError.hasPrefix("slipsheet: error: "))
    #expect(sitting.program.standardError.filter(\.isNewline).count == 1)
  }

  @Test(
    "The bench tells draw calls of frames on the GPU, and that a steady drag uploads and allocates nothing")
  func bench() throws {
    let program = try RunningProgram(["bench", "frame", "--gpu", "--json"])
    #expect(try program.exitStatus() == 0)
    let lines = program.standardOutput.split(separator: "\n")
    for what in ["uploads", "allocations"] {
      let rows = lines.filter { $0.contains(what) }
      #expect(rows.count == 4 && rows.allSatisfy { $0.contains(#""value":0,"#) })
    }
    #expect(lines.filter { $0.contains("draw calls") && $0.contains(#""value":3,"#) }.count == 3)
  }

  @Test("Other words than auto, never and always are refused")
  func choices() throws {
    let program = try RunningProgram(["run", "--gpu", "maybe"])
    #expect(try program.exitStatus() == 2)
    #expect(program.standardError == "slipsheet: error: --gpu maybe, expected auto, never or always\n")
  }
}
