import CWayland
import Drawing
import GLESRenderer
import Geometry
import Gestures
import Motion
import Windowing

/// A window on a Wayland compositor.
@MainActor
public final class WaylandWindow: GPUWindow {
  /// Receives everything that happens to the window.
  public var onEvent: ((WindowEvent) -> Void)?
  /// Draws the next frame and says which pixels differ from the frame before.
  public var onFrame: ((Frame) -> [PixelRect])?
  /// Pixels a point.
  public var scale: Double { shown.scale }
  /// The size of the content, in points.
  public var size: Size { shown.size }

  /// What draws in place of the processor.
  package private(set) var gpu: GLWindow?

  let display: WaylandDisplay
  /// How the surface is measured from the next picture on.
  var geometry: SurfaceGeometry
  /// The geometry that has been told.
  private var shown: SurfaceGeometry
  private let buffers: BufferRing
  // What is made of the surface goes before it.
  var frame: WindowFrame?
  private var callback: Proxy?
  private var scaling: SurfaceScaling?
  private var surface: Proxy?
  var clock = FrameClock()
  private var pointers = PointerTracker()
  /// The outputs on which the window is.
  private var outputs: [Output] = []
  private var latestInput: Instant?
  /// The scale that the compositor asks for, where it can tell fractions.
  private var preferredScale: Double?
  private var hasFocus = false
  var isConfigured = false
  /// The size to which the window returns from the full screen, in units.
  var floatingUnits: PixelSize
  /// The token of whoever started the program, until the window is there to use it.
  private var activationToken: String?
  /// What was asked for before it could be passed on.
  var wantsFullScreen: Bool?

  /// A tick that is older than this comes from another clock.
  private static let oldestTick = Span.milliseconds(250)
  /// Answers to wait for before a window counts as slow to be placed.
  private static let patience = 10

  /// Opens a window, which appears when its first frame has been asked for and drawn.
  public init(on display: WaylandDisplay, options: WaylandWindowOptions) throws(WaylandError) {
    let geometry = SurfaceGeometry(
      size: options.size, unitScale: display.scale, requestedScale: options.scale)
    guard geometry.pixels.isAllowed, geometry.units.isAllowed else {
      throw .sizeOutOfRange(width: geometry.pixels.width, height: geometry.pixels.height)
    }
    guard !display.connection.isLost else { throw display.connection.loss }
    guard let compositor = display.compositor, let memory = display.sharedMemory,
      let shell = display.shellContext,
      let surface = Proxy(
        wl_compositor_create_surface(compositor), on: display.connection, destroy: wl_surface_destroy)
    else { throw .lost(display: display.name) }
    self.display = display
    self.geometry = geometry
    shown = geometry
    floatingUnits = geometry.units
    buffers = BufferRing(display.connection, shm: memory)
    let pointer = surface.pointer
    self.surface = consume surface
    wl_surface_add_listener(pointer, Self.surfaceListener, address)
    setOpaque(pointer, compositor)
    scaling = SurfaceScaling(pointer, extensions: display.extensions) { [weak self] in
      self?.preferredScale = $0
      self?.updateScale()
    }
    frame = WindowFrame(
      display.connection, shell: shell, surface: pointer, interface: Self.frameInterface, data: address)
    frame?.setTitle(options.title)
    frame?.setApplicationID(options.applicationID)
    frame?.setMinimum(
      SurfaceGeometry(size: options.minimumSize, unitScale: geometry.unitScale, requestedScale: options.scale)
        .clamped.units)
    display.add(self)
    frame?.map()
    activationToken = options.activationToken
    // The size is the compositor's to choose: what is drawn first is to fit at once.
    for _ in 0..<Self.patience where !isConfigured && !display.connection.isLost {
      display.connection.roundTrip()
    }
    guard !display.connection.isLost else { throw display.connection.loss }
    shown = self.geometry
    do {
      let target = GLTarget.wayland(
        surface: UnsafeMutableRawPointer(pointer), width: shown.pixels.width, height: shown.pixels.height)
      gpu = try options.gpu.open(target, of: display.eglPlatform)
    } catch {
      throw .gpu(display: display.name, reason: error.description)
    }
    clock.request(at: display.loop.now)
  }

