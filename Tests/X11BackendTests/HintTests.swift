import CX11
import Drawing
import Geometry
import Glibc
import Testing
import Windowing

import TestSupport

@testable import X11Backend

@MainActor
@Suite("What window managers are told")
struct HintTests {
  private func bytes(_ name: String, _ desk: Desk, _ window: X11Window) -> [UInt8] {
    var bytes: [UInt8]?
    desk.wait("\(name) is set") {
      bytes = desk.client.property(name, of: window.id)
      return bytes != nil
    }
    return bytes ?? []
  }

  private func numbers(_ name: String, _ desk: Desk, _ window: X11Window) -> [Int] {
    bytes(name, desk, window).withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }
  }

  private func text(_ name: String, _ desk: Desk, _ window: X11Window) -> String {
    String(decoding: bytes(name, desk, window), as: UTF8.self)
  }

  @Test("Title, class, process and machine are set, in any script")
  func names() throws {
    let desk = try Desk()
    let options = X11WindowOptions(title: "Slipsheet – แผ่น 紙\0x", size: Size(width: 50, height: 50))
    let window = try X11Window(on: desk.display, options: options)
    #expect(text("_NET_WM_NAME", desk, window) == "Slipsheet – แผ่น 紙x")
    #expect(text("WM_NAME", desk, window) == "Slipsheet – แผ่น 紙x")
    #expect(text("WM_CLASS", desk, window) == "slipsheet\0Slipsheet\0")
    #expect(numbers("_NET_WM_PID", desk, window) == [Int(getpid())])
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, 255)
    let machine = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    #expect(text("WM_CLIENT_MACHINE", desk, window) == String(decoding: machine, as: UTF8.self))
    window.setTitle("Zweites")
    desk.wait("the new title is set") { text("_NET_WM_NAME", desk, window) == "Zweites" }
  }

  @Test("The least and the greatest size are set in pixels")
  func sizes() throws {
    let desk = try Desk()
    let options = X11WindowOptions(
      title: "", size: Size(width: 200, height: 300), minimumSize: Size(width: 100, height: 120), scale: 2)
    let window = try X11Window(on: desk.display, options: options)
    let hints = numbers("WM_NORMAL_HINTS", desk, window)
    #expect(hints.dropFirst(5).prefix(4) == [200, 240, 16384, 16384])
  }

  @Test("The icon's pixels lose their premultiplied alpha")
  func icon() throws {
    let desk = try Desk()
    var pixels: [UInt32] = [0xFF12_3456, 0x8040_2000, 0, 0xFFFF_FFFF]
    let window = try pixels.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let icon = PixelBuffer(base: base, width: 2, height: 2, bytesPerRow: 8)
      return try X11Window(
        on: desk.display,
        options: X11WindowOptions(title: "", size: Size(width: 50, height: 50), icons: [icon]))
    }
    // Xlib extends the sign of 32 bits.
    let icon = numbers("_NET_WM_ICON", desk, window).map { $0 & 0xFFFF_FFFF }
    #expect(icon == [2, 2, 0xFF12_3456, 0x8080_4000, 0, 0xFFFF_FFFF])
  }

  @Test("A ping is answered to the root window")
  func ping() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.client.listenAsWindowManager()
    desk.client.send(protocol: "_NET_WM_PING", to: desk.window.id, data: Int(desk.window.id))
    var answer: (type: String, numbers: [Int])?
    desk.wait("the answer arrives") {
      answer = answer ?? desk.client.nextMessage()
      return answer != nil
    }
    #expect(answer?.type == "WM_PROTOCOLS")
    #expect(answer?.numbers[0] == Int(desk.client.atom("_NET_WM_PING")))
    #expect(answer?.numbers[2] == Int(desk.window.id))
  }

  @Test("Full screen is asked of the window manager")
  func fullScreen() throws {
    let server = try Xvfb()
    let manager = try XClient(server)
    manager.claimWindowManager()
    let desk = try Desk(server: server)
    #expect(desk.display.hasWindowManager)
    desk.waitForColor()
    manager.listenAsWindowManager()
    desk.window.setFullScreen(true)
    var message: (type: String, numbers: [Int])?
    desk.wait("the message arrives") {
      message = message ?? manager.nextMessage()
      return message != nil
    }
    #expect(message?.type == "_NET_WM_STATE")
    #expect(message?.numbers == [1, Int(manager.atom("_NET_WM_STATE_FULLSCREEN")), 0, 1, 0])
  }

  @Test("Without a window manager the window covers the screen itself, and returns")
  func coversScreen() throws {
    let desk = try Desk()
    desk.waitForColor()
    desk.window.setFullScreen(true)
    desk.wait("the screen is covered") { desk.client.pixel(x: 1919, y: 1079) == desk.color }
    desk.window.setFullScreen(false)
    desk.wait("the old size is back") { desk.window.size == Size(width: 300, height: 200) }
  }

  @Test(
    "The scale is Xft.dpi over 96",
    arguments: [
      ("Xft.dpi:\t192\n", 2), ("a: b\nXft.dpi: 120 \nc: d", 1.25), ("Xft.dpi: 0", nil), ("Xft.dpi: x", nil),
      ("*dpi: 100", nil), ("", nil), ("Xft.dpi: 1e9", 8),
    ] as [(String, Double?)])
  func scale(resources: String, scale: Double?) {
    #expect(X11Display.scale(inResources: resources) == scale)
  }
}
