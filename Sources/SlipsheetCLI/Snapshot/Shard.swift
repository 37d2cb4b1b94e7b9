/// A part of the frames, so that several machines can share them.
struct Shard {
  /// Counted from 0.
  var index = 0
  var count = 1

  /// Reads `I/N`, where I counts from 1.
  init(_ text: String?) throws {
    guard let text else { return }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
      (1...count).contains(index)
    else { throw Failure.usage("--shard \(text), expected I/N, such as 1/4") }
    (self.index, self.count) = (index - 1, count)
  }

  /// Whether a frame is one of this part's.
  func contains(_ frame: Int) -> Bool { frame % count == index }
}
