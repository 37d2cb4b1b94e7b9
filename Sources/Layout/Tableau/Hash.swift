/// A hash that is the same on every run (FNV-1a over whole words, with a final mix).
struct Hash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    state ^= state >> 29
  }

  var value: UInt64 { state ^ (state >> 32) }
}