  /// Whether a frame can be drawn right now.
  var isDue: Bool {
    surface != nil && onFrame != nil && clock.isDue && (gpu != nil || buffers.hasRoom)
  }

  /// Whole pixels a unit, for pictures that the compositor scales itself.
  var bufferScale: Int { max(1, Int(shown.unitScale.rounded(.up))) }

  func isShown(by other: OpaquePointer) -> Bool { surface?.pointer == other }

  /// Asks for one frame, at the display's pace.
  public func requestFrame() {
    clock.request(at: display.loop.now)
  }

  /// Sets the title, in any script.
  public func setTitle(_ title: String) {
    // C strings end at a zero.
    frame?.setTitle(title.filter { $0 != "\0" })
  }

  /// Covers the whole screen, or returns from it.
  public func setFullScreen(_ isFullScreen: Bool) {
    wantsFullScreen = frame?.setFullScreen(isFullScreen) == true ? nil : isFullScreen
  }

  /// Asks for another size of the content, in points, which only a window that floats gets.
  public func requestSize(_ size: Size) {
    guard isConfigured, frame?.isFloating == true else { return }
    let wanted = SurfaceGeometry(
      size: size, unitScale: geometry.unitScale, requestedScale: geometry.requestedScale
    ).clamped.units
    frame?.accept(nil, size: wanted)
    (geometry.units, floatingUnits) = (wanted, wanted)
    requestFrame()
  }

  /// Takes the window off the screen; no event follows.
  public func close() {
    onEvent = nil
    onFrame = nil
    clock.isVisible = false
    display.remove(self)
    callback = nil
    releaseGPU()
    frame = nil
    scaling = nil
    surface = nil
    buffers.releaseBuffers()
    _ = display.connection.flush()
  }

  func send(_ event: InputEvent, now: Instant) {
    let time = max(now, clock.lastTime ?? now)
    latestInput = time
    onEvent?(.input(event, at: time))
  }

  /// Tells what a change of buttons and fingers means.
  func point(now: Instant, _ change: (inout PointerTracker) -> [PointerTracker.Output]) {
    for output in change(&pointers) {
      switch output {
      case .input(let event): send(event, now: now)
      case .hover(let position): onEvent?(.hover(position))
      }
    }
  }

  func setFocus(_ isGained: Bool) {
    guard hasFocus != isGained else { return }
    hasFocus = isGained
    send(.focus(isGained), now: display.loop.now)
  }

  /// Nothing can be drawn any more.
  func lose(_ reason: WaylandError) {
    clock.isVisible = false
    releaseGPU()
    onEvent?(.lost(reason.description))
  }

  private func releaseGPU() {
    // EGL may read what arrives.
    display.connection.finishReading(isReadable: false)
    gpu = nil
  }

  // MARK: - Outputs

  func enter(_ output: OpaquePointer?) {
    // libdecor's own objects of the outputs are told of, too.
    guard let entered = display.outputs.first(where: { $0.isSame(as: output) }) else { return }
    outputs.removeAll { $0 === entered }
    outputs.append(entered)
    updateScale()
  }

  func leave(_ output: OpaquePointer?) {
    guard let left = outputs.first(where: { $0.isSame(as: output) }) else { return }
    leave(left)
  }

  func leave(_ output: Output) {
    outputs.removeAll { $0 === output }
    updateScale()
  }

  /// Takes the largest scale of the outputs on which the window is; off all of them it stays as it was.
  func updateScale() {
    guard let scale = preferredScale ?? outputs.map({ Double($0.scale) }).max() else { return }
    geometry.unitScale = scale
  }

  // MARK: - Pictures

  /// Tells what has changed since the last events, once each.
  func settle(now: Instant) {
    guard surface != nil else { return }
    let next = geometry.clamped
    guard next != shown else { return }
    shown = next
    send(.resize(size, scale: scale), now: now)
    requestFrame()
  }

