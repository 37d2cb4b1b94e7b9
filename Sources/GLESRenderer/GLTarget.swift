/// A window as its system names it, which outlives what is made of it here.
package enum GLTarget {
  /// An X11 window by its number.
  case x11(window: UInt)
  /// A Wayland surface, libwayland's `wl_surface`, and the size of its first picture in pixels.
  case wayland(surface: UnsafeMutableRawPointer, width: Int, height: Int)
}
