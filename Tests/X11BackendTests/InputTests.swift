import Geometry
import Gestures
import Testing
import Windowing

@testable import X11Backend

@MainActor
@Suite("Input from an X server")
struct InputTests {
  @Test("A drag with the mouse gives a press, moves and a release with one id, also outside the window")
  func drag() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.move(x: 100, y: 100)
    desk.client.button(1, isDown: true)
    desk.client.move(x: 110, y: 150)
    desk.client.move(x: 500, y: 600)
    desk.client.button(1, isDown: false)
    desk.wait("the release arrives") { desk.inputs.contains { if case .up = $0 { true } else { false } } }

    var positions: [Point] = []
    var ids: Set<Int> = []
    for input in desk.inputs {
      switch input {
      case .down(let down):
        #expect(down.device == .mouse && down.button == 1 && positions.isEmpty)
        positions.append(down.position)
        ids.insert(down.id)
      case .move(let move), .up(let move):
        positions.append(move.position)
        ids.insert(move.id)
      default: break
      }
    }
    #expect(positions.first == Point(x: 100, y: 100))
    #expect(positions.contains(Point(x: 110, y: 150)))
    #expect(positions.last == Point(x: 500, y: 600))
    #expect(ids.count == 1)
  }

  @Test("Keys come with the names of their symbols")
  func keys() throws {
    let desk = try Desk()
    desk.waitForColor()
    for name in ["Escape", "Left", "a"] {
      desk.client.key(name, isDown: true)
      desk.client.key(name, isDown: false)
    }
    desk.wait("six key events arrive") {
      desk.inputs.filter { if case .key = $0 { true } else { false } }.count == 6
    }
    let keys = desk.inputs.compactMap { if case .key(let key) = $0 { key } else { nil } }
    #expect(
      keys == [
        Key("Escape"), Key("Escape", isPressed: false), Key("Left"), Key("Left", isPressed: false), Key("a"),
        Key("a", isPressed: false),
      ])
  }

  @Test("The window manager's close arrives as an event, and the window stays")
  func close() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.send(protocol: "WM_DELETE_WINDOW", to: desk.window.id)
    desk.wait("the close arrives") { desk.inputs.contains(.close) }
    #expect(desk.client.pixel(x: 10, y: 10) == desk.color)
  }
}
