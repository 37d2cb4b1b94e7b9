import Foundation
import TestCompositor
import Testing
import TestSupport

@MainActor
@Suite("A compositor with moods", .timeLimit(.minutes(5)))
struct FaultTests {
  @Test("A finger pulls the panel away")
  func touch() throws {
    let visit = try Visit()
    visit.pull(to: 150)
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
    #expect(visit.events == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
    visit.wait("the panel is gone") { visit.hasSample("hidden") }
    visit.wait("the title says so") { visit.compositor.title == "sheet, hidden \u{2013} Slipsheet" }
    #expect(try visit.close() == 0)
    #expect(visit.program.standardError == "")
    try visit.expectReplay()
  }

  @Test("A touch that the compositor takes for itself restores the panel")
  func cancel() throws {
    let visit = try Visit()
    visit.pull(to: 150)
    visit.compositor.touchCancel()
    visit.waitForEvent("didRestore")
    #expect(!visit.events.contains("willDismiss"))
    // The next finger is as good as the first.
    visit.pull(to: 120)
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
  }

  @Test("A touch screen that is unplugged in the middle of a drag restores the panel")
  func unplugTouch() throws {
    let visit = try Visit()
    visit.pull(to: 150)
    visit.compositor.setDevices([])
    visit.waitForEvent("didRestore")
    #expect(!visit.events.contains("willDismiss"))
    visit.compositor.setDevices([.pointer])
    visit.wait("a pointer is asked for") { visit.compositor.hasPointer }
  }

  @Test("A pointer that comes late drags as one that was there; one that is taken away restores")
  func latePointer() throws {
    let visit = try Visit(devices: [])
    visit.compositor.setDevices([.pointer])
    visit.wait("a pointer is asked for") { visit.compositor.hasPointer }
    visit.compositor.pointerEnter(x: 195, y: 300)
    visit.compositor.pointerButton(isDown: true)
    for y in [340.0, 400, 450] { visit.compositor.pointerMove(x: 195, y: y) }
    visit.wait("the panel follows") { visit.isShown(at: 150) }
    visit.compositor.pointerLeave()
    visit.waitForEvent("didRestore")
    #expect(!visit.events.contains("willDismiss"))
  }

  @Test("A storm of sizes ends with the last one, and the drag goes on")
  func storm() throws {
    let visit = try Visit()
    visit.pull(to: 90)
    for step in 0..<200 {
      visit.compositor.configure(width: 300 + step % 97, height: 700 + step % 89)
    }
    visit.compositor.configure(width: 420, height: 800)
    visit.wait("the last size is shown") { visit.compositor.shown?.width == 420 }
    #expect(visit.compositor.shown?.height == 800)
    visit.compositor.touchMove(x: 195, y: 460)
    visit.compositor.touchUp()
    visit.waitForEvent("dragEnded")
    visit.wait("the drag has an end") { ["didDismiss", "didRestore"].contains(visit.events.last) }
    #expect(try visit.close() == 0 || visit.events.contains("didDismiss"))
    try visit.expectReplay()
  }

  @Test(
    "A monitor that changes its scale, goes and comes back has pictures of its scale, and the drag goes on")
  func outputs() throws {
    let visit = try Visit()
    visit.pull(to: 60)
    visit.compositor.setOutputScale(2)
    visit.wait("the picture has twice the pixels") { visit.compositor.shown?.width == 780 }
    #expect(visit.compositor.shown?.scale == 2)
    visit.compositor.unplugOutput()
    visit.compositor.plugOutput(scale: 3)
    visit.wait("the picture has three times the pixels") { visit.compositor.shown?.width == 1170 }
    visit.compositor.touchMove(x: 195, y: 450)
    visit.wait("the panel follows in points") { visit.isShown(at: 150) }
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
  }

  @Test("Pictures that are given back late change nothing")
  func lateRelease() throws {
    let visit = try Visit()
    visit.compositor.release = .late
    visit.pull(to: 150)
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
    visit.wait("the panel is gone") { visit.hasSample("hidden") }
  }

