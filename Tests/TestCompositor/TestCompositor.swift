import CWaylandServer
import Glibc
import WaylandBackend

/// A compositor for one window of one client, which does to it what a test wants.
///
/// It lives on the test's own thread: nothing happens but while `run` runs.
@MainActor
public final class TestCompositor {
  /// When pictures are given back.
  public enum Release: Sendable {
    /// As soon as another one is shown.
    case promptly
    /// Three pictures late.
    case late
    case never
  }

  /// The kinds of device that a seat can have, as wl_seat counts them.
  public struct Devices: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A mouse or a touchpad.
    public static let pointer = Devices(rawValue: 1)
    /// Keys.
    public static let keyboard = Devices(rawValue: 2)
    /// A touch screen.
    public static let touch = Devices(rawValue: 4)
  }

  /// What WAYLAND_DISPLAY is to hold.
  public let path: String
  /// When pictures are given back.
  public var release = Release.promptly
  /// Whether pictures are taken up at all; a window out of sight has its frames held back.
  public var isVisible = true
  /// What the window shows; nil before its first picture.
  public internal(set) var shown: ShownPicture?
  /// How many pictures have been shown.
  public internal(set) var pictureCount = 0
  /// The title that the client has set.
  public internal(set) var title = ""
  /// Whether the client has asked to cover the screen.
  public internal(set) var wantsFullScreen = false

  private let handle: DisplayHandle
  private let loop: OpaquePointer
  var client: OpaquePointer?
  var surface: ServerObject?
  var xdgSurface: ServerObject?
  var toplevel: ServerObject?
  var outputs: [ServerObject] = []
  var pointers: [ServerObject] = []
  var touches: [ServerObject] = []
  var keyboards: [ServerObject] = []
  var seats: [ServerObject] = []
  var pinches: [ServerObject] = []
  var fractions: [ServerObject] = []
  var devices: Devices
  var outputScale: Int32
  /// In parts of 120; nil where fractions are not spoken of.
  var fraction: UInt32?
  var pending = ShownPicture()
  var pendingBuffer: OpaquePointer?
  /// Pictures that the client waits for, by their numbers at the client, the oldest first.
  var heldBuffers: [UInt32] = []
  var callbacks: [ServerObject] = []
  private var outputGlobal: OpaquePointer?
  private var nextFrame = ContinuousClock.now
  private var serial: UInt32 = 0

  /// Listens at a path of the file system; `fraction` is the scale that it tells where it speaks of fractions.
  public init(
    at path: String, scale: Int = 1, fraction: Double? = nil,
    devices: Devices = [.pointer, .touch]
  ) throws(CompositorError) {
    handle = try DisplayHandle(at: path)
    self.path = path
    self.devices = devices
    outputScale = Int32(scale)
    self.fraction = fraction.map { UInt32(($0 * 120).rounded()) }
    loop = wl_display_get_event_loop(handle.display)
    let socket = try Self.listen(at: path)
    guard wl_display_add_socket_fd(handle.display, socket) == 0, wl_display_init_shm(handle.display) == 0
    else {
      throw CompositorError("no socket at \(path)")
    }
    addGlobals()
  }

  /// Runs until a condition holds; false when it does not within half a minute.
  public func run(until isDone: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while try !isDone() {
      if ContinuousClock.now > end { return false }
      wl_display_flush_clients(handle.display)
      // What the test reads elsewhere, such as a growing log, is looked at again at least so often.
      wl_event_loop_dispatch(loop, 4)
      takeUpFrames()
    }
    wl_display_flush_clients(handle.display)
    return true
  }

  /// Runs for one refresh of the display.
  public func runBriefly() {
    let end = ContinuousClock.now + .milliseconds(16)
    _ = run { ContinuousClock.now >= end }
  }

  /// Whether the client has ended its connection.
  public var isDeserted: Bool { surface?.isGone ?? false }

  /// Whether the client has asked for the seat's pointer.
  public var hasPointer: Bool { !pointers.isEmpty }

  /// Whether the client has asked for the seat's keyboard.
  public var hasKeyboard: Bool { !keyboards.isEmpty }

  /// Ends the connection, as a compositor that crashes does.
  public func disconnect() {
    if let client { wl_client_destroy(client) }
    client = nil
  }

  /// Ends the connection because of a fault that the client has not made.
  public func accuse() {
    if let surface { post_error(surface.resource, 7, "made up") }
  }

  func nextSerial() -> UInt32 {
    serial += 1
    return serial
  }

  /// Milliseconds of the monotonic clock, as input and frames carry them.
  var time: UInt32 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt32(truncatingIfNeeded: now.tv_sec * 1000 + now.tv_nsec / 1_000_000)
  }

  private func takeUpFrames() {
    guard isVisible, !callbacks.isEmpty, ContinuousClock.now >= nextFrame else { return }
    nextFrame = .now + .milliseconds(16)
    let done = callbacks
    callbacks = []
    for callback in done where !callback.isGone {
      callback.send("done", [wl_argument(u: time)])
      wl_resource_destroy(callback.resource)
    }
  }

  /// Takes the monitor away.
  public func unplugOutput() {
    if let outputGlobal { wl_global_destroy(outputGlobal) }
    outputGlobal = nil
    if let surface { for output in outputs { surface.send("leave", [wl_argument(o: output.resource)]) } }
    outputs = []
  }

  /// Brings a monitor, or another one.
  public func plugOutput(scale: Int) {
    outputScale = Int32(scale)
    outputGlobal = offer(Self.core("wl_output"), version: 3, Self.bindOutput)
  }

  private func addGlobals() {
    offer(Self.core("wl_compositor"), version: 4, Self.bindCompositor)
    offer(Self.core("wl_subcompositor"), version: 1, Self.bindSubcompositor)
    offer(ShellProtocol.base.pointer, version: 2, Self.bindShell)
    offer(ShellProtocol.decorationManager.pointer, version: 1, Self.bindDecorations)
    offer(Self.core("wl_seat"), version: 8, Self.bindSeat)
    offer(Protocols.pointerGestures.pointer, version: 1, Self.bindGestures)
    outputGlobal = offer(Self.core("wl_output"), version: 3, Self.bindOutput)
    if fraction != nil {
      offer(Protocols.viewporter.pointer, version: 1, Self.bindViewporter)
      offer(Protocols.fractionalScaleManager.pointer, version: 1, Self.bindFractions)
    }
  }

  @discardableResult
  private func offer(
    _ interface: UnsafePointer<wl_interface>?, version: Int32, _ bind: wl_global_bind_func_t
  ) -> OpaquePointer? {
    wl_global_create(
      handle.display, interface, version, Unmanaged.passUnretained(self).toOpaque(), bind)
  }

  static func core(_ name: String) -> UnsafePointer<wl_interface>? { core_interface(name) }

  static func at(_ data: UnsafeMutableRawPointer?) -> TestCompositor? {
    data.map { Unmanaged<TestCompositor>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func listen(at path: String) throws(CompositorError) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let socket = Glibc.socket(AF_UNIX, kind, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard socket >= 0, path.utf8.count < room else { throw CompositorError("no socket at \(path)") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, Glibc.listen(socket, 8) == 0 else { throw CompositorError("no socket at \(path)") }
    return socket
  }
}
