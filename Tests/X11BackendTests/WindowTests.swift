import Drawing
import Geometry
import Gestures
import Testing
import Windowing

@testable import X11Backend

@MainActor
@Suite("A window on an X server")
struct WindowTests {
  @Test("The first frame appears by itself and covers the window")
  func firstFrame() throws {
    let desk = try Desk()
    desk.waitForColor()
    #expect(desk.client.pixel(x: 299, y: 199) == desk.color)
    #expect(desk.client.pixel(x: 300, y: 199) != desk.color)
    #expect(desk.frames.first?.age == nil)
    #expect(desk.window.size == Size(width: 300, height: 200))
  }

  @Test("At scale 2 the window has twice the pixels, and positions stay in points")
  func scale() throws {
    let desk = try Desk(size: Size(width: 150, height: 100), scale: 2)
    desk.waitForColor()
    #expect(desk.frames.first?.buffer.width == 300)
    #expect(desk.frames.first?.scale == 2)
    desk.client.move(x: 100, y: 50)
    desk.client.button(1, isDown: true)
    desk.wait("the press arrives") { !desk.presses.isEmpty }
    #expect(desk.presses.map(\.position) == [Point(x: 50, y: 25)])
  }

  @Test("A frame that is asked for at rest shows what has changed")
  func nextFrame() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.color = 0x80_10_10
    desk.window.requestFrame()
    desk.window.requestFrame()
    desk.waitForColor()
    #expect(desk.frames.count == 2)
  }
}
