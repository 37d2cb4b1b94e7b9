/// Owns what EGL draws into in place of a Wayland surface (libwayland-egl).
final class WaylandEGLWindow {
  let pointer: UnsafeMutableRawPointer
  private let resizeWindow: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, Int32, Int32) -> Void
  private let destroyWindow: @convention(c) (UnsafeMutableRawPointer) -> Void
  private var size: (width: Int, height: Int)

  init(_ surface: UnsafeMutableRawPointer, width: Int, height: Int) throws(GLError) {
    let name = "libwayland-egl.so.1"
    let library = try SharedLibrary(name)
    let finder = FunctionFinder(library: name, address: library.address)
    let create: @convention(c) (UnsafeMutableRawPointer, Int32, Int32) -> UnsafeMutableRawPointer? =
      try finder.required("wl_egl_window_create")
    resizeWindow = try finder.required("wl_egl_window_resize")
    destroyWindow = try finder.required("wl_egl_window_destroy")
    guard let window = create(surface, Int32(clamping: width), Int32(clamping: height)) else {
      throw .display(reason: "no memory for EGL's part of the window")
    }
    pointer = window
    size = (width, height)
  }

  deinit {
    destroyWindow(pointer)
  }

  /// Gives the next picture another size, in pixels; says whether it differs.
  func resize(width: Int, height: Int) -> Bool {
    guard size != (width, height) else { return false }
    size = (width, height)
    resizeWindow(pointer, Int32(clamping: width), Int32(clamping: height), 0, 0)
    return true
  }
}
