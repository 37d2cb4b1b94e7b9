import CX11
import Drawing
import GLESRenderer
import Geometry
import Gestures
import Motion
import Windowing

/// A window on an X server.
@MainActor
public final class X11Window: GPUWindow {
  /// Receives everything that happens to the window.
  public var onEvent: ((WindowEvent) -> Void)?
  /// Draws the next frame and says which pixels differ from the frame before.
  public var onFrame: ((Frame) -> [PixelRect])?
  /// Pixels a point.
  public private(set) var scale: Double
  /// The size of the content, in points.
  public private(set) var size: Size

  /// What draws in place of the processor.
  package private(set) var gpu: GLWindow?

  let display: X11Display
  let id: XID
  let surface: Surface
  var clock = FrameClock()
  var pointers = PointerTracker()
  /// The size in pixels that the server has given it last, and the one that has been told.
  var pixels: PixelSize
  var newPixels: PixelSize?
  var isMapped = false
  var isExposed = false
  var isObscured = false
  var sizeBeforeFullScreen: PixelSize?
  let minimumSize: Size
  /// Whether the scale was asked for, whatever the desktop says.
  private let keepsScale: Bool
  /// Runs when `preferences` have changed.
  public var onPreferencesChange: (() -> Void)?
  /// What the desktop tells of its user's preferences, as far as the window system knows.
  public private(set) var preferences: DesktopPreferences
  /// What tells the window manager that a size has been drawn; zero where nobody listens.
  var syncCounter: XSyncCounter = 0
  /// What the counter is to show, and whether the size it stands for has come.
  var syncRequest: XSyncValue?
  var isSyncDue = false
  var hasFocus = false
  /// Parts that the server asks for again.
  var damage: [PixelRect] = []
  /// When a frame in flight is given up waiting for.
  private(set) var deadline: Instant?
  private var latestInput: Instant?
  private var tickSerial: UInt32 = 0
  private var handle: WindowHandle?

  /// A display that says nothing about a frame for so long has dropped it.
  private static let longestWait = Span.milliseconds(250)

  /// Opens a window, which appears when its first frame has been asked for and drawn.
  public init(on display: X11Display, options: X11WindowOptions) throws(X11Error) {
    let scale = options.scale ?? display.scale
    let pixels = PixelSize(options.size, scale: scale)
    guard pixels.isAllowed else { throw .sizeOutOfRange(width: pixels.width, height: pixels.height) }
    guard !display.connection.isLost else { throw .lost(display: display.name) }
    self.display = display
    self.scale = scale
    keepsScale = options.scale != nil
    minimumSize = options.minimumSize
    preferences = display.settings.preferences
    self.pixels = pixels
    size = pixels.size(scale: scale)
    let handle = WindowHandle(display.connection, format: display.format, size: pixels)
    id = handle.id
    self.handle = consume handle
    surface = Surface(
      display.connection, window: id, format: display.format, mayShare: display.extensions.has(.sharedMemory))
    do {
      gpu = try options.gpu.open(.x11(window: id), of: display.eglPlatform)
    } catch {
      throw .gpu(display: display.name, reason: error.description)
    }
    makeSyncCounter()
    setProperties(options)
    XSelectInput(display.connection.display, id, display.selectInput(on: id))
    if display.extensions.has(.present) {
      XPresentSelectInput(display.connection.display, id, UInt32(PresentCompleteNotifyMask))
    }
    display.add(self)
    XMapWindow(display.connection.display, id)
    display.flush()
    clock.request(at: display.loop.now)
  }

  private var isOpen: Bool { handle != nil }

  /// Whether a frame can be drawn right now.
  var isDue: Bool { isOpen && onFrame != nil && clock.isDue && surface.hasRoom }

  /// Asks for one frame, at the display's pace.
  public func requestFrame() {
    clock.request(at: display.loop.now)
  }

  /// Takes the window off the screen; no event follows.
  public func close() {
    onEvent = nil
    onFrame = nil
    clock.isVisible = false
    deadline = nil
    display.remove(self)
    surface.releaseBuffers()
    if display.connection.isLost { gpu?.abandon() }
    gpu = nil
    if syncCounter != 0, !display.connection.isLost {
      XSyncDestroyCounter(display.connection.display, syncCounter)
    }
    handle = nil
  }

  func send(_ event: InputEvent, now: Instant) {
    let time = max(now, clock.lastTime ?? now)
    latestInput = time
    onEvent?(.input(event, at: time))
  }

  func send(_ outputs: [PointerTracker.Output], now: Instant) {
    for output in outputs {
      switch output {
      case .input(let event): send(event, now: now)
      case .hover(let position): onEvent?(.hover(position))
      }
    }
  }

