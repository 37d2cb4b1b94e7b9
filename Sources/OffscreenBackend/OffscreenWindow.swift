import Drawing
import Geometry
import Gestures
import Motion
import Windowing

/// A window without a display, whose time goes on only as its owner says: the same input gives the same pixels.
@MainActor
public final class OffscreenWindow: Window {
  /// The size of the content, in points.
  public private(set) var size: Size
  /// Pixels a point.
  public private(set) var scale: Double
  /// Receives everything that happens to the window.
  public var onEvent: ((WindowEvent) -> Void)?
  /// Draws the next frame and says which pixels differ from the frame before.
  public var onFrame: ((Frame) -> [PixelRect])?

  /// The present moment, which never goes back.
  public private(set) var now = Instant.zero
  /// The title as it was set last.
  public private(set) var title = ""
  /// Whether the window was told to cover the screen.
  public private(set) var isFullScreen = false
  /// How many frames have been drawn.
  public private(set) var frameCount = 0
  /// What the latest frame changed.
  public private(set) var changes: [PixelRect] = []
  /// What the window shows; another bitmap after a resize.
  public private(set) var bitmap: Bitmap
  private var clock = FrameClock()
  private var isContentKnown = false

  /// Makes a window of a size in points; a side has 1 to 16384 pixels.
  public init(size: Size, scale: Double = 1) throws(BitmapError) {
    bitmap = try Self.makeBitmap(size: size, scale: scale)
    self.size = size
    self.scale = scale
    clock.isVisible = true
    clock.request(at: .zero)
  }

  /// Whether the next step will draw.
  public var wantsFrame: Bool { clock.isDue && onFrame != nil }

  /// Delivers an event at a moment, or now where that has passed.
  ///
  /// A resize changes the window's size first, as far as it is within the limits.
  public func send(_ event: InputEvent, at moment: Instant) {
    now = max(now, moment)
    if case .resize(let size, let scale) = event {
      resize(to: size, scale: scale)
      deliver(.input(.resize(self.size, scale: self.scale), at: now))
    } else {
      deliver(.input(event, at: now))
    }
  }

  /// Moves the pointer without a button, or takes it off the window.
  public func hover(_ position: Point?, at moment: Instant) {
    now = max(now, moment)
    deliver(.hover(position))
  }

  /// Goes on to a moment and draws the frame that was asked for, if any; says whether it drew.
  @discardableResult
  public func step(to moment: Instant) -> Bool {
    now = max(now, moment)
    guard clock.isDue, let onFrame else { return false }
    let time = clock.begin(now: now, latestInput: nil)
    changes = onFrame(Frame(buffer: bitmap.buffer, scale: scale, age: isContentKnown ? 1 : nil, time: time))
    isContentKnown = true
    frameCount += 1
    clock.advance(tick: nil)
    return true
  }

  /// Asks for one frame, which the next step draws.
  public func requestFrame() {
    clock.request(at: now)
  }

  /// Sets the title, which nobody sees.
  public func setTitle(_ title: String) {
    self.title = title
  }

  /// Notes whether the whole screen would be covered.
  public func setFullScreen(_ isFullScreen: Bool) {
    self.isFullScreen = isFullScreen
  }

  /// Resizes at once, as far as that is within the limits.
  public func requestSize(_ size: Size) {
    send(.resize(size, scale: scale), at: now)
  }

  /// Ends all frames and events.
  public func close() {
    onEvent = nil
    onFrame = nil
    clock.isVisible = false
  }

  private func deliver(_ event: WindowEvent) {
    onEvent?(event)
  }

  private func resize(to size: Size, scale: Double) {
    guard let bitmap = try? Self.makeBitmap(size: size, scale: scale) else { return }
    self.bitmap = bitmap
    self.size = size
    self.scale = scale
    isContentKnown = false
    requestFrame()
  }

  private static func makeBitmap(size: Size, scale: Double) throws(BitmapError) -> Bitmap {
    // Rounded as other backends do; what is no number is refused with the sides that are out of range.
    func pixels(_ length: Double) -> Int { Int(exactly: (length * scale).rounded()) ?? 0 }
    return try Bitmap(width: pixels(size.width), height: pixels(size.height), scale: scale, isOpaque: true)
  }
}
