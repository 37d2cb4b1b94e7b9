import FoundationEssentials
import Testing

@Suite("Random systems")
struct RandomSystemTests {
  /// How many seeds are tried: some in every run, many where all tests are asked for.
  static var seeds: UInt64 {
    ProcessInfo.processInfo.environment["SLIPSHEET_ALL"] == nil ? 300 : 10_000
  }

  @Test("Every step costs as little as a dense simplex finds, and every conflict is a smallest one")
  func reference() {
    for seed in 0..<Self.seeds {
      guard RandomSystem(seed: seed).fault() != nil else { continue }
      let smallest = RandomSystem(seed: seed).shrunk()
      Issue.record("seed \(seed), shrunk to: \(smallest): \(smallest.fault() ?? "")")
    }
  }
}