  /// Nothing can be drawn any more.
  func lose(_ reason: X11Error) {
    clock.isVisible = false
    deadline = nil
    if display.connection.isLost {
      gpu?.abandon()
      gpu = nil
    }
    onEvent?(.lost(reason.description))
  }

  /// The desktop's settings have changed.
  func settingsChanged() {
    guard preferences != display.settings.preferences else { return }
    preferences = display.settings.preferences
    onPreferencesChange?()
  }

  /// Takes over the scale that the desktop asks for; the size in points stays where the window manager lets it.
  private func takeScale() -> Bool {
    guard !keepsScale, display.scale != scale else { return false }
    scale = display.scale
    setSizeHints()
    let wanted = PixelSize(size, scale: scale).clamped
    if sizeBeforeFullScreen == nil {
      XResizeWindow(display.connection.display, id, UInt32(wanted.width), UInt32(wanted.height))
    }
    return true
  }

  /// Tells what has changed since the last events, once each.
  func settle(now: Instant) {
    guard isOpen, !display.connection.isLost else { return }
    let isRescaled = takeScale()
    if isRescaled || newPixels.map({ $0 != pixels }) == true {
      pixels = newPixels ?? pixels
      size = pixels.size(scale: scale)
      damage = []
      send(.resize(size, scale: scale), now: now)
      requestFrame()
    }
    newPixels = nil
    clock.isVisible = isMapped && isExposed && !isObscured
    if isSyncDue {
      if clock.isVisible { requestFrame() } else { answerSyncRequest() }
    }
    if !damage.isEmpty, clock.isVisible {
      if gpu != nil || !surface.repair(damage, width: pixels.width, height: pixels.height) { requestFrame() }
      damage = []
    }
  }

  /// Draws a frame where one is due and a picture is free.
  func drawIfDue(now: Instant) {
    if let deadline, deadline <= now { advance(tick: nil) }
    guard isOpen, clock.isDue, let onFrame else { return }
    if let gpu { return draw(on: gpu, now: now, onFrame) }
    let (width, height) = (pixels.width, pixels.height)
    let next: (buffer: BackBuffer, age: Int?)?
    do {
      next = try surface.next(width: width, height: height)
    } catch {
      return lose(error)
    }
    guard let (buffer, age) = next else { return }
    let time = clock.begin(now: now, latestInput: latestInput)
    // Asked for before the drawing, so that a frame that takes long does not miss two refreshes for one.
    waitForDisplay(now: now)
    let changes = onFrame(
      Frame(buffer: buffer.pixels(width: width, height: height), scale: scale, age: age, time: time))
    guard isOpen, !display.connection.isLost else { return }
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    surface.show(buffer, changes: age == nil ? [whole] : changes, width: width, height: height)
    answerSyncRequest()
  }

  /// Has the GPU draw a frame; where it cannot any more, the processor draws from then on.
  private func draw(on gpu: GLWindow, now: Instant, _ onFrame: (Frame) -> [PixelRect]) {
    do throws(GLError) {
      let age = try gpu.begin()
      let time = clock.begin(now: now, latestInput: latestInput)
      waitForDisplay(now: now)
      let changes = onFrame(Frame(on: gpu, scale: scale, age: age, time: time))
      gpu.finishSoftware()
      // Reads what has arrived, be it the connection's end.
      if !display.connection.isLost { XEventsQueued(display.connection.display, QueuedAfterReading) }
      guard isOpen, !display.connection.isLost else { return }
      try gpu.show(changes: changes)
      answerSyncRequest()
    } catch {
      self.gpu = nil
      requestFrame()
    }
  }

  func completePut(of segment: ShmSeg) {
    surface.completePut(of: segment)
  }

  /// The display has reached the next refresh.
  func handle(_ event: XPresentCompleteNotifyEvent, now: Instant) {
    guard event.kind == UInt8(PresentCompleteKindNotifyMSC), event.serial_number == tickSerial else { return }
    let tick = Instant(nanoseconds: Int64(clamping: event.ust) &* 1000)
    // Servers without a clock of this machine's send times that mean nothing here.
    let isPlausible = tick <= now && now - tick < Self.longestWait
    advance(tick: isPlausible ? tick : nil)
  }

  private func advance(tick: Instant?) {
    deadline = nil
    clock.advance(tick: tick)
  }

  /// Holds the next frame back until the display can show it.
  private func waitForDisplay(now: Instant) {
    if display.extensions.has(.present) {
      tickSerial &+= 1
      // The next refresh that 1 divides; without a divisor the server answers at once.
      XPresentNotifyMSC(display.connection.display, id, tickSerial, 0, 1, 0)
      display.flush()
      deadline = now + Self.longestWait
    } else {
      deadline = now + .seconds(1 / (display.refreshRate ?? 60))
    }
  }
}
