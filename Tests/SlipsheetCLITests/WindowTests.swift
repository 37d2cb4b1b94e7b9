import Foundation
import Gallery
import Geometry
import Slipsheet
import Testing
import TestSupport

@Suite("A window on a real display", .timeLimit(.minutes(5)))
struct WindowTests {
  @Test("A drag of 150 points dismisses the panel, 0.2 s after the release")
  func dismiss() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [40, 100, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)

    #expect(sitting.events == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
    let release = try #require(sitting.single("dragEnded"))
    #expect(release.outcome == "dismiss")
    #expect(sitting.single("willDismiss")?.t == release.t)
    #expect(sitting.single("willDismiss")?.cause == "drag")
    let end = try #require(sitting.single("didDismiss"))
    #expect(abs(end.t - release.t - 0.2) < 1e-9)
    #expect(sitting.program.standardError == "")
  }

  @Test(
    "A drag that ends within 100 points restores the panel, however far it went",
    arguments: [[30, 60], [60, 150, 90]])
  func restore(distances: [Double]) throws {
    let sitting = try Sitting()
    try sitting.drag(through: distances)
    sitting.desktop.release()
    let end = try sitting.waitForEvent("didRestore")
    let release = try #require(sitting.single("dragEnded"))
    #expect(release.outcome == "restore")
    #expect(abs(end.t - release.t - 0.2) < 1e-9)
    #expect(sitting.events == ["dragBegan", "dragEnded", "didRestore"])
    try sitting.waitForSample { $0.phase == "presented" && $0.translation == [0, 0] }
  }

  @Test("The title says what is shown, once it rests")
  func title() throws {
    let sitting = try Sitting()
    #expect(sitting.desktop.title(of: sitting.window) == "sheet, shown – Slipsheet")
    try sitting.drag(through: [40, 150])
    #expect(sitting.desktop.title(of: sitting.window) == "sheet, shown – Slipsheet")
    sitting.desktop.release()
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
  }

  @Test("Escape dismisses the panel")
  func escape() throws {
    let sitting = try Sitting()
    sitting.point(at: 0)
    sitting.desktop.type("Escape")
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
    #expect(sitting.events == ["willDismiss", "didDismiss"])
    #expect(sitting.single("willDismiss")?.cause == "escape")
  }

  @Test("The window manager's close dismisses the panel, then ends the program")
  func close() throws {
    let sitting = try Sitting()
    #expect(try sitting.close() == 0)
    #expect(sitting.events == ["willDismiss", "didDismiss"])
    #expect(sitting.single("willDismiss")?.cause == "windowClose")
    #expect(sitting.program.standardError == "")
  }

  @Test("The close button dismisses the panel, and the presenter's button presents it again")
  func buttons() async throws {
    let size = Size(width: 390, height: 844)
    let closeButton = try await Self.center(of: "close", on: ArticlePage(theme: .light, close: {}), size)
    let openButton = try await Self.center(of: "open", on: PresenterPage(theme: .light, open: {}), size)
    let sitting = try Sitting()
    sitting.click(at: closeButton)
    try sitting.waitForEvent("didDismiss")
    #expect(sitting.single("willDismiss")?.cause == "closeButton")
    try sitting.waitForSample { $0.phase == "hidden" }
    sitting.click(at: openButton)
    try sitting.waitForEvent("didPresent")
    let start = try #require(sitting.single("willPresent"))
    let end = try #require(sitting.single("didPresent"))
    #expect(abs(end.t - start.t - 0.35) < 1e-9)
    try sitting.waitForSample { $0.phase == "presented" && $0.backdrop == 0.8 }
  }

  @MainActor private static func center(of name: String, on page: some Page, _ size: Size) throws -> Point {
    let control = try #require(page.contents(for: size).controls.first { $0.name == name })
    return Point(
      x: control.frame.minX + control.frame.width / 2, y: control.frame.minY + control.frame.height / 2)
  }

  @Test(
    "A recording replays to what was seen: the same events and, at the times of the log, the same samples")
  func recording() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [30, 60])
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    try sitting.drag(through: [50, 150, 120])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    // A replay at the log's times ends with its last sample.
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    try sitting.expectReplay()
  }

  @Test("While the panel goes down, the window shows more of the presenter, and it brightens")
  func pictures() throws {
    try Sitting().expectBrightening()
  }

  @Test("At scale 2 the window has twice the pixels, and a drag is still measured in points")
  func scale() throws {
    let sitting = try Sitting(scale: 2)
    let picture = try sitting.desktop.picture(of: sitting.window)
    #expect(picture.width == 780 && picture.height == 1688)
    try sitting.drag(through: [60, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
  }

  @Test("A display that dies during a drag ends the program with one line")
  func lostDisplay() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [50, 120])
    sitting.server.kill()
    #expect(try sitting.end() == 1)
    #expect(sitting.program.hasToldOneError)
  }

  @Test("Without a display the program says so in one line", arguments: [nil, ":59999", "nonsense"])
  func noDisplay(name: String?) throws {
    let program = try RunningProgram(["run", "sheet", "--backend", "x11"], display: name)
    #expect(try program.exitStatus() == 1)
    #expect(program.hasToldOneError)
    #expect(program.standardOutput == "")
  }

  @Test("A signal ends the program in order", arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func signal(number: Int32, status: Int) throws {
    let sitting = try Sitting()
    try sitting.drag(through: [80])
    sitting.program.send(number)
    #expect(try sitting.end() == status)
    #expect(sitting.program.standardError == "")
  }
}
