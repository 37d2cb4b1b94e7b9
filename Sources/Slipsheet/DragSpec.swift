import Geometry
import Gestures
import Interaction
import Motion

/// A drag in words: `195,300 +0,150@200 ~100 up` presses, moves 150 points down in 200 ms, holds 100 ms, lifts.
public enum DragSpec {
  /// Why the words are no drag.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The step, counted from 1.
    public let step: Int
    /// The step's words.
    public let word: String
    /// What would be right.
    public let reason: String

    /// The step and the reason in one line.
    public var description: String {
      word.isEmpty ? reason : "step \(step) \"\(word.prefix(40))\": \(reason)"
    }
  }

  /// How often a moving pointer is sampled: 125 times a second, as a plain mouse is.
  static let samplingInterval = 8

  /// The longest drag, in milliseconds.
  static let longest = Int(Limits.dragLength * 1000)

  /// Reads a drag's events, from a press at time zero.
  public static func parse(_ text: String) throws(Failure) -> [Trace.Entry] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      throw Failure(
        step: 1, word: "", reason: "no steps, expected \"X,Y\" first, where the pointer goes down")
    }
    guard let press = pair(first[...]) else {
      throw Failure(step: 1, word: first, reason: "expected \"X,Y\" first, where the pointer goes down")
    }
    var position = Point(x: press.dx, y: press.dy)
    var milliseconds = 0
    var entries = [Trace.Entry(at: .zero, .input(.down(PointerDown(id: 1, position: position))))]
    var ending: String?
    for (index, word) in words.enumerated().dropFirst() {
      let step = index + 1
      if let ending {
        throw Failure(step: step, word: word, reason: "stands behind \"\(ending)\", which is the last step")
      }
      if word == "up" || word == "cancel" {
        ending = word
      } else if word.hasPrefix("~") {
        guard let hold = duration(word.dropFirst()) else {
          throw Failure(
            step: step, word: word, reason: "expected \"~MS\", whole milliseconds up to \(longest)")
        }
        milliseconds += hold
      } else if let move = move(word) {
        entries += samples(from: position, by: move.by, over: move.milliseconds, after: milliseconds)
        position = position + move.by
        milliseconds += move.milliseconds
      } else {
        throw Failure(step: step, word: word, reason: "expected \"+DX,DY@MS\", \"~MS\", \"up\" or \"cancel\"")
      }
      guard milliseconds <= longest else {
        throw Failure(
          step: step, word: word,
          reason: "ends \(milliseconds) ms behind the press, expected at most \(longest)")
      }
    }
    let end = Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
    let last: InputEvent =
      ending == "cancel" ? .cancel(id: 1) : .up(PointerMove(id: 1, position: position))
    entries.append(Trace.Entry(at: end, .input(last)))
    return entries
  }

  private static func samples(
    from start: Point, by way: Vector, over milliseconds: Int, after offset: Int
  ) -> [Trace.Entry] {
    var times = Array(stride(from: samplingInterval, to: milliseconds, by: samplingInterval))
    times.append(milliseconds)
    return times.map { time in
      let share = milliseconds == 0 ? 1 : Double(time) / Double(milliseconds)
      return Trace.Entry(
        at: Instant(nanoseconds: Int64(offset + time) * 1_000_000),
        .input(.move(PointerMove(id: 1, position: start + way * share))))
    }
  }

  private static func move(_ word: String) -> (by: Vector, milliseconds: Int)? {
    guard word.hasPrefix("+") || word.hasPrefix("-"), let at = word.firstIndex(of: "@"),
      let milliseconds = duration(word[word.index(after: at)...])
    else { return nil }
    // the leading + says that a way follows; its numbers have signs of their own
    let way = word.hasPrefix("+") ? word[..<at].dropFirst() : word[..<at]
    return pair(way).map { ($0, milliseconds) }
  }

  private static func pair(_ text: Substring) -> Vector? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let dx = numbers[0], let dy = numbers[1], abs(dx) <= 1e6, abs(dy) <= 1e6 else {
      return nil
    }
    return Vector(dx: dx, dy: dy)
  }

  private static func duration(_ text: Substring) -> Int? {
    guard let milliseconds = Int(text), (0...longest).contains(milliseconds) else { return nil }
    return milliseconds
  }
}
