import Foundation
import TestCompositor
import Testing
import TestSupport

@MainActor
@Suite("A window on Wayland that OpenGL ES draws", .timeLimit(.minutes(10)))
struct GPUTests {
  private func visit(scale: Int = 1, fraction: Double? = nil) throws -> Visit {
    let visit = try Visit(scale: scale, fraction: fraction, arguments: ["--gpu", "always"])
    #expect(visit.program.hasLoaded("libwayland-egl"))
    return visit
  }

  @Test(
    "A finger pulls the panel away, the compositor closes the window, and the recording replays to the log")
  func drag() throws {
    let visit = try visit()
    visit.compositor.release = .late
    visit.pull(to: 150)
    visit.compositor.touchUp()
    visit.wait("the panel is gone") { visit.hasSample("hidden") }
    #expect(visit.events == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
    #expect(try visit.close() == 0)
    #expect(visit.program.standardError == "")
    try visit.expectReplay()
  }

  @Test("Sizes and scales that change in the middle of a drag are followed, and the drag goes on")
  func sizes() throws {
    let visit = try visit()
    visit.pull(to: 90)
    for step in 0..<50 { visit.compositor.configure(width: 300 + step, height: 700 + step) }
    visit.compositor.configure(width: 420, height: 800)
    visit.wait("the last size is shown") { visit.compositor.shown?.width == 420 }
    #expect(visit.compositor.shown?.height == 800)
    visit.compositor.setOutputScale(2)
    visit.wait("the picture has twice the pixels") { visit.compositor.shown?.width == 840 }
    #expect(visit.compositor.shown?.scale == 2)
    visit.compositor.touchMove(x: 195, y: 450)
    visit.compositor.touchUp()
    visit.wait("the drag has an end") { ["didDismiss", "didRestore"].contains(visit.events.last) }
    #expect(visit.program.standardError == "")
  }

  @Test("Where fractions are told, the picture has the pixels of the fraction and covers its units")
  func fractions() throws {
    let visit = try visit(scale: 2, fraction: 1.5)
    #expect(visit.compositor.shown?.width == 585 && visit.compositor.shown?.height == 1266)
    #expect(visit.compositor.shown?.destination == [390, 844])
    visit.compositor.setFraction(1.25)
    visit.wait("the picture has the new fraction") { visit.compositor.shown?.width == 488 }
  }

  @Test(
    "A compositor that goes in the middle of a drag ends the program with one line", arguments: [false, true])
  func loss(isFault: Bool) throws {
    let visit = try visit()
    visit.pull(to: 120)
    if isFault {
      visit.compositor.accuse()
      visit.wait("the client is gone") { visit.compositor.isDeserted }
    } else {
      visit.compositor.disconnect()
    }
    #expect(try visit.end() == 1)
    #expect(visit.program.hasToldOneError)
  }

  @Test("Where a GPU is not wanted, or not there, nothing of OpenGL is loaded", arguments: ["never", "auto"])
  func nothing(choice: String) throws {
    guard choice == "never" || access("/dev/dri", F_OK) != 0 else { return }
    let visit = try Visit(arguments: ["--gpu", choice])
    for library in ["libEGL", "libGLES", "libwayland-egl", "_dri.so", "libLLVM"] {
      #expect(!visit.program.hasLoaded(library), "\(library)")
    }
    #expect(try visit.close() == 0)
  }
}
