/// Notes beside the columns that row operations scribble on; a note counts only with the newest stamp.
struct Scratch: ~Copyable {
  var coefficient = Buffer<Double>()
  var size = Buffer<Double>()
  var mark = Buffer<Int>()
  var seen = Buffer<Int>()
  var stamp = 0

  /// Makes room for that many columns.
  mutating func reserve(_ count: Int) {
    coefficient.extend(to: count, with: 0)
    size.extend(to: count, with: 0)
    mark.extend(to: count, with: 0)
    seen.extend(to: count, with: 0)
  }

  func copy() -> Scratch {
    var copy = Scratch()
    copy.reserve(mark.count)
    return copy
  }

  var bytes: Int { coefficient.size + size.size + mark.size + seen.size }
}
