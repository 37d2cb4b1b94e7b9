import CX11
import CXTest
import Geometry
import Glibc

/// A client of a display that does what a person and a window manager do there: press, move, type, close, look.
///
/// Its steps return once the server has carried them out. It keeps the server; it must not outlive a `kill`.
public final class Desktop {
  /// A window of the program under test.
  public struct Target: Equatable, Sendable {
    let id: CX11.Window
  }

  /// Whether the server is gone: then Xlib must not be called any more.
  private final class Fate {
    var isLost = false
  }

  private let server: Xvfb
  let display: OpaquePointer
  private let fate = Fate()
  let root: CX11.Window

  /// Connects to a display.
  public init(_ server: Xvfb) throws(SupportError) {
    // With both handlers a lost connection does not end the tests.
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    guard let display = XOpenDisplay(server.name) else {
      throw SupportError("no connection to \(server.name)")
    }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
    XSetIOErrorExitHandler(
      display,
      { _, data in
        if let data { Unmanaged<Fate>.fromOpaque(data).takeUnretainedValue().isLost = true }
      },
      Unmanaged.passUnretained(fate).toOpaque())
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  deinit {
    if !fate.isLost { XCloseDisplay(display) }
  }

  // MARK: Windows

  /// The first window on the screen, once there is one.
  public func window(before deadline: Deadline = Deadline()) throws(SupportError) -> Target {
    while true {
      if let id = shownWindow() { return Target(id: id) }
      guard XPending(display) > 0 || deadline.waitForInput(on: XConnectionNumber(display)) else {
        throw SupportError("no window came in time")
      }
      var event = XEvent()
      while !fate.isLost, XPending(display) > 0 { XNextEvent(display, &event) }
      if fate.isLost { throw SupportError("the display is gone") }
    }
  }

  private func shownWindow() -> CX11.Window? {
    var rootAgain: CX11.Window = 0
    var parent: CX11.Window = 0
    var children: UnsafeMutablePointer<CX11.Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &rootAgain, &parent, &children, &count) != 0 else { return nil }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).first {
      attributes(of: $0)?.map_state == IsViewable
    }
  }

  private func attributes(of window: CX11.Window) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) == 0 ? nil : attributes
  }

  /// Asks the window to close, as a window manager does for its close button.
  public func close(_ window: Target) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.id
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display, window.id, 0, 0, &event)
    XSync(display, 0)
  }

  /// Takes over the mapping of windows as a window manager does, and then maps none.
  public func keepWindowsOff() {
    XSelectInput(display, root, SubstructureNotifyMask | SubstructureRedirectMask)
    XSync(display, 0)
  }

  /// Gives a window another size, as a window manager does.
  public func resize(_ window: Target, width: Int, height: Int) {
    XResizeWindow(display, window.id, UInt32(width), UInt32(height))
    XSync(display, 0)
  }

  /// The window's title.
  public func title(of window: Target) -> String {
    var (type, format, count, left): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window.id, XInternAtom(display, "_NET_WM_NAME", 0), 0, 1000, 0, Atom(AnyPropertyType), &type,
      &format, &count, &left, &data)
    guard let data else { return "" }
    defer { XFree(data) }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }

  // MARK: Hand

  /// Moves the pointer to a place in a window, in pixels.
  public func move(to place: Point, in window: Target) {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: CX11.Window = 0
    XTranslateCoordinates(display, window.id, root, Int32(place.x), Int32(place.y), &x, &y, &child)
    XTestFakeMotionEvent(display, -1, x, y, 0)
    XSync(display, 0)
  }

  /// Holds a button down; 1 is the primary one.
  public func press(button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 1, 0)
    XSync(display, 0)
  }

  /// Lets a button go.
  public func release(button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 0, 0)
    XSync(display, 0)
  }

  /// Presses a key and lets it go, while others are held; by their keysyms' names, such as `Escape`.
  public func type(_ key: String, holding modifiers: [String] = []) {
    let codes = (modifiers + [key]).map { UInt32(XKeysymToKeycode(display, XStringToKeysym($0))) }
    for code in codes { XTestFakeKeyEvent(display, code, 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(display, code, 0, 0) }
    XSync(display, 0)
  }

  // MARK: Eye

  /// What a window shows once that satisfies a condition.
  public func picture(
    of window: Target, before deadline: Deadline = Deadline(), where isWanted: (Screenshot) -> Bool
  ) throws(SupportError) -> Screenshot {
    while true {
      // a window that is being resized can't be read for a moment
      if let picture = try? picture(of: window), isWanted(picture) { return picture }
      if deadline.isOver { throw SupportError("the window did not show it in time") }
    }
  }

  /// What a window shows.
  public func picture(of window: Target) throws(SupportError) -> Screenshot {
    guard let attributes = attributes(of: window.id),
      let image = XGetImage(
        display, window.id, 0, 0, UInt32(attributes.width), UInt32(attributes.height), ~0, ZPixmap)
    else { throw SupportError("the window can't be read") }
    defer { _ = image.pointee.f.destroy_image(image) }
    let width = Int(attributes.width)
    let height = Int(attributes.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      count = width * height
      let row = Int(image.pointee.bytes_per_line)
      for y in 0..<height {
        guard let line = pixels.baseAddress?.advanced(by: y * width) else { break }
        if image.pointee.bits_per_pixel == 32 {
          // one call for each of a million pixels would take seconds
          memcpy(line, image.pointee.data + y * row, width * 4)
        } else {
          for x in 0..<width {
            line[x] = UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, Int32(x), Int32(y)))
          }
        }
      }
    }
    return Screenshot(width: width, height: height, pixels: pixels.map { $0 & 0xFF_FFFF })
  }
}
