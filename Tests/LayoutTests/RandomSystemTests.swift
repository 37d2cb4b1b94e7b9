import FoundationEssentials
import Layout
import Testing

@Suite("Random systems")
struct RandomSystemTests {
  /// How many seeds are tried: some in every run, many where all tests are asked for.
  static var seeds: UInt64 {
    ProcessInfo.processInfo.environment["SLIPSHEET_ALL"] == nil ? 300 : 10_000
  }

  @Test(
    "Every step costs as little as a dense simplex finds, and every conflict is a smallest one",
    arguments: [false, true])
  func reference(units: Bool) {
    for seed in 0..<Self.seeds {
      guard RandomSystem(seed: seed, units: units).fault() != nil else { continue }
      let smallest = RandomSystem(seed: seed, units: units).shrunk()
      Issue.record("seed \(seed), shrunk to: \(smallest): \(smallest.fault() ?? "")")
    }
  }

  @Test("A call that fails leaves no trace, to the last bit")
  func failures() {
    for seed in 0..<Self.seeds {
      if let fault = RandomSystem(seed: seed).trace() { Issue.record("seed \(seed): \(fault)") }
    }
  }

  @Test("The same calls give the same bits, on a copy as well")
  func determinism() throws {
    for seed in 0..<Self.seeds / 3 {
      let system = RandomSystem(seed: seed)
      var first = Solver()
      let variables = (0..<system.variables).map { first.variable("v\($0)") }
      var second = first.copy()
      for (place, step) in system.steps.enumerated() {
        system.take(step, in: &first, variables)
        if place % 5 == 4 { second = first.copy() } else { system.take(step, in: &second, variables) }
        for variable in variables {
          #expect(first[variable].bitPattern == second[variable].bitPattern, "seed \(seed), step \(place)")
        }
      }
    }
  }
}
