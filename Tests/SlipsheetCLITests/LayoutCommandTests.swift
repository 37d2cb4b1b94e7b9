import Foundation
import Testing
import TestSupport

@Suite("slipsheet layout")
struct LayoutCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  struct Steps: Decodable {
    struct Step: Decodable {
      var values: [String: Double]
    }

    var steps: [Step]
  }

  private func solve(_ path: String) throws -> RunningProgram {
    try RunningProgram(["layout", path])
  }

  @Test("The form's steps are printed, the same bytes twice")
  func form() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "LayoutTests/Cases/layout.json").path
    let program = try solve(path)
    #expect(try program.exitStatus() == 0)
    let found = try JSONDecoder().decode(Steps.self, from: Data(program.standardOutput.utf8))
    let expected = try JSONDecoder().decode(Steps.self, from: Data(contentsOf: URL(filePath: path)))
    #expect(found.steps.count == expected.steps.count)
    for (step, other) in zip(found.steps, expected.steps) {
      #expect(step.values.keys.sorted() == other.values.keys.sorted())
      #expect(other.values.allSatisfy { abs((step.values[$0.key] ?? .nan) - $0.value) <= 1e-4 })
    }
    let again = try solve(path)
    #expect(try again.exitStatus() == 0)
    #expect(again.standardOutput == program.standardOutput)
  }

  @Test(
    "What is wrong with a file is said in one line, and where",
    arguments: [
      ("{", "line 1, column 2: the text ends"),
      (#"{"edits":[],"steps":[]}"#, "constraints: missing"),
      (
        #"{"edits":[],"constraints":[{"terms":{"x":1},"relation":"=>"}],"steps":[]}"#,
        #"constraints[0].relation: expected one of "==", "<=", ">=", not "=>""#
      ),
      (
        #"{"edits":[],"constraints":[{"terms":{"x":"a"},"relation":"=="}],"steps":[]}"#,
        "constraints[0].terms.x: has the wrong type, expected a number"
      ),
      (
        #"{"edits":[],"constraints":[{"terms":{"x":1},"relation":">="},"#
          + #"{"terms":{"x":1},"constant":5,"relation":"=="}],"steps":[]}"#,
        #"constraints[1]: "x == -5" can't hold together with "x >= 0""#
      ),
      (
        #"{"edits":["x"],"constraints":[],"steps":[{"suggest":{"y":1}}]}"#,
        #"steps[0].suggest: "y" is not among the edits"#
      ),
    ])
  func faults(text: String, message: String) throws {
    let path = folder.file("layout.json")
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let program = try solve(path)
    #expect(try program.exitStatus() == 1)
    #expect(program.standardOutput.isEmpty)
    let errors = program.standardError
    #expect(errors.hasPrefix("slipsheet: error: \(path): \(message)"), "\(errors)")
    #expect(errors.hasSuffix("\n") && errors.dropLast().allSatisfy { !$0.isNewline }, "\(errors)")
  }

  @Test("Without a file, or with one that isn't there, it says so")
  func missing() throws {
    let nothing = try RunningProgram(["layout"])
    #expect(try nothing.exitStatus() == 2)
    let absent = try solve(folder.file("absent.json"))
    #expect(try absent.exitStatus() == 1)
    #expect(absent.standardError.contains("absent.json"))
  }
}
