import Motion
import SeededNumbers
import Testing

@Suite struct SpringTests {
  private struct Cases: Decodable {
    var physical: [Case]
    var response: [Case]
    var duration: [DurationCase]

    struct Case: Decodable {
      var mass: Double
      var stiffness: Double
      var damping: Double
      var response: Double?
      var dampingRatio: Double?
      var from: Double
      var to: Double
      var velocity: Double
      var at: [State]
    }
    struct State: Decodable {
      var t: Double
      var value: Double
      var velocity: Double
    }
    struct DurationCase: Decodable {
      var dampingRatio: Double
      var duration: Double
      var initialVelocity: Double
      var angularFrequency: Double
      var at: [Progress]
    }
    struct Progress: Decodable {
      var t: Double
      var progress: Double
      var velocity: Double
    }
  }

  private static let ratios = [0.05, 0.3, 0.9, 0.999999, 1 - 1e-12, 1, 1 + 1e-12, 1.000001, 1.5, 10, 1000]

  private func expect(
    _ spring: Spring, meets states: [Cases.State], from: Double, to: Double, velocity: Double
  ) {
    let tolerance = 1e-9 * (abs(from - to) + abs(velocity))
    for expected in states {
      let state = spring.state(at: expected.t, from: from, to: to, velocity: velocity)
      #expect(abs(state.value - expected.value) <= tolerance, "value at \(expected.t)")
      #expect(abs(state.velocity - expected.velocity) <= tolerance, "velocity at \(expected.t)")
    }
  }

  @Test("The worked motions of physical springs are met to 1e-9")
  func physicalCases() throws {
    for one in try readCases("springs", as: Cases.self).physical {
      let spring = Spring(mass: one.mass, stiffness: one.stiffness, damping: one.damping)
      expect(spring, meets: one.at, from: one.from, to: one.to, velocity: one.velocity)
    }
  }

  @Test("The worked motions of springs given by response and damping ratio are met to 1e-9")
  func responseCases() throws {
    for one in try readCases("springs", as: Cases.self).response {
      let response = try #require(one.response)
      let spring = Spring(response: response, dampingRatio: try #require(one.dampingRatio))
      #expect(abs(spring.stiffness - one.stiffness) <= 1e-9 * one.stiffness)
      #expect(abs(spring.damping - one.damping) <= 1e-9 * one.damping)
      #expect(abs(spring.response - response) <= 1e-12)
      expect(spring, meets: one.at, from: one.from, to: one.to, velocity: one.velocity)
    }
  }

  @Test("The worked frequencies and motions of springs given by a duration are met to 1e-9")
  func durationCases() throws {
    for one in try readCases("springs", as: Cases.self).duration {
      let spring = Spring(
        dampingRatio: one.dampingRatio, duration: one.duration, initialVelocity: one.initialVelocity)
      #expect(abs(spring.angularFrequency - one.angularFrequency) <= 1e-9 * one.angularFrequency)
      let states = one.at.map { Cases.State(t: $0.t, value: $0.progress, velocity: $0.velocity) }
      expect(spring, meets: states, from: 0, to: 1, velocity: one.initialVelocity)
    }
  }

  @Test("A motion begins exactly where it was and as fast as it was, in every regime", arguments: ratios)
  func beginning(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    for time in [0, -1, -Double.infinity, .nan] {
      let state = spring.state(at: time, from: 10, to: 7, velocity: -3)
      #expect(state == SpringState(value: 10, velocity: -3))
    }
    let soon = spring.state(at: 1e-12, from: 10, to: 7, velocity: -3)
    #expect(abs(soon.value - 10) < 1e-9 && abs(soon.velocity + 3) < 1e-4)
  }

  @Test("A motion ends exactly at its target, in every regime", arguments: ratios)
  func ending(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect(spring.state(at: 1e9, from: 10, to: 7, velocity: -3) == SpringState(value: 7, velocity: 0))
  }

  @Test("The motion solves its equation: the derivatives are the velocity and the force", arguments: ratios)
  func equation(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let step = 1e-6
    for time in stride(from: 0.01, to: 1, by: 0.031) {
      func state(_ t: Double) -> SpringState { spring.state(at: t, from: 100, to: 0, velocity: 400) }
      let (before, now, after) = (state(time - step), state(time), state(time + step))
      #expect(abs((after.value - before.value) / (2 * step) - now.velocity) < 1e-3)
      let acceleration = -spring.stiffness * now.value - spring.damping * now.velocity
      let tolerance = 1e-3 * (1 + spring.stiffness) * max(1, ratio)
      #expect(abs((after.velocity - before.velocity) / (2 * step) - acceleration) < tolerance)
    }
  }

  @Test("Nothing breaks where a spring passes through critical damping")
  func criticalDamping() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for offset in [1e-15, 1e-12, 1e-9, 1e-6] {
      for time in stride(from: 0.0, to: 3, by: 0.1) {
        let exact = critical.state(at: time, from: 0, to: 100, velocity: 50)
        for ratio in [1 - offset, 1 + offset] {
          let state = Spring(response: 0.5, dampingRatio: ratio)
            .state(at: time, from: 0, to: 100, velocity: 50)
          #expect(abs(state.value - exact.value) <= 1e-9 + 300 * offset)
          #expect(abs(state.velocity - exact.velocity) <= 1e-8 + 5000 * offset)
        }
      }
    }
  }

