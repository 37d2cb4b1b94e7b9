import Foundation
import TestCompositor
import Testing

@MainActor
@Suite("Keys on Wayland", .timeLimit(.minutes(5)))
struct KeyboardTests {
  private func visit() throws -> Visit {
    let visit = try Visit(devices: [.pointer, .keyboard])
    visit.wait("a keyboard is asked for") { visit.compositor.hasKeyboard }
    visit.compositor.keyboardEnter()
    return visit
  }

  /// The keys that were recorded as pressed.
  private func keys(_ visit: Visit) throws -> [String] {
    struct Entry: Decodable {
      let key: String?
      let pressed: Bool?
    }
    return try String(contentsOfFile: visit.folder.file("trace"), encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
      .filter { $0.pressed != false }.compactMap(\.key)
  }

  @Test("Escape sends the panel away")
  func escape() throws {
    let visit = try visit()
    visit.compositor.type(.escape)
    visit.waitForEvent("didDismiss")
    #expect(visit.lines.contains { $0.contains(#""cause":"escape""#) })
    #expect(try visit.close() == 0)
  }

  @Test(
    "Tab and Shift with Tab lead from control to control, and Space uses the one that is reached",
    arguments: [true, false])
  func tab(isBackward: Bool) throws {
    let visit = try visit()
    visit.compositor.type(.tab, withShift: isBackward)
    visit.compositor.type(.space)
    visit.waitForEvent("didDismiss")
    #expect(visit.lines.contains { $0.contains(#""cause":"closeButton""#) })
  }

  @Test("F11 covers the screen, and Escape leaves it before anything else")
  func fullScreen() throws {
    let visit = try visit()
    visit.compositor.type(.f11)
    visit.wait("the whole screen is asked for") { visit.compositor.wantsFullScreen }
    // Active and over the whole screen, as xdg_toplevel numbers it.
    visit.compositor.configure(width: 1920, height: 1080, states: [4, 2])
    visit.wait("the screen is filled") { visit.compositor.shown?.width == 1920 }
    visit.compositor.type(.escape)
    visit.wait("the screen is given back") { !visit.compositor.wantsFullScreen }
    #expect(!visit.events.contains("willDismiss"))
  }

  @Test("1 to 5 choose the behaviours")
  func styles() throws {
    let visit = try visit()
    let numbers: [TestCompositor.KeyCode] = [.two, .three, .four, .five, .one]
    for (key, style) in zip(numbers, ["photo", "fade", "card", "zoom", "sheet"]) {
      visit.compositor.type(key)
      visit.wait("\(style) is shown") { visit.compositor.title.hasPrefix(style) }
    }
  }

  @Test("A key means what the layout says that is in force")
  func layouts() throws {
    let visit = try visit()
    visit.compositor.type(.y)
    visit.compositor.setModifiers(0, layout: 1)
    visit.compositor.type(.y)
    visit.compositor.type(.escape)
    visit.waitForEvent("didDismiss")
    #expect(try visit.close() == 0)
    #expect(try keys(visit) == ["y", "z", "Escape"])
  }

  @Test(
    "A key that is held comes again and again, until it is let go or the keyboard is gone",
    arguments: [true, false])
  func repetition(isUnplugged: Bool) throws {
    let visit = try visit()
    visit.compositor.key(.down, isDown: true)
    try visit.wait("it comes again") { try keys(visit).count >= 4 }
    if isUnplugged {
      visit.compositor.setDevices([.pointer])
    } else {
      visit.compositor.key(.down, isDown: false)
    }
    visit.compositor.close()
    visit.waitForEvent("didDismiss")
    visit.wait("the client is gone") { visit.compositor.isDeserted }
    #expect(try visit.end() == 0)
    #expect(Set(try keys(visit)) == ["Down"])
  }
}
