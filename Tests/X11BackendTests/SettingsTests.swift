import CX11
import Geometry
import Gestures
import Testing
import Windowing
import TestSupport

@testable import X11Backend

@MainActor
@Suite("The screen's settings")
struct SettingsTests {
  /// Settings as a manager writes them.
  private static func bytes(_ settings: [(String, XSettings.Value)], isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func filled(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(settings.count, 4)
    for (name, value) in settings {
      let head = number(name.utf8.count, 2) + filled(name) + number(0, 4)
      switch value {
      case .number(let value): bytes += [0, 0] + head + number(value, 4)
      case .text(let text): bytes += [1, 0] + head + number(text.utf8.count, 4) + filled(text)
      }
    }
    return bytes
  }

  @Test("Numbers and texts are read in either order of bytes", arguments: [false, true])
  func reading(isBigEndian: Bool) throws {
    let bytes = Self.bytes(
      [
        ("Xft/DPI", .number(196_608)), ("Net/ThemeName", .text("Adwaita-dark")),
        ("Gtk/EnableAnimations", .number(0)),
      ],
      isBigEndian: isBigEndian)
    let settings = try #require(XSettings(bytes))
    #expect(settings.scale == 2)
    #expect(settings.preferences == DesktopPreferences(colorScheme: .dark, reducesMotion: true))
    for count in 0..<bytes.count { #expect(XSettings(Array(bytes.prefix(count))) == nil) }
  }

  @Test(
    "The scale is dots an inch over 96, or the factor of windows",
    arguments: [
      ([("Xft/DPI", .number(-1))], nil), ([("Gdk/WindowScalingFactor", .number(2))], 2),
      ([("Gdk/WindowScalingFactor", .number(2)), ("Xft/DPI", .number(1024 * 240))], 2.5),
      ([("Xft/DPI", .number(1 << 30))], 8), ([], nil),
    ] as [([(String, XSettings.Value)], Double?)])
  func scale(settings: [(String, XSettings.Value)], scale: Double?) {
    #expect(XSettings(Self.bytes(settings))?.scale == scale)
  }

  @Test(
    "A manager that comes, changes its mind and goes is followed, and the window keeps its size in points")
  func live() throws {
    let desk = try Desk(size: Size(width: 150, height: 100))
    desk.waitForColor()
    var told: [DesktopPreferences] = []
    let window = desk.window
    window.onPreferencesChange = { told.append(window.preferences) }
    let manager = try SettingsManager(desk.server)
    manager.write(Self.bytes([("Xft/DPI", .number(196_608)), ("Net/ThemeName", .text("X-Dark"))]))
    manager.announce()
    desk.wait("the scale is 2") { window.scale == 2 && window.size == Size(width: 150, height: 100) }
    #expect(desk.inputs.contains(.resize(Size(width: 150, height: 100), scale: 2)))
    #expect(told == [DesktopPreferences(colorScheme: .dark)])
    desk.color = 0x12_34_56
    window.requestFrame()
    desk.waitForColor(x: 299, y: 199)
    #expect(desk.frames.last?.scale == 2 && desk.frames.last?.buffer.width == 300)

    manager.write(Self.bytes([("Xft/DPI", .number(122_880)), ("Gtk/EnableAnimations", .number(0))]))
    desk.wait("the scale is 1.25") { window.scale == 1.25 && window.size.width == 150.4 }
    #expect(told.last == DesktopPreferences(reducesMotion: true))
    manager.leave()
    desk.wait("the scale is 1") { window.scale == 1 }
    #expect(told.last == DesktopPreferences())
  }

  @Test("The resource Xft.dpi is followed where no manager runs, and not where a scale was asked for")
  func resource() throws {
    let desk = try Desk(size: Size(width: 150, height: 100))
    desk.waitForColor()
    let fixed = try X11Window(
      on: desk.display, options: X11WindowOptions(title: "", size: Size(width: 50, height: 50), scale: 1))
    desk.client.setResources("Xft.dpi: 192\n")
    desk.wait("the scale is 2") {
      desk.window.scale == 2 && desk.window.size == Size(width: 150, height: 100)
    }
    #expect(fixed.scale == 1)
  }

  @Test("The window manager hears when a new size is on the screen")
  func sync() throws {
    let server = try Xvfb()
    let manager = try XClient(server)
    manager.claimWindowManager()
    let desk = try Desk(server: server)
    desk.waitForColor()
    let id = desk.window.id
    let counter = desk.window.syncCounter
    #expect(counter != 0)
    #expect(manager.counter(counter) == 0)
    manager.send(protocol: "_NET_WM_SYNC_REQUEST", to: id, data: 41)
    manager.resize(id, width: 320, height: 240)
    desk.wait("the size is drawn") { manager.counter(counter) == 41 }
    #expect(desk.frames.last?.buffer.width == 320)
    // a size that stays is answered, too
    manager.send(protocol: "_NET_WM_SYNC_REQUEST", to: id, data: 42)
    manager.tellSize(of: id, width: 320, height: 240)
    desk.wait("the size is drawn again") { manager.counter(counter) == 42 }
  }
}

/// A manager of settings on a screen.
private final class SettingsManager {
  /// Outlives the connection, whose end would end the tests.
  private let server: Xvfb
  private let display: OpaquePointer
  private let window: XID

  init(_ server: Xvfb) throws {
    guard let display = XOpenDisplay(server.name) else { throw SupportError("no connection") }
    self.server = server
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
  }

  deinit { XCloseDisplay(display) }

  func write(_ bytes: [UInt8]) {
    let name = XInternAtom(display, "_XSETTINGS_SETTINGS", False)
    XChangeProperty(display, window, name, name, 8, PropModeReplace, bytes, Int32(bytes.count))
    XFlush(display)
  }

  func announce() {
    let selection = XInternAtom(display, "_XSETTINGS_S0", False)
    XSetSelectionOwner(display, selection, window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = XDefaultRootWindow(display)
    event.xclient.message_type = XInternAtom(display, "MANAGER", False)
    event.xclient.format = 32
    event.xclient.data.l = (Int(CurrentTime), Int(selection), Int(window), 0, 0)
    XSendEvent(display, XDefaultRootWindow(display), False, StructureNotifyMask, &event)
    XFlush(display)
  }

  func leave() {
    XDestroyWindow(display, window)
    XFlush(display)
  }
}

extension XClient {
  /// Sets the resources of all programs on the display.
  fileprivate func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, XDefaultRootWindow(display), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes,
      Int32(bytes.count))
    XFlush(display)
  }

  /// What a counter of another program shows.
  fileprivate func counter(_ id: XSyncCounter) -> Int {
    var value = XSyncValue()
    XSyncQueryCounter(display, id, &value)
    return Int(value.hi) << 32 | Int(value.lo)
  }

  /// Tells a window its size, as a window manager does that has not changed it.
  fileprivate func tellSize(of window: XID, width: Int, height: Int) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    (event.xconfigure.width, event.xconfigure.height) = (Int32(width), Int32(height))
    XSendEvent(display, window, False, StructureNotifyMask, &event)
    XFlush(display)
  }
}
