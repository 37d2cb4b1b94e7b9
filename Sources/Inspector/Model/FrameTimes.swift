import Motion

/// How long the last frames took to draw.
struct FrameTimes: Equatable {
  /// In milliseconds, the last one at the end.
  private(set) var milliseconds: [Double] = []

  /// How many are kept: two seconds at 60 a second.
  static let most = 120

  /// Adds a frame's.
  mutating func add(_ duration: Span) {
    if milliseconds.count == Self.most { milliseconds.removeFirst() }
    milliseconds.append(duration.seconds * 1000)
  }
}
