import Foundation
import Geometry
import Gestures
import Testing
import Windowing

import TestSupport

@testable import X11Backend

@MainActor
@Suite("A server that refuses or dies")
struct ServerDeathTests {
  @Test("A display that nobody serves gives one line that names it")
  func unreachable() {
    let loop = MainLoop()
    do {
      _ = try X11Display(name: ":65000", loop: loop)
      Issue.record("a display out of nothing")
    } catch {
      #expect(error == .unreachable(display: ":65000", reason: nil))
      #expect(error.description.contains(":65000") && !error.description.contains("\n"))
    }
  }

  @Test("Without a name there is no display")
  func noName() {
    let loop = MainLoop()
    #expect(throws: X11Error.noDisplayName) { try X11Display(name: "", loop: loop) }
  }

  @Test("A server that refuses access is quoted in the error")
  func refused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("slipsheet-\(getpid()).auth")
    defer { try? FileManager.default.removeItem(at: file) }
    // One entry: any family, no address, no number, the protocol's name, a cookie that nobody knows.
    let entry =
      [0xFF, 0xFF, 0, 0, 0, 0, 0, 18] + "MIT-MAGIC-COOKIE-1".utf8 + [0, 16] + (1...16).map { UInt8($0) }
    try Data(entry).write(to: file)
    let server = try Xvfb(["-auth", file.path])
    let loop = MainLoop()
    do {
      _ = try X11Display(name: server.name, loop: loop)
      Issue.record("access without a cookie")
    } catch {
      guard case .unreachable(_, let reason?) = error else {
        Issue.record("no reason: \(error)")
        return
      }
      #expect(reason.contains("uthorization"))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("A server that dies in the middle of a drag gives one loss, and the process lives")
  func death() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.move(x: 100, y: 100)
    desk.client.button(1, isDown: true)
    desk.wait("the press arrives") { !desk.presses.isEmpty }
    desk.window.requestFrame()
    desk.server.kill()
    desk.wait("the loss is told") { !desk.losses.isEmpty }
    #expect(desk.losses == [X11Error.lost(display: desk.server.name).description])
    // Nothing of this may reach the dead server, or block.
    let frames = desk.frames.count
    desk.window.requestFrame()
    desk.window.setTitle("Gone")
    desk.window.setFullScreen(true)
    #expect(!desk.loop.run(atMost: .milliseconds(30)) { desk.losses.count > 1 || desk.frames.count > frames })
    desk.window.close()
    #expect(throws: X11Error.lost(display: desk.server.name)) {
      try X11Window(on: desk.display, options: X11WindowOptions(title: "", size: Size(width: 10, height: 10)))
    }
  }

  @Test("A server that dies while a frame is drawn gives one loss")
  func deathWhileDrawing() throws {
    let desk = try Desk()
    desk.waitForColor()
    let server = desk.server
    let draw = desk.window.onFrame
    desk.window.onFrame = { frame in
      server.kill()
      return draw?(frame) ?? []
    }
    desk.window.requestFrame()
    desk.wait("the loss is told") { !desk.losses.isEmpty }
    #expect(desk.losses.count == 1)
  }

  @Test("The death of one display leaves the other alone")
  func twoDisplays() throws {
    let first = try Desk()
    let second = try Desk()
    first.waitForColor()
    second.waitForColor()
    first.server.kill()
    first.wait("the loss is told") { !first.losses.isEmpty }
    second.color = 0x11_22_33
    second.window.requestFrame()
    second.waitForColor()
    #expect(second.losses.isEmpty)
  }

  @Test("A window that another program destroys is lost, and requests to it harm nobody")
  func destroyed() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.destroy(desk.window.id)
    desk.wait("the loss is told") { !desk.losses.isEmpty }
    #expect(desk.losses == [X11Error.destroyed(display: desk.server.name).description])
    desk.window.setTitle("Gone")
    desk.window.close()
    let other = try X11Window(
      on: desk.display, options: X11WindowOptions(title: "", size: Size(width: 20, height: 20)))
    other.onFrame = { frame in
      frame.buffer.fill(0x77_00_77)
      return []
    }
    desk.wait("another window shows") { desk.client.pixel(x: 5, y: 5) == 0x77_00_77 }
  }
}
