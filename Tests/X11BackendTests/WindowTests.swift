import Drawing
import Geometry
import Gestures
import Motion
import Testing
import Windowing

import TestSupport

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

  @Test("A server without some extension shows the same", arguments: X11Extension.allCases)
  func fallback(missing: X11Extension) throws {
    let desk = try Desk(without: [missing])
    desk.waitForColor()
    desk.color = 0x33_66_99
    desk.window.requestFrame()
    desk.waitForColor()
    #expect(desk.window.surface.isShared == (missing != .sharedMemory))
    desk.client.move(x: 50, y: 60)
    desk.client.button(1, isDown: true)
    desk.client.button(4, isDown: true)
    desk.wait("the wheel arrives") { desk.inputs.contains { if case .scroll = $0 { true } else { false } } }
    #expect(desk.presses.map(\.position) == [Point(x: 50, y: 60)])
    let report = try #require(desk.display.makeReport())
    #expect(report.extensions.filter { $0.version == nil }.map(\.name) == [missing])
  }

  @Test("A server that has no shared memory is fed through the connection")
  func noSharedMemory() throws {
    let server = try Xvfb(["-extension", "MIT-SHM"])
    let desk = try Desk(server: server)
    desk.waitForColor()
    #expect(desk.window.surface.isShared == false)
  }

  @Test(
    "A server that offers to share memory and then refuses is found out, and fed through the connection",
    .enabled(if: Xvfb.mayKeepMemoryApart, "this machine keeps no memory apart"))
  func refusedMemory() throws {
    let desk = try Desk(server: Xvfb(isMemoryApart: true))
    #expect(desk.display.extensions.has(.sharedMemory))
    let report = try #require(desk.display.makeReport())
    #expect(report.extensions.filter { $0.version == nil }.map(\.name) == [.sharedMemory])
    desk.waitForColor()
    #expect(desk.window.surface.isShared == false)
    desk.color = 0x33_66_99
    desk.window.requestFrame()
    desk.waitForColor()
    #expect(desk.losses.isEmpty)
  }

  @Test(
    "Frames follow each other at the display's pace, one at a time, and time goes on",
    arguments: [true, false])
  func pace(hasPresent: Bool) throws {
    let desk = try Desk(without: hasPresent ? [] : [.present])
    desk.waitForColor()
    let draw = desk.window.onFrame
    let window = desk.window
    window.onFrame = { frame in
      window.requestFrame()
      return draw?(frame) ?? []
    }
    window.requestFrame()
    let begin = desk.loop.now
    desk.wait("31 frames are drawn") { desk.frames.count >= 31 }
    let seconds = (desk.loop.now - begin).seconds
    // Thirty refreshes at 60 Hz take half a second; a busy machine may drop some.
    #expect(seconds > 0.4)
    let times = desk.frames.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    // Each of the two buffers is new once; the second is used first when the first is still on its way.
    #expect(desk.frames.count { $0.age == nil } <= 2)
    #expect(desk.frames.compactMap(\.age).allSatisfy { $0 >= 1 })
    window.onFrame = nil
  }

  @Test("A resize is told once, and the new size is drawn whole")
  func resize() throws {
    let desk = try Desk()
    desk.waitForColor()
    for step in 1...20 {
      desk.client.resize(desk.window.id, width: 300 + step * 5, height: 200 + step * 10)
    }
    desk.wait("the last size arrives") { desk.window.size == Size(width: 400, height: 400) }
    desk.waitForColor(x: 399, y: 399)
    #expect(desk.inputs.contains(.resize(Size(width: 400, height: 400), scale: 1)))
    #expect(desk.frames.last?.age == nil && desk.frames.last?.buffer.height == 400)
    desk.client.resize(desk.window.id, width: 20, height: 10)
    desk.wait("the small size arrives") { desk.window.size == Size(width: 20, height: 10) }
    desk.color = 0x55_55_00
    desk.window.requestFrame()
    desk.waitForColor(x: 5, y: 5)
  }

  @Test("A window that is dragged larger and smaller while it draws always gets pictures of its size")
  func resizeStorm() throws {
    let desk = try Desk()
    desk.waitForColor()
    let draw = desk.window.onFrame
    let window = desk.window
    window.onFrame = { frame in
      #expect(Size(width: Double(frame.buffer.width), height: Double(frame.buffer.height)) == window.size)
      window.requestFrame()
      return draw?(frame) ?? []
    }
    window.requestFrame()
    var generator = SystemRandomNumberGenerator()
    var sizes: [PixelSize] = []
    for _ in 1...40 {
      let size = PixelSize(
        width: .random(in: 1...1900, using: &generator), height: .random(in: 1...1000, using: &generator))
      sizes.append(size)
      desk.client.resize(window.id, width: size.width, height: size.height)
      let count = desk.frames.count
      desk.wait("frames go on; sizes so far \(sizes)") { desk.frames.count > count }
    }
    desk.client.resize(window.id, width: 640, height: 480)
    desk.wait("the last size arrives") { window.size == Size(width: 640, height: 480) }
    desk.color = 0x12_34_56
    desk.waitForColor(x: 639, y: 479)
    window.onFrame = nil
  }

  @Test("What was covered is shown again without drawing anew")
  func expose() throws {
    let desk = try Desk()
    desk.waitForColor()
    let frames = desk.frames.count
    let cover = try X11Window(
      on: desk.display, options: X11WindowOptions(title: "", size: Size(width: 100, height: 100)))
    cover.onFrame = { frame in
      frame.buffer.fill(0xFF_FF_FF)
      return []
    }
    desk.wait("the cover shows") { desk.client.pixel(x: 10, y: 10) == 0xFF_FF_FF }
    cover.close()
    desk.waitForColor()
    #expect(desk.frames.count == frames)
  }

  @Test("A window that is covered whole, or off the screen, draws nothing until it is seen again")
  func hidden() throws {
    let desk = try Desk()
    desk.waitForColor()
    let cover = try X11Window(
      on: desk.display, options: X11WindowOptions(title: "", size: Size(width: 400, height: 400)))
    cover.onFrame = { frame in
      frame.buffer.fill(0xFF_FF_FF)
      return []
    }
    desk.wait("the window is covered") { desk.window.isObscured }
    let frames = desk.frames.count
    desk.window.requestFrame()
    #expect(!desk.loop.run(atMost: .milliseconds(50)) { desk.frames.count > frames })
    desk.color = 0x0A_0B_0C
    cover.close()
    desk.waitForColor()

    desk.client.unmap(desk.window.id)
    desk.wait("the window is off the screen") { !desk.window.isMapped }
    let before = desk.frames.count
    desk.window.requestFrame()
    #expect(!desk.loop.run(atMost: .milliseconds(50)) { desk.frames.count > before })
    desk.color = 0x0C_0B_0A
    desk.client.map(desk.window.id)
    desk.waitForColor()
  }

  @Test("Two windows on one display get their own input and pictures")
  func twoWindows() throws {
    let desk = try Desk()
    desk.waitForColor()
    let other = try X11Window(
      on: desk.display, options: X11WindowOptions(title: "Other", size: Size(width: 100, height: 100)))
    var events: [WindowEvent] = []
    other.onEvent = { events.append($0) }
    other.onFrame = { frame in
      frame.buffer.fill(0xAA_00_00)
      return []
    }
    desk.wait("the other is there") { desk.client.pixel(x: 10, y: 10) == 0xAA_00_00 }
    desk.client.move(other.id, x: 500, y: 300)
    desk.wait("the other shows") { desk.client.pixel(x: 510, y: 310) == 0xAA_00_00 }
    desk.client.move(x: 520, y: 330)
    desk.client.button(1, isDown: true)
    desk.wait("the press arrives") {
      events.contains { if case .input(.down, _) = $0 { true } else { false } }
    }
    #expect(desk.presses.isEmpty)
    other.close()
    desk.waitForColor()
  }

  @Test("At rest nothing wakes the program")
  func rest() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.wait("the last frame is shown") { desk.window.deadline == nil }
    // The pointer's entry and the like may still be on their way.
    _ = desk.loop.run(atMost: .milliseconds(100)) { false }
    var wakes = -1
    #expect(
      !desk.loop.run(atMost: .milliseconds(300)) {
        wakes += 1
        return false
      })
    #expect(wakes <= 2)
  }

  @Test("Sizes outside 1 to 16384 pixels are refused, the limits are not", arguments: [0, 1, 16384, 16385])
  func limits(width: Int) throws {
    let server = try Xvfb()
    let display = try X11Display(name: server.name, loop: MainLoop())
    let options = X11WindowOptions(title: "", size: Size(width: Double(width), height: 8))
    if (1...16384).contains(width) {
      let window = try X11Window(on: display, options: options)
      #expect(window.size.width == Double(width))
    } else {
      #expect(throws: X11Error.sizeOutOfRange(width: width, height: 8)) {
        try X11Window(on: display, options: options)
      }
    }
  }

  @Test("A screen of sixteen bits shows pictures by a visual of 32, and is refused where it has none")
  func depth() throws {
    let desk = try Desk(server: Xvfb(depth: 16))
    desk.color = 0xFF_FF_FF
    desk.wait("the screen shows white") { desk.client.pixel(x: 10, y: 10) == 0xFFFF }

    let server = try Xvfb(depth: 16, ["-extension", "Composite"])
    #expect(throws: X11Error.unsupportedDepth(display: server.name, depth: 16)) {
      try X11Display(name: server.name, loop: MainLoop())
    }
  }
}
