import CGLES

/// Whose windows EGL draws into.
package enum EGLPlatform {
  /// Nobody's: pictures stay in memory.
  case surfaceless
  /// An X server's; `display` is Xlib's, `visual` the number of the windows' visual. They outlive what is made of them.
  case x11(display: UnsafeMutableRawPointer, visual: UInt)
  /// A Wayland compositor's; `display` is libwayland's, for which no reading may be announced while EGL works. It
  /// outlives what is made of it.
  case wayland(display: UnsafeMutableRawPointer)

  /// EGL's number of the platform, and the extension that brings it.
  var name: (number: EGLenum, extension: String) {
    switch self {
    case .surfaceless: (EGLenum(EGL_PLATFORM_SURFACELESS_MESA), "EGL_MESA_platform_surfaceless")
    case .x11: (EGLenum(EGL_PLATFORM_X11_EXT), "EGL_EXT_platform_x11")
    case .wayland: (EGLenum(EGL_PLATFORM_WAYLAND_EXT), "EGL_EXT_platform_wayland")
    }
  }

  var display: UnsafeMutableRawPointer? {
    switch self {
    case .surfaceless: nil
    case .x11(let display, _), .wayland(let display): display
    }
  }

  /// The kind of surface that configurations must offer.
  var surfaceType: EGLint {
    switch self {
    case .surfaceless: EGL_PBUFFER_BIT
    case .x11, .wayland: EGL_WINDOW_BIT
    }
  }
}
