import Geometry
import Testing

@testable import Motion

@Suite struct VelocityTests {
  private struct Cases: Decodable {
    var cases: [Case]
    var projection: [Projection]
    var rubberBand: [Band]
    var decay: [Coast]

    struct Case: Decodable {
      var why: String
      var samples: [[Double]]
      var releaseAt: Double?
      var velocity: [Double]
    }
    struct Projection: Decodable {
      var velocity: Double
      var decelerationRate: Double
      var distance: Double
    }
    struct Band: Decodable {
      var beyond: Double
      var dimension: Double
      var coefficient: Double
      var shown: Double
    }
    struct Coast: Decodable {
      var velocity: Double
      var rate: Double
      var restsAt: Double
      var tolerance: Double
    }
  }

  private func velocity(_ samples: [(ms: Double, y: Double)], releaseAt: Double) -> Double {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(Point(x: 0, y: sample.y), at: .seconds(sample.ms / 1000)) }
    return tracker.velocity(at: .seconds(releaseAt / 1000)).dy
  }

  @Test("The worked velocities are met to 0.1 %")
  func cases() throws {
    let cases = try readCases("velocity", as: Cases.self).cases
    #expect(cases.count == 9)
    for one in cases {
      var tracker = VelocityTracker()
      for sample in one.samples {
        tracker.add(Point(x: sample[1], y: sample[2]), at: .seconds(sample[0] / 1000))
      }
      let release = one.releaseAt.map { Instant.seconds($0 / 1000) } ?? tracker.lastSampleTime ?? .zero
      let velocity = tracker.velocity(at: release)
      #expect(abs(velocity.dx - one.velocity[0]) <= 0.001 * abs(one.velocity[0]), "\(one.why)")
      #expect(abs(velocity.dy - one.velocity[1]) <= 0.001 * abs(one.velocity[1]), "\(one.why)")
    }
  }

  @Test("The worked projections, rubber bands and decays are met")
  func closedForms() throws {
    let cases = try readCases("velocity", as: Cases.self)
    for one in cases.projection {
      let rate = DecelerationRate(one.decelerationRate)
      #expect(abs(rate.projectedDistance(velocity: one.velocity) - one.distance) <= 1e-9)
    }
    for one in cases.rubberBand {
      let band = RubberBand(dimension: one.dimension, coefficient: one.coefficient)
      #expect(abs(band.shown(beyond: one.beyond) - one.shown) <= 1e-9)
    }
    for one in cases.decay {
      let decay = Decay(velocity: one.velocity, rate: DecelerationRate(one.rate))
      #expect(abs(decay.restsAt - one.restsAt) <= one.tolerance)
    }
  }

  @Test("A parabola's slope at its last sample is found exactly, far from the clock's zero too")
  func parabola() {
    var tracker = VelocityTracker()
    let start = Instant.seconds(9e8)
    for i in 0...12 {
      let t = Double(i) * 0.008
      let place = Point(x: 1e6 + 300 * t - 2000 * t * t, y: -1e6 - 900 * t + 500 * t * t)
      tracker.add(place, at: start + .milliseconds(Int64(i) * 8))
    }
    let velocity = tracker.velocity(at: start + .milliseconds(96))
    #expect(abs(velocity.dx - (300 - 4000 * 0.096)) < 1e-3)
    #expect(abs(velocity.dy - (-900 + 1000 * 0.096)) < 1e-3)
  }

  @Test("A pause of exactly 40 ms is none, one of 41 ms is a stop")
  func pauses() {
    #expect(abs(velocity([(0, 0), (10, 10), (20, 20)], releaseAt: 60) - 1000) < 1e-6)
    #expect(velocity([(0, 0), (10, 10), (20, 20)], releaseAt: 61) == 0)
    #expect(abs(velocity([(0, 0), (10, 90), (51, 100), (61, 110)], releaseAt: 61) - 1000) < 1e-6)
  }

  @Test("One still sample leaves a flick alone, a second one counts, a late one means a stop")
  func stillSamples() {
    let flick = (0...6).map { (ms: Double($0) * 8, y: Double($0) * 8) }
    #expect(abs(velocity(flick + [(56, 48)], releaseAt: 58) - 1000) < 1e-6)
    #expect(velocity(flick + [(56, 48), (64, 48)], releaseAt: 66) < 900)
    #expect(velocity(flick + [(96, 48)], releaseAt: 98) == 0)
  }

  @Test("A sample aged exactly 100 ms counts, an older one doesn't")
  func horizon() {
    let line = [(40.0, 40.0), (70, 70), (100, 100)]
    #expect(abs(velocity([(0, 500)] + line, releaseAt: 100) - 1000) > 100)
    #expect(abs(velocity([(-1, 500), (35, 35)] + line, releaseAt: 100) - 1000) < 1e-6)
  }

  @Test("A stamp that goes back is taken as the last one, and the latest place counts")
  func backwardStamps() {
    let straight = velocity([(0, 0), (8, 8), (16, 16), (24, 24)], releaseAt: 24)
    #expect(velocity([(0, 0), (8, 8), (16, 3), (5, 16), (24, 24)], releaseAt: 24) == straight)
  }

  @Test("No samples, one sample and a forgotten gesture have no velocity")
  func tooFew() {
    #expect(velocity([], releaseAt: 0) == 0)
    #expect(velocity([(0, 5)], releaseAt: 0) == 0)
    var tracker = VelocityTracker()
    tracker.add(.zero, at: .zero)
    tracker.add(Point(x: 5, y: 5), at: .seconds(0.01))
    tracker.reset()
    #expect(tracker.velocity(at: .seconds(0.01)) == .zero)
    #expect(tracker.lastSampleTime == nil)
  }

  @Test("Diagonal flings keep both components")
  func diagonal() {
    var tracker = VelocityTracker()
    for i in 0...8 {
      tracker.add(Point(x: 3 * Double(i), y: -4 * Double(i)), at: .seconds(0.001 * Double(i)))
    }
    let velocity = tracker.velocity(at: .seconds(0.008))
    #expect(abs(velocity.dx - 3000) < 1e-6)
    #expect(abs(velocity.dy + 4000) < 1e-6)
  }

  @Test("The last 100 ms at 1,000 samples a second all count")
  func fastDevice() {
    var tracker = VelocityTracker()
    for i in 0..<1000 {
      tracker.add(Point(x: 0, y: i < 899 ? 0 : Double(i - 899)), at: .seconds(Double(i) / 1000))
    }
    #expect(abs(tracker.velocity(at: .seconds(0.999)).dy - 1000) < 1)
  }

  @Test("Wild places never give a velocity that is no number")
  func wildPlaces() {
    var tracker = VelocityTracker()
    let values = [0.0, 1e308, -1e308, .infinity, .nan, .leastNonzeroMagnitude]
    for i in 0..<60 {
      tracker.add(Point(x: values[i % 6], y: values[i / 2 % 6]), at: Instant(nanoseconds: Int64(i / 2)))
      #expect(tracker.velocity(at: Instant(nanoseconds: Int64(i / 2))).isFinite)
    }
  }

  @Test("A tracker makes room for its samples once, so that adding one allocates nothing")
  func storage() {
    var tracker = VelocityTracker()
    let before = address(of: tracker)
    for i in 0..<1000 {
      tracker.add(Point(x: 0, y: Double(i)), at: .seconds(Double(i) / 1000))
      _ = tracker.velocity(at: .seconds(Double(i) / 1000))
    }
    tracker.reset()
    #expect(before != nil && address(of: tracker) == before)
  }

  /// Where the tracker's samples lie in memory.
  private func address(of tracker: VelocityTracker) -> UInt? {
    tracker.samples.withUnsafeBufferPointer { $0.baseAddress.map { UInt(bitPattern: $0) } }
  }
}
