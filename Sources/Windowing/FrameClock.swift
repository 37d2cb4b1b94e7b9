import Motion

/// Decides when a window draws: one frame at a time, at the display's pace, and nothing while unseen.
///
/// A late frame is dropped, never queued: however often a frame is asked for, one is drawn.
public struct FrameClock: Sendable {
  /// Whether anything that is drawn can be seen.
  public var isVisible = false
  /// Whether a frame has been asked for and not been drawn yet.
  public private(set) var isWanted = false
  /// Whether a drawn frame has not reached the screen yet.
  public private(set) var isInFlight = false
  /// The moment of the latest frame; later frames and inputs are never earlier.
  public private(set) var lastTime: Instant?
  private var tick: Instant?
  private var requestTime: Instant?

  /// Makes a clock of a window that is not on the screen yet.
  public init() {}

  /// Whether a frame is due now.
  public var isDue: Bool { isWanted && isVisible && !isInFlight }

  /// Asks for a frame, which is not drawn for an earlier moment.
  public mutating func request(at now: Instant) {
    isWanted = true
    requestTime = now
  }

  /// Begins the frame that is due, and gives the moment for which to draw it.
  ///
  /// That is the display's tick where the frame follows on one, so that animations advance evenly, else the
  /// present; never before what was shown, asked for, or put in.
  public mutating func begin(now: Instant, latestInput: Instant?) -> Instant {
    isWanted = false
    isInFlight = true
    let time = [lastTime, latestInput, requestTime].compactMap(\.self).reduce(tick ?? now, max)
    lastTime = time
    tick = nil
    return time
  }

  /// The display has taken the frame up, at a tick of its own if it says so.
  public mutating func advance(tick: Instant?) {
    isInFlight = false
    self.tick = isWanted ? tick : nil
  }
}
