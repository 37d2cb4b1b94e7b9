import Testing
import XvfbSupport

@Suite("A display for tests")
struct XvfbTests {
  @Test("Two servers run side by side, and each ends when it is stopped")
  func servers() throws {
    let first = try Xvfb()
    let second = try Xvfb(width: 400, height: 900)
    #expect(first.name != second.name)
    _ = try Desktop(second)
    second.kill()
    #expect(throws: SupportError.self) { try Desktop(second) }
    _ = try Desktop(first)
  }

  @Test("Waiting for a window that never comes ends at the deadline")
  func noWindow() throws {
    let desktop = try Desktop(Xvfb())
    #expect(throws: SupportError.self) { try desktop.window(before: Deadline(in: .milliseconds(50))) }
  }
}