  @Test("Pictures that are never given back stop the pictures, not the gesture")
  func noRelease() throws {
    let visit = try Visit()
    visit.compositor.release = .never
    visit.compositor.touchDown(x: 195, y: 300)
    for y in stride(from: 310.0, through: 450, by: 10) {
      visit.compositor.touchMove(x: 195, y: y)
      visit.compositor.runBriefly()
    }
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
    #expect(visit.compositor.pictureCount <= 5)
    #expect(try visit.close() == 0)
  }

  @Test("Out of sight nothing is drawn, and the gesture still ends")
  func hidden() throws {
    let visit = try Visit()
    visit.pull(to: 150)
    visit.compositor.isVisible = false
    visit.compositor.touchUp()
    visit.waitForEvent("didDismiss")
    let count = visit.compositor.pictureCount
    visit.compositor.isVisible = true
    visit.wait("the panel is seen to be gone") {
      visit.hasSample("hidden") && visit.compositor.pictureCount > count
    }
  }

  @Test(
    "A compositor that goes in the middle of a drag ends the program with one line, and the log is whole",
    arguments: [false, true])
  func loss(isFault: Bool) throws {
    let visit = try Visit()
    visit.pull(to: 120)
    if isFault {
      visit.compositor.accuse()
      visit.wait("the client is gone") { visit.compositor.isDeserted }
    } else {
      visit.compositor.disconnect()
    }
    #expect(try visit.end() == 1)
    #expect(visit.program.hasToldOneError)
    #expect(visit.program.standardError.contains(isFault ? "wl_surface, error 7" : "is gone"))
    let log = try String(contentsOfFile: visit.folder.file("log"), encoding: .utf8)
    #expect(log.hasSuffix("}\n"))
    #expect(visit.events == ["dragBegan"])
  }

  @Test(
    "Nobody at the display's name, and a name that is none, give one line",
    arguments: ["wayland-59", "/nonexistent/way"])
  func nobody(name: String) throws {
    let program = try RunningProgram(
      ["run", "sheet", "--backend", "wayland"], environment: ["WAYLAND_DISPLAY": name])
    #expect(try program.exitStatus() == 1)
    #expect(program.hasToldOneError)
  }

  @Test(
    "Where fractions are told, the picture has the pixels of the fraction and covers its units",
    arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func fractions(scale: Double) throws {
    let visit = try Visit(scale: Int(scale.rounded(.up)), fraction: scale)
    #expect(visit.compositor.shown?.width == Int((390 * scale).rounded()))
    #expect(visit.compositor.shown?.height == Int((844 * scale).rounded()))
    #expect(visit.compositor.shown?.destination == [390, 844])
    #expect(visit.compositor.shown?.scale == 1)
    visit.pull(to: 100)
    visit.compositor.setFraction(1.5)
    visit.wait("the picture has the new fraction") { visit.compositor.shown?.width == 585 }
    visit.compositor.touchUp()
    visit.wait("the drag has an end") { ["didDismiss", "didRestore"].contains(visit.events.last) }
  }

  @Test("Fingers on a touchpad pull the panel; a wheel and a pinch are recorded as what they are")
  func touchpad() throws {
    let visit = try Visit()
    visit.compositor.pointerEnter(x: 195, y: 300)
    visit.compositor.wheel(parts: 60)
    visit.compositor.pinch(through: [1.2, 1.5])
    for _ in 0..<10 { visit.compositor.fingerScroll(dy: -15) }
    visit.wait("the panel follows") { visit.isShown(at: 150) }
    visit.compositor.fingerScroll(dy: 0)
    visit.wait("the drag has an end") { ["didDismiss", "didRestore"].contains(visit.events.last) }
    let trace = try String(contentsOfFile: visit.folder.file("trace"), encoding: .utf8)
    #expect(trace.contains("\"wheel\"") && trace.contains("\"touchpad\""))
    #expect(trace.contains("\"pinch\""))
  }
}
