import CWayland
import Motion
import Windowing

/// A connection to a Wayland compositor, watched by a main loop; several can live in one process.
@MainActor
public final class WaylandDisplay {
  let connection: Connection
  let loop: MainLoop
  private(set) var globals: [Global] = []
  private(set) var outputs: [Output] = []
  private(set) var seats: [Seat] = []
  private(set) var cursor: Cursor?
  private(set) lazy var extensions = Extensions(globals, on: connection)
  private let registry: Proxy
  private var boundCompositor: Proxy?
  private var boundSharedMemory: Proxy?
  private var shell: Shell?
  private var clock = ServerClock()
  private var windows: [WeakWindow] = []
  private var watch: Watch?
  private var hasReportedLoss = false

  /// A compositor that takes no more for now is asked again after so long.
  private static let retryPause = Span.milliseconds(5)

  /// Connects to a named compositor, or to the one that WAYLAND_DISPLAY or WAYLAND_SOCKET names.
  public init(name: String? = nil, loop: MainLoop) throws(WaylandError) {
    connection = try Connection(to: name)
    self.loop = loop
    guard
      let registry = Proxy(
        wl_display_get_registry(connection.display), on: connection, destroy: wl_registry_destroy)
    else { throw .lost(display: connection.name) }
    self.registry = registry
    wl_registry_add_listener(self.registry.pointer, Self.listener, address)
    connection.roundTrip()
    try bind()
    // The answers of outputs and seats, and libdecor's.
    connection.roundTrip()
    guard !connection.isLost else { throw connection.loss }
    watch = loop.watch(
      LoopSource(
        descriptor: wl_display_get_fd(connection.display),
        prepare: { [weak self] in self?.prepare() ?? false },
        check: { [weak self] in self?.check(isReadable: $0) ?? false },
        dispatch: { [weak self] in self?.dispatch() }))
  }

  /// The name under which the display was opened.
  public var name: String { connection.name }

  /// The largest scale of the outputs that are there, in pixels a point.
  public var scale: Double { Double(outputs.map(\.scale).max() ?? 1) }

  var liveWindows: [WaylandWindow] { windows.compactMap(\.window) }

  /// Whether title bars are drawn by the compositor, by libdecor, or by nobody.
  var decorations: WaylandReport.Decorations {
    if globals.contains(where: { $0.interface == "zxdg_decoration_manager_v1" }) { return .compositor }
    return shell?.complaint == nil ? .client : .none
  }

  var compositor: OpaquePointer? { boundCompositor?.pointer }
  var sharedMemory: OpaquePointer? { boundSharedMemory?.pointer }
  var shellContext: OpaquePointer? { shell?.context }

  func add(_ window: WaylandWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  func remove(_ window: WaylandWindow) {
    windows.removeAll { $0.window == nil || $0.window === window }
  }

  /// The window that a surface belongs to; libdecor's own surfaces belong to none.
  func window(showing surface: OpaquePointer?) -> WaylandWindow? {
    guard let surface else { return nil }
    return windows.first { $0.window?.isShown(by: surface) == true }?.window
  }

  /// The moment of one of the compositor's time stamps, which arrives now.
  func instant(of stamp: UInt32) -> Instant {
    clock.instant(of: stamp, now: loop.now)
  }

  private func bind() throws(WaylandError) {
    func find(_ interface: String, _ version: UInt32) throws(WaylandError) -> Global {
      guard let global = globals.first(where: { $0.interface == interface && $0.version >= version }) else {
        throw connection.isLost ? connection.loss : .missing(display: connection.name, interface: interface)
      }
      return global
    }
    func bind(_ global: Global, _ interface: UnsafePointer<wl_interface>?, _ version: UInt32)
      -> OpaquePointer?
    {
      OpaquePointer(wl_registry_bind(global.registry, global.id, interface, min(global.version, version)))
    }
    let (compositor, memory) = (try find("wl_compositor", 3), try find("wl_shm", 1))
    _ = try find("xdg_wm_base", 1)
    // Version 4 tells damage in pixels.
    boundCompositor = Proxy(
      bind(compositor, compositor_interface(), 4), on: connection, destroy: wl_compositor_destroy)
    boundSharedMemory = Proxy(bind(memory, shm_interface(), 1), on: connection, destroy: wl_shm_destroy)
    shell = Shell(connection)
    if let compositor = self.compositor, let memory = sharedMemory {
      cursor = Cursor(connection, compositor: compositor, shm: memory)
    }
  }

  // MARK: - Loop

  private func prepare() -> Bool {
    if connection.isLost { return !hasReportedLoss }
    let isReady = !connection.prepareToRead()
    if !connection.flush() { watch?.fire(at: loop.now + Self.retryPause) }
    return isReady || connection.isLost || windows.contains { $0.window?.isDue ?? false }
  }

  private func check(isReadable: Bool) -> Bool {
    connection.finishReading(isReadable: isReadable)
    return isReadable || windows.contains { $0.window?.isDue ?? false }
  }

  /// Applies everything that has arrived, then draws what is due.
  private func dispatch() {
    connection.dispatchArrived()
    for window in liveWindows {
      window.settle(now: loop.now)
      window.drawIfDue(now: loop.now)
    }
    _ = connection.flush()
    if connection.isLost { reportLoss() }
  }

  private func reportLoss() {
    guard !hasReportedLoss else { return }
    hasReportedLoss = true
    watch?.cancel()
    for window in liveWindows { window.lose(connection.loss) }
  }
}

extension WaylandDisplay: EventReceiver {
  private func add(_ global: Global) {
    globals.append(global)
    switch global.interface {
    case "wl_output":
      let output = Output(connection, global) { [weak self] in self?.outputsHaveChanged() }
      if let output { outputs.append(output) }
    case "wl_seat":
      if let seat = Seat(global, display: self) { seats.append(seat) }
    default: break
    }
  }

  private func remove(_ id: UInt32) {
    globals.removeAll { $0.id == id }
    if let index = seats.firstIndex(where: { $0.id == id }) { seats.remove(at: index).leave() }
    if let index = outputs.firstIndex(where: { $0.id == id }) {
      let output = outputs.remove(at: index)
      for window in liveWindows { window.leave(output) }
      outputsHaveChanged()
    }
  }

  private func outputsHaveChanged() {
    for window in liveWindows { window.updateScale() }
    for seat in seats { seat.pointer?.showCursor() }
  }

  private static let listener: UnsafeMutablePointer<wl_registry_listener> = {
    var table = wl_registry_listener()
    table.global = { data, registry, id, interface, version in
      guard let registry, let interface else { return }
      WaylandDisplay.from(data)?.add(
        Global(registry: registry, id: id, interface: String(cString: interface), version: version))
    }
    table.global_remove = { data, _, id in WaylandDisplay.from(data)?.remove(id) }
    return permanent(table)
  }()
}