  /// Draws a frame where one is due and a picture is free.
  func drawIfDue(now: Instant) {
    guard clock.isDue, let onFrame, let pointer = surface?.pointer else { return }
    if let gpu { return draw(on: gpu, pointer, now: now, onFrame) }
    let pixels = shown.pixels
    guard let (buffer, age) = buffers.next(pixels) else {
      if let bytes = buffers.refusedBytes { lose(.noMemory(display: display.name, bytes: bytes)) }
      return
    }
    let time = begin(pointer, now: now)
    let changes = onFrame(Frame(buffer: buffer.pixels(pixels), scale: scale, age: age, time: time))
    guard surface != nil, !display.connection.isLost else { return }
    buffers.attach(buffer, to: pointer, size: pixels)
    fit(pointer)
    damage(
      age == nil ? [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)] : changes, pointer)
    wl_surface_commit(pointer)
    activate(pointer)
  }

  /// Has the GPU draw a frame, which EGL commits; where it cannot any more, the processor draws from then on.
  private func draw(
    on gpu: GLWindow, _ pointer: OpaquePointer, now: Instant, _ onFrame: (Frame) -> [PixelRect]
  ) {
    do throws(GLError) {
      gpu.resize(width: shown.pixels.width, height: shown.pixels.height)
      let age = try gpu.begin()
      let time = begin(pointer, now: now)
      let changes = onFrame(Frame(on: gpu, scale: scale, age: age, time: time))
      guard surface != nil, !display.connection.isLost else { return }
      fit(pointer)
      try gpu.show(changes: changes)
      activate(pointer)
    } catch {
      self.gpu = nil
      // Without a picture the compositor never answers.
      callback = nil
      clock.advance(tick: nil)
      requestFrame()
    }
  }

  /// Begins a frame, and gives its time.
  private func begin(_ surface: OpaquePointer, now: Instant) -> Instant {
    // Asked for before the drawing, so that a frame that takes long does not miss two refreshes for one.
    callback = Proxy(wl_surface_frame(surface), on: display.connection, destroy: wl_callback_destroy)
    if let callback = callback?.pointer { wl_callback_add_listener(callback, Self.callbackListener, address) }
    return clock.begin(now: now, latestInput: latestInput)
  }

  /// Says how the next picture fits on the outputs.
  private func fit(_ surface: OpaquePointer) {
    if let scaling {
      scaling.cover(shown.units)
    } else {
      wl_surface_set_buffer_scale(surface, Int32(bufferScale))
    }
  }

  private func damage(_ rects: [PixelRect], _ surface: OpaquePointer) {
    guard wl_proxy_get_version(surface) >= UInt32(WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) else {
      return wl_surface_damage(surface, 0, 0, .max, .max)
    }
    for rect in rects {
      wl_surface_damage_buffer(
        surface, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
  }

  /// Has the compositor carry out what was asked for, with the picture that it has.
  func commit() {
    if let pointer = surface?.pointer { wl_surface_commit(pointer) }
  }

  /// The compositor has taken the frame up, at a time of its own.
  private func advance(stamp: UInt32) {
    callback = nil
    let now = display.loop.now
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: now.nanoseconds / 1_000_000) &- stamp)
    let tick = now - .milliseconds(Int64(age))
    // Compositors whose clock is not this one's send times that mean nothing here.
    clock.advance(tick: age >= 0 && now - tick < Self.oldestTick ? tick : nil)
  }

  /// Brings the window to the front in the name of whoever started the program.
  private func activate(_ surface: OpaquePointer) {
    activationToken?.withCString {
      display.extensions.activation?.send(2, [wl_argument(s: $0), wl_argument(o: surface)])
    }
    activationToken = nil
  }

  /// Spares the compositor what lies behind the window.
  private func setOpaque(_ surface: OpaquePointer, _ compositor: OpaquePointer) {
    guard let region = wl_compositor_create_region(compositor) else { return }
    wl_region_add(region, 0, 0, .max, .max)
    wl_surface_set_opaque_region(surface, region)
    wl_region_destroy(region)
  }

  private static let callbackListener = permanent(
    wl_callback_listener(done: { data, _, stamp in WaylandWindow.from(data)?.advance(stamp: stamp) }))

  private static let surfaceListener: UnsafeMutablePointer<wl_surface_listener> = {
    var table = wl_surface_listener()
    table.enter = { data, _, output in WaylandWindow.from(data)?.enter(output) }
    table.leave = { data, _, output in WaylandWindow.from(data)?.leave(output) }
    return permanent(table)
  }()
}
