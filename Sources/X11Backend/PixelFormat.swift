import CX11

/// A visual of the server's whose pixels are laid out as `PixelBuffer` has them.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32

  /// Finds such a visual on the default screen: the default one if it will do, else any of 24 or 32 bits.
  init(_ connection: Connection) throws(X11Error) {
    let display = connection.display
    let screen = XDefaultScreen(display)
    let defaultDepth = XDefaultDepth(display, screen)
    if let visual = XDefaultVisual(display, screen), Self.isUsable(visual.pointee, depth: defaultDepth) {
      self.init(visual: visual, depth: defaultDepth)
      return
    }
    for depth in [Int32(24), 32] {
      var info = XVisualInfo()
      if XMatchVisualInfo(display, screen, depth, TrueColor, &info) != 0, let visual = info.visual,
        Self.isUsable(visual.pointee, depth: depth)
      {
        self.init(visual: visual, depth: depth)
        return
      }
    }
    throw .unsupportedDepth(display: connection.name, depth: Int(defaultDepth))
  }

  private init(visual: UnsafeMutablePointer<Visual>, depth: Int32) {
    self.visual = visual
    self.depth = depth
  }

  private static func isUsable(_ visual: Visual, depth: Int32) -> Bool {
    (depth == 24 || depth == 32) && visual.red_mask == 0xFF0000 && visual.green_mask == 0xFF00
      && visual.blue_mask == 0xFF
  }
}
