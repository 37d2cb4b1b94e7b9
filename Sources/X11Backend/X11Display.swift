import CX11
import Motion
import Windowing

/// A connection to an X server, watched by a main loop; several can live in one process.
@MainActor
public final class X11Display {
  let connection: Connection
  let loop: MainLoop
  let extensions: X11Extensions
  let atoms: AtomTable
  let format: PixelFormat
  /// Whether a window manager takes care of focus and full screen.
  let hasWindowManager: Bool
  var scrolling = ScrollTracker()
  var pens: Set<Int> = []
  var serverClock = ServerClock()
  private var windows: [WeakWindow] = []
  private var watch: Watch?
  private var hasReportedLoss = false
  private var measuredRefreshRate: Double?
  private var isRefreshRateKnown = false
  /// The scale that the resource Xft.dpi asks for, where it is set.
  var resourceScale: Double?
  /// What the settings' manager says, and its window; zero where none runs.
  var settings = XSettings()
  var settingsManager: XID = 0

  private struct WeakWindow {
    weak var window: X11Window?
  }

  /// Connects to a named display, or the one in DISPLAY, doing without some extensions as if the server lacked them.
  public init(
    name: String? = nil, loop: MainLoop, without missing: Set<X11Extension> = []
  ) throws(X11Error) {
    connection = try Connection(to: name)
    self.loop = loop
    extensions = X11Extensions(connection, without: missing)
    atoms = AtomTable(connection.display)
    format = try PixelFormat(connection)
    hasWindowManager = Self.findsWindowManager(connection, atoms: atoms)
    // A held key comes as presses only, without releases between them.
    XkbSetDetectableAutoRepeat(connection.display, True, nil)
    // Has the keyboard's map fetched now, not when the first key is pressed.
    XkbKeycodeToKeysym(connection.display, KeyCode(XkbMinLegalKeyCode), 0, 0)
    guard !connection.isLost else { throw .lost(display: connection.name) }
    findDevices()
    followSettings()
    watch = loop.watch(
      LoopSource(
        descriptor: XConnectionNumber(connection.display),
        prepare: { [weak self] in self?.hasWork ?? false },
        check: { [weak self] _ in self?.hasWork ?? false },
        dispatch: { [weak self] in self?.dispatch() }))
  }

  /// The name under which the display was opened.
  public var name: String { connection.name }

  /// Pixels a point that the desktop asks for: dots an inch over 96, of XSETTINGS or else of the resource Xft.dpi.
  public var scale: Double { settings.scale ?? resourceScale ?? 1 }

  /// Frames a second of the screen, where RandR tells it.
  public var refreshRate: Double? {
    if !isRefreshRateKnown {
      measuredRefreshRate = readRefreshRate()
      isRefreshRateKnown = true
    }
    return measuredRefreshRate
  }

  /// The screen has changed.
  func forgetRefreshRate() { isRefreshRateKnown = false }

  func add(_ window: X11Window) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  func remove(_ window: X11Window) {
    windows.removeAll { $0.window == nil || $0.window === window }
  }

  func window(_ id: XID) -> X11Window? { windows.first { $0.window?.id == id }?.window }

  /// Sends what has been asked of the server.
  func flush() {
    if !connection.isLost { XFlush(connection.display) }
  }

  var liveWindows: [X11Window] { windows.compactMap(\.window) }

  private var hasWork: Bool {
    if connection.isLost { return !hasReportedLoss }
    return XPending(connection.display) > 0 || connection.isLost
      || windows.contains { $0.window?.isDue ?? false }
  }

  /// Applies everything that has arrived, then draws what is due.
  private func dispatch() {
    let now = loop.now
    // What arrives while the first lot is being handled still counts for this frame; a flood of input does not keep
    // the frame waiting any longer.
    for _ in 0..<2 {
      var count = connection.isLost ? 0 : XPending(connection.display)
      while count > 0, !connection.isLost {
        handleNextEvent()
        count -= 1
      }
    }
    for window in liveWindows {
      window.settle(now: now)
      window.drawIfDue(now: loop.now)
    }
    flush()
    if connection.isLost {
      reportLoss()
    } else {
      watch?.fire(at: liveWindows.compactMap(\.deadline).min())
    }
  }

  private func handleNextEvent() {
    var event = XEvent()
    XNextEvent(connection.display, &event)
    guard !connection.isLost else { return }
    if event.type == GenericEvent {
      guard XGetEventData(connection.display, &event.xcookie) != 0 else { return }
      defer { XFreeEventData(connection.display, &event.xcookie) }
      handle(event.xcookie)
    } else if event.type == extensions.shmCompletion {
      withUnsafeBytes(of: &event) {
        let completion = $0.load(as: XShmCompletionEvent.self)
        window(completion.drawable)?.completePut(of: completion.shmseg)
      }
    } else if event.type == MappingNotify {
      XRefreshKeyboardMapping(&event.xmapping)
    } else if !handleSettings(&event) {
      window(event.xany.window)?.handle(&event, now: loop.now)
    }
  }

  private func handle(_ cookie: XGenericEventCookie) {
    if cookie.extension == extensions.presentOpcode, cookie.evtype == PresentCompleteNotify {
      let complete = cookie.data.load(as: XPresentCompleteNotifyEvent.self)
      window(complete.window)?.handle(complete, now: loop.now)
    } else if cookie.extension == extensions.inputOpcode {
      handleInput(cookie)
    }
  }

  private func reportLoss() {
    hasReportedLoss = true
    watch?.cancel()
    for window in liveWindows { window.lose(.lost(display: name)) }
  }

  private static func findsWindowManager(_ connection: Connection, atoms: AtomTable) -> Bool {
    let root = XDefaultRootWindow(connection.display)
    // A window manager that has died leaves the property on the root window, but not the window that it names.
    guard let window = property(atoms[.windowManager], of: root, connection) else { return false }
    return property(atoms[.windowManager], of: XID(bitPattern: window), connection) == window
  }

  /// The first number of a property, or nil where there is none.
  private static func property(_ name: Atom, of window: XID, _ connection: Connection) -> Int? {
    var (type, format, count, left): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, window, name, 0, 1, False, Atom(AnyPropertyType), &type, &format, &count, &left,
      &data)
    defer { if let data { XFree(data) } }
    guard status == Success, count > 0, format == 32, let data else { return nil }
    return UnsafeRawPointer(data).load(as: Int.self)
  }
}
