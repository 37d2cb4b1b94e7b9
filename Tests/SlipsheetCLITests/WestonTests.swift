import Foundation
import Testing
import TestSupport

@Suite(
  "Weston, which has no seat here", .enabled(if: Weston.isAvailable, "weston is not installed"),
  .timeLimit(.minutes(5)))
struct WestonTests {
  private func start(on weston: Weston) throws -> LoggedProgram {
    let program = LoggedProgram(
      try .init(options: ["--record", "trace"], environment: ["WAYLAND_DISPLAY": weston.name]))
    try program.waitForSample { $0.phase == "presented" }
    return program
  }

  @Test("The window opens at its own size, draws, and ends in order when the program is asked to")
  func window() throws {
    let weston = try Weston()
    let program = try start(on: weston)
    let shown = try program.waitForSample { _ in true }
    #expect(shown.frame == [0, 0, 390, 844])
    program.program.send(SIGTERM)
    #expect(try program.end() == 143)
    #expect(program.program.standardError == "")
  }

  @Test("A window that is given the whole screen fills it")
  func resize() throws {
    let weston = try Weston(.kiosk, width: 1024, height: 768)
    let program = try start(on: weston)
    if program.lines.last?.frame != [0, 0, 1024, 768] {
      try program.waitForSample { $0.frame == [0, 0, 1024, 768] }
    }
    program.program.send(SIGINT)
    #expect(try program.end() == 130)
    #expect(program.program.standardError == "")
  }

  @Test("A compositor that ends takes the program along, with one line")
  func loss() throws {
    let weston = try Weston()
    let program = try start(on: weston)
    weston.kill()
    #expect(try program.end() == 1)
    #expect(program.program.hasToldOneError)
  }
}
