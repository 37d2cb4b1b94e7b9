import Foundation
import Geometry
import Testing
import TestSupport

@Suite(
  "What is lost for good, as valgrind sees it", .enabled(if: LongDayTests.isLong, "only where there is time"),
  .timeLimit(.minutes(10)))
struct ValgrindTests {
  /// Ends with 9 where memory is lost for good or used wrongly.
  private static let watcher: [String] = {
    let known = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sanitizers/valgrind.txt").path
    return [
      // optimised Swift asks the sign of a word of which only the bits of an enum's case are set; valgrind takes the
      // whole word for unset then
      "valgrind", "--quiet", "--undef-value-errors=no", "--leak-check=full", "--show-leak-kinds=definite",
      "--errors-for-leak-kinds=definite", "--num-callers=30", "--error-exitcode=9", "--suppressions=\(known)",
    ]
  }()

  @Test("Nothing, without a display")
  func offscreen() throws {
    let folder = try ScratchFolder()
    let program = try RunningProgram(
      ["run", "sheet", "--backend", "offscreen", "--size", "60x120", "--log", "log", "--record", "trace"],
      under: Self.watcher, in: folder.path)
    #expect(try program.exitStatus(before: Deadline(in: .seconds(200))) == 0)
    expectClean(program, "offscreen")
  }

  @Test("Nothing, in a window whose panel is pulled away, presented again, resized and dismissed")
  func window() throws {
    let sitting = try Sitting(under: Self.watcher)
    try sitting.drag(through: [60, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    sitting.desktop.type("Tab")
    sitting.desktop.type("Return")
    try sitting.waitForEvent("didPresent")
    sitting.desktop.resize(sitting.window, width: 500, height: 700)
    try sitting.waitForSample { $0.frame?[2] == 500 }
    sitting.desktop.type("2")
    sitting.desktop.type("Escape")
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
    expectClean(sitting.program, "window")
  }

  private func expectClean(_ program: RunningProgram, _ name: String) {
    let report = program.standardError
    #expect(report == "")
    print(
      "valgrind \(name): \(report.split(separator: "\n").count { $0.contains("definitely lost") }), losses")
  }
}
