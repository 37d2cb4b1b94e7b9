import CX11

/// Which extensions a server has, and the numbers under which their events come.
struct X11Extensions {
  /// The major and minor version of each extension that is there.
  private(set) var versions: [X11Extension: (major: Int, minor: Int)] = [:]
  /// The type of the events that say a put has been read.
  private(set) var shmCompletion: Int32 = -1
  /// The major numbers under which generic events come.
  private(set) var inputOpcode: Int32 = -1
  private(set) var presentOpcode: Int32 = -1
  /// Whether window managers can wait for a size to be drawn.
  private(set) var hasSync = false
  private var screenChange: Int32 = -1

  /// Asks the server about all extensions but those to do without.
  init(_ connection: Connection, without missing: Set<X11Extension>) {
    let display = connection.display
    var (major, minor): (Int32, Int32) = (0, 0)
    var (event, error): (Int32, Int32) = (0, 0)

    if !missing.contains(.sharedMemory) {
      var hasPixmaps: Int32 = 0
      // Asked for by its name first: where it is missing, Xlib would say so on standard error itself.
      let isThere = XQueryExtension(display, "MIT-SHM", &major, &event, &error) != 0
      // The pictures' bytes are in this order; only a put through the connection can turn them.
      if isThere, XShmQueryVersion(display, &major, &minor, &hasPixmaps) != 0,
        XImageByteOrder(display) == LSBFirst
      {
        versions[.sharedMemory] = (Int(major), Int(minor))
        shmCompletion = XShmGetEventBase(display) + ShmCompletion
      }
    }
    if !missing.contains(.input),
      XQueryExtension(display, "XInputExtension", &inputOpcode, &event, &error) != 0
    {
      (major, minor) = (2, 4)
      if XIQueryVersion(display, &major, &minor) == Success, major >= 2 {
        versions[.input] = (Int(major), Int(minor))
      }
    }
    if !missing.contains(.present), XPresentQueryExtension(display, &presentOpcode, &event, &error) != 0,
      XPresentQueryVersion(display, &major, &minor) != 0
    {
      versions[.present] = (Int(major), Int(minor))
    }
    if !missing.contains(.monitors), XRRQueryExtension(display, &event, &error) != 0,
      XRRQueryVersion(display, &major, &minor) != 0
    {
      versions[.monitors] = (Int(major), Int(minor))
      screenChange = event + RRScreenChangeNotify
    }
    hasSync =
      XSyncQueryExtension(display, &event, &error) != 0 && XSyncInitialize(display, &major, &minor) != 0
  }

  func has(_ name: X11Extension) -> Bool { versions[name] != nil }

  /// Whether fingers are reported (XInput 2.2).
  var hasTouch: Bool { has(.input, atLeast: 2, 2) }

  /// Whether pinches on a touchpad are reported (XInput 2.4).
  var hasGestures: Bool { has(.input, atLeast: 2, 4) }

  /// Whether an event of this type says that the screen or an output of its has changed.
  func isScreenChange(_ type: Int32) -> Bool { screenChange >= 0 && type == screenChange }

  private func has(_ name: X11Extension, atLeast major: Int, _ minor: Int) -> Bool {
    versions[name].map { ($0.major, $0.minor) >= (major, minor) } ?? false
  }
}
