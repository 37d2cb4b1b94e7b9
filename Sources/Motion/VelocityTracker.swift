import Geometry

/// The velocity of a pointer at its release, from the places where it was last seen.
///
/// The derivative, at the last sample, of a parabola fitted to the last 100 ms by least squares, each axis apart.
/// A pause of more than 40 ms means that the pointer had stopped before it. Room for the samples is made once:
/// adding one allocates nothing.
public struct VelocityTracker: Sendable {
  /// The age, behind the last sample, up to which samples count.
  public static let horizon = Span.milliseconds(100)
  /// The longest time between two samples, or before the release, that is not a pause.
  public static let longestGap = Span.milliseconds(40)
  /// The number of samples that are kept, enough for the horizon at 1,200 a second.
  public static let capacity = 128

  struct Sample {
    var position: Point
    var time: Instant
  }

  private(set) var samples: [Sample]
  private var count = 0
  /// The place of the last sample in the ring.
  private var last = 0

  /// Makes a tracker without samples.
  public init() {
    samples = Array(repeating: Sample(position: .zero, time: .zero), count: Self.capacity)
  }

  /// The time of the last sample, or nil before the first.
  public var lastSampleTime: Instant? { count > 0 ? samples[last].time : nil }

  /// Adds a place, in points; of several at one time the last counts.
  ///
  /// A time before the last one is taken as the last one. A place that is not finite is ignored.
  public mutating func add(_ position: Point, at time: Instant) {
    guard position.isFinite else { return }
    if count > 0, time <= samples[last].time {
      samples[last].position = position
      return
    }
    last = (last + 1) % Self.capacity
    samples[last] = Sample(position: position, time: time)
    count = min(count + 1, Self.capacity)
  }

  /// Forgets all samples.
  public mutating func reset() {
    count = 0
  }

  /// The velocity, in points per second, of a pointer that is released at a time.
  ///
  /// A last sample that repeats the place of the one before it is left out: a flick outlives one still sample.
  /// Fewer than three samples give the quotient of the last two, a single one or a pause gives zero.
  public func velocity(at release: Instant) -> Vector {
    var first = 0
    if count > 1, samples[index(1)].position == samples[index(0)].position,
      samples[index(0)].time - samples[index(1)].time <= Self.longestGap
    {
      first = 1
    }
    guard count > first, release - samples[index(first)].time <= Self.longestGap else { return .zero }

    let end = samples[index(first)]
    var used = 1
    while first + used < count {
      let sample = samples[index(first + used)]
      guard end.time - sample.time <= Self.horizon,
        samples[index(first + used - 1)].time - sample.time <= Self.longestGap
      else { break }
      used += 1
    }
    let velocity = used < 3 ? slope(first, used) : parabolaSlope(first, used)
    return velocity.isFinite ? velocity : .zero
  }

  /// The place in the ring of a sample counted from the last one.
  private func index(_ age: Int) -> Int {
    (last - age + Self.capacity) % Self.capacity
  }

  private func slope(_ first: Int, _ used: Int) -> Vector {
    guard used == 2 else { return .zero }
    let (end, start) = (samples[index(first)], samples[index(first + 1)])
    return (end.position - start.position) * (1 / (end.time - start.time).seconds)
  }

  /// The derivative at the last sample by polynomials that are orthogonal on the sample times, about their mean
  /// (G. E. Forsythe, 1957): no matrix, and no digits lost to large times or places.
  private func parabolaSlope(_ first: Int, _ used: Int) -> Vector {
    let end = samples[index(first)]
    return samples.withUnsafeBufferPointer { samples in
      func each(_ body: (_ time: Double, _ place: Vector) -> Void) {
        var place = index(first)
        for _ in 0..<used {
          body((samples[place].time - end.time).seconds, samples[place].position - end.position)
          place = place == 0 ? Self.capacity - 1 : place - 1
        }
      }
      var mean = 0.0
      each { time, _ in mean += time }
      mean /= Double(used)
      var squares = 0.0
      var cubes = 0.0
      var linear = Vector.zero
      each { time, place in
        let t = time - mean
        squares += t * t
        cubes += t * t * t
        linear = linear + place * t
      }
      // The parabola t^2 - (cubes / squares) t - squares / used is orthogonal to 1 and t.
      let skew = cubes / squares
      let level = squares / Double(used)
      var norm = 0.0
      var quadratic = Vector.zero
      each { time, place in
        let t = time - mean
        let p = t * t - skew * t - level
        norm += p * p
        quadratic = quadratic + place * p
      }
      return linear * (1 / squares) + quadratic * ((-2 * mean - skew) / norm)
    }
  }
}
