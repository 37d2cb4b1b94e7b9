import Geometry
import Gestures
import Motion
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

  @Test("Stamps lie on the loop's clock and never go back")
  func stamps() throws {
    let desk = try Desk()
    desk.waitForColor()
    let begin = desk.loop.now
    desk.client.move(x: 100, y: 100)
    desk.client.button(1, isDown: true)
    for step in 1...10 { desk.client.move(x: 100, y: 100 + step) }
    desk.client.button(1, isDown: false)
    desk.wait("the release arrives") { desk.inputs.contains { if case .up = $0 { true } else { false } } }
    var stamps: [Instant] = []
    for event in desk.events {
      guard case .input(let input, let time) = event else { continue }
      let stamp: Instant? =
        switch input {
        case .down(let down): down.stamp
        case .move(let move), .up(let move): move.stamp
        default: nil
        }
      guard let stamp else { continue }
      stamps.append(stamp)
      // A stamp has whole milliseconds.
      #expect(stamp <= time && stamp >= begin - .milliseconds(1))
    }
    #expect(stamps.count >= 3)
    #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("The wheel scrolls, also while no device has scroll axes")
  func wheel() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.move(x: 100, y: 100)
    desk.client.button(5, isDown: true)
    desk.client.button(5, isDown: false)
    desk.wait("the step arrives") { desk.inputs.contains { if case .scroll = $0 { true } else { false } } }
    let steps = desk.inputs.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    #expect(steps.map(\.delta) == [Vector(dx: 0, dy: -50)])
    #expect(desk.presses.isEmpty)
  }

  @Test("The pointer hovers, leaves, and hovers again after a drag")
  func hover() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.move(x: 100, y: 100)
    desk.client.move(x: 600, y: 600)
    desk.wait("the pointer leaves") { desk.hovers.last == .some(nil) }
    #expect(desk.hovers.contains(Point(x: 100, y: 100)))
  }

  @Test("A window that is taken away cancels what is down")
  func unmapped() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.move(x: 100, y: 100)
    desk.client.button(1, isDown: true)
    desk.wait("the press arrives") { !desk.presses.isEmpty }
    desk.client.unmap(desk.window.id)
    desk.wait("it is cancelled") { desk.inputs.contains(.cancel(id: desk.presses.first?.id ?? -1)) }
    desk.client.button(1, isDown: false)
    #expect(
      !desk.loop.run(atMost: .milliseconds(30)) {
        desk.inputs.contains { if case .up = $0 { true } else { false } }
      })
  }

  @Test("A held key comes as presses without releases between them")
  func repeats() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.key("Left", isDown: true)
    desk.wait("it repeats") { desk.inputs.filter { $0 == .key(Key("Left")) }.count >= 3 }
    #expect(!desk.inputs.contains(.key(Key("Left", isPressed: false))))
    desk.client.key("Left", isDown: false)
    desk.wait("it is released") { desk.inputs.contains(.key(Key("Left", isPressed: false))) }
  }
}
