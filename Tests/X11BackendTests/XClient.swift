import CX11
import CXTest
import TestSupport

/// Another program on the same display: moves the mouse, presses keys, and looks at what is on the screen.
final class XClient {
  let display: OpaquePointer

  init(_ server: Xvfb) throws {
    guard let display = XOpenDisplay(server.name) else {
      throw SupportError("no second connection to \(server.name)")
    }
    self.display = display
    // A test may end its server before this connection.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  deinit { XCloseDisplay(display) }

  func move(x: Int, y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XFlush(display)
  }

  func button(_ number: UInt32, isDown: Bool) {
    XTestFakeButtonEvent(display, number, isDown ? True : False, 0)
    XFlush(display)
  }

  func key(_ name: String, isDown: Bool) {
    let code = XKeysymToKeycode(display, XStringToKeysym(name))
    XTestFakeKeyEvent(display, UInt32(code), isDown ? True : False, 0)
    XFlush(display)
  }

  /// A pixel of the screen, without its highest byte.
  func pixel(x: Int, y: Int) -> UInt32? {
    let root = XDefaultRootWindow(display)
    guard let image = XGetImage(display, root, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap) else {
      return nil
    }
    defer { _ = image.pointee.f.destroy_image(image) }
    return UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, 0, 0)) & 0xFFFFFF
  }

  func resize(_ window: XID, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
  }

  func move(_ window: XID, x: Int, y: Int) {
    XMoveWindow(display, window, Int32(x), Int32(y))
    XFlush(display)
  }

  func unmap(_ window: XID) {
    XUnmapWindow(display, window)
    XFlush(display)
  }

  func destroy(_ window: XID) {
    XDestroyWindow(display, window)
    XFlush(display)
  }

  func map(_ window: XID) {
    XMapWindow(display, window)
    XFlush(display)
  }

  /// Sends what a window manager sends to a window that knows the protocol.
  func send(protocol name: String, to window: XID, data: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(name)), 0, data, 0, 0)
    XSendEvent(display, window, False, NoEventMask, &event)
    XFlush(display)
  }

  /// Says that a window manager runs.
  func claimWindowManager() {
    var root = XDefaultRootWindow(display)
    withUnsafeBytes(of: &root) {
      _ = XChangeProperty(
        display, XDefaultRootWindow(display), atom("_NET_SUPPORTING_WM_CHECK"), XA_WINDOW, 32,
        PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(display, False)
  }

  /// From now on receives what programs send to window managers.
  func listenAsWindowManager() {
    XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
    XSync(display, False)
  }

  /// The next message that has arrived, as its type and numbers.
  func nextMessage() -> (type: String, numbers: [Int])? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == ClientMessage else { continue }
      let data = event.xclient.data.l
      return (atomName(event.xclient.message_type), [data.0, data.1, data.2, data.3, data.4])
    }
    return nil
  }

  /// A property's bytes; numbers of 32 bits come as longs.
  func property(_ name: String, of window: XID) -> [UInt8]? {
    var (type, format, count, left): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(name), 0, 100_000, False, Atom(AnyPropertyType), &type, &format, &count, &left,
      &data)
    guard type != 0, let data else { return nil }
    defer { XFree(data) }
    let unit = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * unit))
  }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

  private func atomName(_ atom: Atom) -> String {
    guard let name = XGetAtomName(display, atom) else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }
}
