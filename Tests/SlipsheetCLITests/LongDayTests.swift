import Foundation
import Testing
import TestSupport

/// Memory is measured in processes of their own: tests that run beside these take some, too.
@Suite("Long days", .timeLimit(.minutes(10)))
struct LongDayTests {
  static let isLong = ProcessInfo.processInfo.environment["SLIPSHEET_ALL"] != nil

  @Test(
    "Memory stays flat over presentations and dismissals, and over style files read again",
    .disabled(if: Sanitizer.isBuiltIn, "it keeps what is freed for a while"))
  func growth() throws {
    for (what, count) in [("cycles", Self.isLong ? 10_000 : 60), ("reloads", Self.isLong ? 1_000 : 60)] {
      let program = try RunningProgram([what, String(count)], named: "Soak")
      #expect(try program.exitStatus(before: Deadline(in: .seconds(500))) == 0, "\(program.standardOutput)")
      print(program.standardOutput, terminator: "")
    }
  }

  @Test("A window that random gestures are made on keeps the laws")
  func window() throws {
    let program = try RunningProgram(["window", Self.isLong ? "120" : "5"], named: "Soak")
    #expect(
      try program.exitStatus(before: Deadline(in: .seconds(300))) == 0,
      "\(program.standardOutput)\(program.standardError)")
    print(program.standardOutput.split(separator: "\n").last ?? "")
  }
}