  @Test(
    "A spring without a distance or a velocity still has a frequency, and a fast short one stays within it")
  func shortDistances() {
    for ratio in [0.1, 0.5, 0.75, 1] {
      for (distance, velocity) in [
        (0.0, 0.0), (0, 3000), (1e-9, 3000), (1e-9, -3000), (-0.5, 10), (0.999999, 0), (300, -1e5),
        (300, 1e5),
        (1e200, -1e300), (.nan, .infinity),
      ] {
        let spring = Spring(dampingRatio: ratio, duration: 0.5, distance: distance, velocity: velocity)
        #expect(spring.angularFrequency.isFinite && spring.angularFrequency >= 1.99)
        guard abs(distance) < 1e6 else { continue }
        for time in stride(from: 0.5, to: 2, by: 0.01) {
          let left = spring.state(at: time, from: -distance, to: 0, velocity: velocity).value
          #expect(abs(left) <= 0.00101 * max(abs(distance), 1), "\(ratio) \(distance) \(velocity)")
        }
      }
    }
  }

  @Test("A spring that takes a tenth of the time is ten times as fast, down to a millisecond")
  func shortDurations() {
    let second = Spring(dampingRatio: 0.7, duration: 1, initialVelocity: 0)
    for duration in [0.1, 0.01, 0.002, 0.001] {
      let spring = Spring(dampingRatio: 0.7, duration: duration, initialVelocity: 0)
      #expect(abs(spring.angularFrequency * duration / second.angularFrequency - 1) < 1e-9)
    }
    #expect(
      Spring(dampingRatio: 0.7, duration: 0.0001, initialVelocity: 0)
        == Spring(dampingRatio: 0.7, duration: 0.001, initialVelocity: 0))
  }

  @Test("A duration's frequency is the largest root: nothing above it leaves more")
  func largestRoot() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<300 {
      let ratio = Double.random(in: 0.05..<1, using: &generator)
      let duration = Double.random(in: 0.05...2, using: &generator)
      let velocity = Double.random(in: -40...200, using: &generator)
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      func left(_ w: Double) -> Double {
        let b = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
        return Elementary.exp(-ratio * w * duration) * (1 + b * b).squareRoot()
      }
      let w = spring.angularFrequency
      #expect(abs(left(w) - 0.001) < 1e-9)
      for factor in stride(from: 1.0001, to: 50, by: 0.05) { #expect(left(w * factor) < 0.001) }
    }
  }

  @Test("It is the largest root, too, where the amplitude falls, rises and falls with the frequency")
  func largestOfSeveralRoots() {
    let (ratio, duration, distance, velocity) = (0.9957626, 0.0909486, -0.010455920, -0.272840490)
    let spring = Spring(dampingRatio: ratio, duration: duration, distance: distance, velocity: velocity)
    // sought among all frequencies, by bisection of each bracket
    #expect(abs(spring.angularFrequency - 41.5617) < 1e-3)
  }

  @Test(
    "Numbers that make no sense count as the least that does, and those beyond the greatest as that",
    arguments: [0, -3, -.infinity, .nan, 1e-12])
  func clamped(number: Double) {
    let spring = Spring(mass: number, stiffness: number, damping: number)
    #expect(spring.mass == 1e-9 && spring.stiffness == 1e-9 && spring.damping == 1e-9)
    let stiff = Spring(mass: 1e13, stiffness: .infinity, damping: 2e12)
    #expect(stiff.mass == 1e12 && stiff.stiffness == 1e12 && stiff.damping == 1e12)
  }

  @Test("A distance and a velocity in points give the spring of their quotient")
  func distanceInPoints() {
    let relative = Spring(dampingRatio: 0.8, duration: 0.5, initialVelocity: 0.5)
    let absolute = Spring(dampingRatio: 0.8, duration: 0.5, distance: -400, velocity: -200)
    #expect(abs(relative.angularFrequency - absolute.angularFrequency) < 1e-9)
  }

  @Test("The settling time is the last time outside the tolerance", arguments: ratios)
  func settling(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    for (from, velocity) in [(100.0, 0.0), (100, -3000), (100, 3000), (-100, 900), (0, 500), (1e-4, -800)] {
      for tolerance in [0.01, 0.5, 20] {
        let time = spring.settlingTime(from: from, to: 0, velocity: velocity, tolerance: tolerance)
        func left(_ t: Double) -> Double {
          abs(spring.state(at: t, from: from, to: 0, velocity: velocity).value)
        }
        if time > 0 { #expect(abs(left(time) - tolerance) < 1e-9 * (tolerance + abs(velocity))) }
        for step in 1...2000 { #expect(left(time + Double(step) * 1e-3) <= tolerance * (1 + 1e-9)) }
      }
    }
  }

  @Test("The settling time is finite for every spring and every number")
  func settlingOfWildSprings() {
    let wild = [0, 1, -5, 1e-300, 1e300, .infinity, .nan]
    for constant in [1e-9, 1, 1e12, .nan, -1] {
      let springs = [
        Spring(mass: constant, stiffness: 100, damping: 10),
        Spring(mass: 1, stiffness: constant, damping: 10),
        Spring(mass: 1, stiffness: 100, damping: constant),
      ]
      for spring in springs {
        for from in wild {
          for velocity in wild {
            for tolerance in [0.001, 0, -1, .nan, .infinity] {
              let time = spring.settlingTime(from: from, to: 0, velocity: velocity, tolerance: tolerance)
              #expect(time.isFinite && time >= 0)
            }
          }
        }
      }
    }
    #expect(
      Spring(response: 1, dampingRatio: 0.5).settlingTime(from: 3, to: 3, velocity: 0, tolerance: 1) == 0)
  }
}
