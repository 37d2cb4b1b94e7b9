import FoundationEssentials
import Motion

/// Reads the worked numbers that stand in the folder `Cases`.
func readCases<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  return try JSONDecoder().decode(type, from: Data(contentsOf: here.appending(path: "Cases/\(name).json")))
}

/// A generator whose numbers are the same on every run and machine (G. Marsaglia's xorshift64*).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_f491_4f6c_dd1d
  }
}
