import FoundationEssentials
import Interaction
import Motion
import Slipsheet
import Testing

/// The laws as properties over random traces; `SLIPSHEET_TRACES` says over how many, `SLIPSHEET_SEED` over which one.
@Suite("Laws that hold for every input, however wild")
struct LawTests {
  private static let shards = 8
  private static let count: Int = {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["SLIPSHEET_TRACES"], let count = Int(text) { return count }
    return isLong ? 100_000 : 1_200
  }()
  private static let seeds: Range<Int> = {
    guard let text = ProcessInfo.processInfo.environment["SLIPSHEET_SEED"], let seed = Int(text) else {
      return 0..<count
    }
    return seed..<seed + 1
  }()
  private static let isLong = ProcessInfo.processInfo.environment["SLIPSHEET_ALL"] != nil

  /// Tries a law on many traces; the first that breaks it is shrunk and reported as a file to replay.
  private func check(_ laws: String, _ shard: Int, _ findFault: (Trace, Style) -> String?) throws {
    let styles = try TestStyles.all()
    let clock = ContinuousClock()
    let start = clock.now
    var tried = 0
    defer {
      print("\(laws), part \(shard + 1) of \(Self.shards): \(tried) traces in \(clock.now - start)")
    }
    for seed in Self.seeds where seed % Self.shards == shard {
      tried += 1
      let trace = RandomTrace.make(seed: UInt64(seed), styles: styles)
      guard case .whole(let style) = trace.style, let fault = findFault(trace, style) else { continue }
      let (shortest, reason) = Shrinking.shrink(trace, fault: fault) { findFault($0, style) }
      Issue.record("seed \(seed): \(reason)\n\(shortest.lines().joined(separator: "\n"))")
      return
    }
  }

  @Test(
    "Laws 1, 2, 3 and 6: callbacks are balanced, numbers are sound, and it comes to rest",
    arguments: 0..<shards)
  func balance(shard: Int) throws {
    try check("Laws 1, 2, 3 and 6", shard) { trace, style in
      let run = Run(trace, style, framesPerSecond: 60)
      return Laws.lifecycleFault(in: run.events) ?? Laws.numberFault(in: run.samples)
        ?? Laws.restFault(of: run, lastInput: trace.entries.last?.time ?? .zero)
    }
  }

  @Test("Law 4: what is shown never jumps", arguments: 0..<shards)
  func continuity(shard: Int) throws {
    try check("Law 4", shard) { trace, style in
      var continuity = Continuity(trace, style)
      return continuity.fault()
    }
  }

  @Test("Law 5: the frame rate changes how often one looks, never what happens", arguments: 0..<shards)
  func frameRates(shard: Int) throws {
    try check("Law 5", shard) { trace, style in
      let run = Run(trace, style, framesPerSecond: 30)
      var random = SeededGenerator(seed: UInt64(trace.entries.count))
      let rates = [60.0, 120, 240]
      for rate in Self.isLong ? rates : [random.pick(rates)] {
        let other = Run(trace, style, framesPerSecond: rate)
        if let fault = Laws.frameRateFault(of: run, against: other) { return "\(rate) fps: \(fault)" }
      }
      // frames of random lengths that touch those of the 30 fps now and then
      let odd = Run(trace, style) { time in
        let next = ((time.seconds + 1e-6) * 30).rounded(.down) + 1
        return min(.seconds(next / 30), time + .seconds(random.number(0.001...0.09)))
      }
      return Laws.frameRateFault(of: run, against: odd).map { "random frames: \($0)" }
    }
  }
}
