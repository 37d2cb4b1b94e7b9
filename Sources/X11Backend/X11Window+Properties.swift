import CX11
import Drawing
import Geometry
import Glibc
import Windowing

extension X11Window {
  /// Sets the title, in any script.
  public func setTitle(_ title: String) {
    guard !display.connection.isLost else { return }
    // Xlib's C strings end at a zero.
    let title = title.filter { $0 != "\0" }
    setProperty(.title, type: display.atoms[.utf8], text: title)
    setProperty(.iconTitle, type: display.atoms[.utf8], text: title)
    XChangeProperty(
      display.connection.display, id, XA_WM_NAME, display.atoms[.utf8], 8, PropModeReplace, Array(title.utf8),
      Int32(title.utf8.count))
    display.flush()
  }

  /// Covers the whole screen, or returns from it.
  public func setFullScreen(_ isFullScreen: Bool) {
    guard !display.connection.isLost else { return }
    guard display.hasWindowManager else {
      coverScreen(isFullScreen)
      return
    }
    if !isMapped {
      setProperty(.state, type: XA_ATOM, numbers: isFullScreen ? [display.atoms[.fullScreen]] : [])
    }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = display.atoms[.state]
    event.xclient.format = 32
    // Add or remove, which state, no second state, asked for by a program.
    event.xclient.data.l = (isFullScreen ? 1 : 0, Int(display.atoms[.fullScreen]), 0, 1, 0)
    sendToRoot(&event)
  }

  /// Asks for another size, at most that of the screen; a window manager has the last word.
  public func requestSize(_ size: Size) {
    guard !display.connection.isLost else { return }
    let xlib = display.connection.display
    let screen = XDefaultScreen(xlib)
    let wanted = PixelSize(size, scale: scale)
    XResizeWindow(
      xlib, id, UInt32(max(1, min(wanted.width, Int(XDisplayWidth(xlib, screen))))),
      UInt32(max(1, min(wanted.height, Int(XDisplayHeight(xlib, screen))))))
    display.flush()
  }

  /// Does what a window manager would do, where there is none.
  private func coverScreen(_ isFullScreen: Bool) {
    let xlib = display.connection.display
    let screen = XDefaultScreen(xlib)
    let target: PixelSize
    if isFullScreen {
      sizeBeforeFullScreen = sizeBeforeFullScreen ?? pixels
      target = PixelSize(width: Int(XDisplayWidth(xlib, screen)), height: Int(XDisplayHeight(xlib, screen)))
    } else {
      guard let size = sizeBeforeFullScreen else { return }
      sizeBeforeFullScreen = nil
      target = size
    }
    XMoveResizeWindow(xlib, id, 0, 0, UInt32(target.width), UInt32(target.height))
    display.flush()
  }

  /// Shows the window manager that the program still answers.
  func answerPing(_ message: XClientMessageEvent) {
    var event = XEvent()
    event.xclient = message
    event.xclient.window = XDefaultRootWindow(display.connection.display)
    sendToRoot(&event)
  }

  /// Sets everything that window managers read before the window appears.
  func setProperties(_ options: X11WindowOptions) {
    let xlib = display.connection.display
    setTitle(options.title)
    var protocols = [display.atoms[.deleteWindow], display.atoms[.ping]]
    if syncCounter != 0 {
      protocols.append(display.atoms[.syncRequest])
      setProperty(.syncCounter, type: XA_CARDINAL, numbers: [UInt(syncCounter)])
    }
    setProperty(.protocols, type: XA_ATOM, numbers: protocols)
    setProperty(.windowType, type: XA_ATOM, numbers: [display.atoms[.normalType]])
    setProperty(.processID, type: XA_CARDINAL, numbers: [UInt(getpid())])
    if let machine = Self.machineName { setProperty(.clientMachine, type: XA_STRING, text: machine) }
    let names = Array(options.instanceName.utf8) + [0] + Array(options.className.utf8) + [0]
    XChangeProperty(xlib, id, XA_WM_CLASS, XA_STRING, 8, PropModeReplace, names, Int32(names.count))
    if !options.icons.isEmpty {
      setProperty(.icon, type: XA_CARDINAL, numbers: options.icons.flatMap(\.iconNumbers))
    }

    setSizeHints()

    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = True
    hints.initial_state = NormalState
    XSetWMHints(xlib, id, &hints)
  }

  /// Sets the least and the greatest size, in pixels.
  func setSizeHints() {
    let least = PixelSize(minimumSize, scale: scale).clamped
    var size = XSizeHints()
    size.flags = PSize | PMinSize | PMaxSize
    (size.width, size.height) = (Int32(pixels.width), Int32(pixels.height))
    (size.min_width, size.min_height) = (Int32(least.width), Int32(least.height))
    let most = Int32(WindowLimits.pixels.upperBound)
    (size.max_width, size.max_height) = (most, most)
    XSetWMNormalHints(display.connection.display, id, &size)
  }

  private func sendToRoot(_ event: inout XEvent) {
    let root = XDefaultRootWindow(display.connection.display)
    XSendEvent(
      display.connection.display, root, False, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    display.flush()
  }

  private func setProperty(_ name: AtomName, type: Atom, text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display.connection.display, id, display.atoms[name], type, 8, PropModeReplace, bytes, Int32(bytes.count)
    )
  }

  /// Xlib takes 32-bit properties as an array of longs.
  private func setProperty(_ name: AtomName, type: Atom, numbers: [UInt]) {
    numbers.withUnsafeBytes {
      _ = XChangeProperty(
        display.connection.display, id, display.atoms[name], type, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(numbers.count))
    }
  }

  private static var machineName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}

extension PixelBuffer {
  /// Width, height, and the pixels row by row with straight alpha in the highest byte, as _NET_WM_ICON has them.
  fileprivate var iconNumbers: [UInt] {
    var numbers: [UInt] = [UInt(width), UInt(height)]
    numbers.reserveCapacity(2 + width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(base + y * bytesPerRow)
      for x in 0..<width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let alpha = UInt(pixel >> 24)
        func straight(_ shift: UInt32) -> UInt {
          let value = UInt(pixel >> shift & 0xFF)
          return alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
        }
        numbers.append(alpha << 24 | straight(16) << 16 | straight(8) << 8 | straight(0))
      }
    }
    return numbers
  }
}
