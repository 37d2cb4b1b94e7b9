import Foundation
import Testing
import TestSupport

@Suite("slipsheet lint")
struct LintCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func run(_ arguments: [String]) throws -> (status: Int, output: String, errors: String) {
    let program = try RunningProgram(arguments)
    let status = try program.exitStatus()
    return (status, program.standardOutput, program.standardError)
  }

  /// The line of `fade` on which its dismissal stands.
  private func lineOfDismissal() throws -> Int {
    let lines = try run(["styles", "fade"]).output.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains("dismiss:") }) + 1
  }

  @Test("Findings name the file, the line, the rule and a number, and are no error")
  func builtIn() throws {
    let lint = try run(["lint", "sheet", "fade"])
    #expect(lint.status == 0)
    #expect(lint.errors.isEmpty)
    #expect(lint.output.contains("sheet:16: kink, 1 points a point: drag.minimum.dy: "))
    #expect(lint.output.contains("sheet:23: against-the-hand, 500 points/s: release: "))
    #expect(lint.output.contains("\n    try: "))
    #expect(lint.output.contains("fade:\(try lineOfDismissal()): velocity-break, "))
  }

  @Test("With --strict, findings end in 1 and one line of error")
  func strict() throws {
    let lint = try run(["lint", "--strict", "fade"])
    #expect(lint.status == 1)
    #expect(lint.output.contains("fade:\(try lineOfDismissal()): "))
    #expect(lint.errors == "slipsheet: error: 1 finding, fade, see above\n")
  }

  @Test("As JSON, each finding is an object in a line")
  func json() throws {
    let path = folder.file("mine.json5")
    try run(["styles", "sheet"]).output.write(toFile: path, atomically: true, encoding: .utf8)
    let lines = try run(["lint", "--json", path]).output.split(separator: "\n")
    #expect(lines.count == 6)
    for line in lines {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["path"] as? String == path)
      #expect(object["style"] as? String == "sheet")
      #expect((object["line"] as? Int ?? 0) > 0)
      for key in ["rule", "key", "unit", "message", "suggestion"] { #expect(object[key] is String) }
      #expect((object["measured"] as? Double ?? 0) > 0)
    }
  }

  @Test(
    "What cannot be linted is told in one line",
    arguments: [
      ([], 2, "expected one style or more"), (["nothing"], 1, "no such style"),
      (["./none.json5"], 1, "./none.json5: No such file"), (["sheet", "--size", "0x1"], 2, "--size 0x1"),
    ])
  func wrong(words: [String], status: Int, text: String) throws {
    let lint = try run(["lint"] + words)
    #expect(lint.status == status)
    #expect(lint.output.isEmpty)
    #expect(lint.errors.hasPrefix("slipsheet: error: ") && lint.errors.contains(text), "\(lint.errors)")
    #expect(lint.errors.count { $0 == "\n" } == 1)
  }
}
