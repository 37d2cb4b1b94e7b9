import CX11
import CXTest

extension Desktop {
  /// Has the server tell of everything that is drawn on the screen from now on; false where it can't.
  public func watchScreen() -> Bool {
    var (events, errors): (Int32, Int32) = (0, 0)
    guard XDamageQueryExtension(display, &events, &errors) != 0 else { return false }
    let everyRectangle: Int32 = 0
    XDamageCreate(display, root, everyRectangle)
    XSync(display, 0)
    return true
  }

  /// Sleeps until something has been drawn on the watched screen, or a window came or went; false at the deadline.
  public func waitForDrawing(before deadline: Deadline) -> Bool {
    if XPending(display) == 0, !deadline.waitForInput(on: XConnectionNumber(display)) { return false }
    var event = XEvent()
    while XPending(display) > 0 { XNextEvent(display, &event) }
    return true
  }

  /// The pixels of one column of the screen from top to bottom, each as 0xRRGGBB.
  public func column(_ x: Int) throws(SupportError) -> [UInt32] {
    let height = XDisplayHeight(display, XDefaultScreen(display))
    guard let image = XGetImage(display, root, Int32(x), 0, 1, UInt32(height), ~0, ZPixmap) else {
      throw SupportError("the screen can't be read")
    }
    defer { _ = image.pointee.f.destroy_image(image) }
    return (0..<height).map {
      UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, 0, $0) & 0xff_ffff)
    }
  }

  /// Moves the pointer to a place on the screen and does not wait.
  public func moveAtOnce(x: Int, y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XFlush(display)
  }
}
