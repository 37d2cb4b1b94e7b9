import Testing
import TestSupport

@Suite("A display for tests")
struct XvfbTests {
  @Test("Two servers run side by side, and one that is killed takes its clients' connections with it")
  func servers() throws {
    let first = try Xvfb()
    let second = try Xvfb(width: 400, height: 900)
    #expect(first.name != second.name)
    let desktop = try Desktop(second)
    second.kill()
    #expect(throws: SupportError.self) { try desktop.window(before: Deadline(in: .seconds(5))) }
    _ = try Desktop(first)
  }

  @Test("Waiting for a window that never comes ends at the deadline")
  func noWindow() throws {
    let desktop = try Desktop(Xvfb())
    #expect(throws: SupportError.self) { try desktop.window(before: Deadline(in: .milliseconds(50))) }
  }
}
