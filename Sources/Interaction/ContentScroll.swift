import Motion

/// How far a page that is higher than its panel is scrolled.
struct ContentScroll: Hashable, Sendable {
  /// How far it can be scrolled, in points; 0 where it fits.
  private(set) var extent = 0.0
  private var motion = Movement.held(0)

  private enum Movement: Hashable {
    case held(Double)
    case flung(Decay, start: Instant)
  }

  /// Less than this from its top counts as its top: pages have heights of fractions of points.
  static let tolerance = 0.5

  /// How far it is scrolled at a moment, in points.
  func offset(at time: Instant) -> Double {
    switch motion {
    case .held(let offset): offset
    case .flung(let decay, let start): max(0, min(extent, decay.value(at: (time - start).seconds)))
    }
  }

  /// Whether it stands at its top.
  func isAtTop(at time: Instant) -> Bool { offset(at: time) < Self.tolerance }

  /// Whether it moves by itself.
  func isMoving(at time: Instant) -> Bool {
    guard case .flung(let decay, let start) = motion else { return false }
    let value = decay.value(at: (time - start).seconds)
    return value > 0 && value < extent && abs(decay.restsAt - value) > Self.tolerance
  }

  /// Gives it another height; it stays scrolled as far as it can.
  mutating func resize(extent: Double, at time: Instant) {
    let offset = offset(at: time)
    self.extent = extent < Self.tolerance ? 0 : extent
    motion = .held(min(offset, self.extent))
  }

  /// Shows its top, at once.
  mutating func scrollToTop() {
    motion = .held(0)
  }

  /// Stops it where it is.
  mutating func stop(at time: Instant) {
    motion = .held(offset(at: time))
  }

  /// Takes a finger's way, down positive, and returns what it could not take.
  mutating func take(_ way: Double, at time: Instant) -> Double {
    let offset = offset(at: time)
    if way > 0, offset < Self.tolerance {
      motion = .held(0)
      return way
    }
    let moved = max(0, min(extent, offset - way))
    motion = .held(moved)
    return way - (offset - moved)
  }

  /// Lets it go on with a finger's velocity, in points per second, down positive.
  mutating func fling(velocity: Double, at time: Instant) {
    let offset = offset(at: time)
    motion =
      velocity == 0
      ? .held(offset) : .flung(Decay(from: offset, velocity: -velocity, rate: .normal), start: time)
  }
}
