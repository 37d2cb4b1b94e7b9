import Geometry
import Interaction
import Lab
import Motion

/// At which times a snapshot has its frames.
@MainActor
struct FrameTimes {
  /// Rising.
  let times: [Instant]
  /// The time from one frame to the next, where that is always the same.
  let interval: Span?

  /// More frames than anybody looks at.
  static let most = Limits.frames

  static func add(to parser: OptionParser) {
    parser.text("at", "MS,..", "Frames at these milliseconds")
    parser.text("every", "MS", "A frame every so many milliseconds")
    parser.text(
      "frames", "N", "So many frames, spread over the gesture (default 6; animations: 50 or 60 a second)")
  }

  init(_ values: OptionParser.Values, of film: Film, for output: SnapshotOutput) throws {
    let given = ["at", "every", "frames"].filter { values[$0] != nil }
    guard given.count <= 1 else {
      throw Failure.usage("expected only one of --\(given.joined(separator: ", --"))")
    }
    if let text = values["at"] {
      times = try Self.list(text)
      interval = nil
      if case .video = output {
        throw Failure.usage("--at \(text), a video has steady frames; expected --every or --frames")
      }
    } else if let text = values["every"] {
      guard let every = Self.milliseconds(text[...], from: 0.1) else {
        throw Failure.usage("--every \(text), expected milliseconds from 0.1 to 600000")
      }
      guard film.end.nanoseconds / every.nanoseconds < Self.most else {
        throw Failure.usage("--every \(text) makes more than \(Self.most) frames, expected a longer interval")
      }
      times = film.times(every: every)
      interval = every
    } else if values["frames"] == nil, let rate = output.framesPerSecond {
      let every = Span.seconds(1 / rate)
      times = film.times(every: every)
      interval = every
    } else {
      let text = values["frames"] ?? "6"
      guard let count = Int(text), (1...Self.most).contains(count) else {
        throw Failure.usage("--frames \(text), expected 1 to \(Self.most)")
      }
      times = film.times(count: count)
      interval =
        count > 1 ? Span(nanoseconds: max(1, film.end.nanoseconds / Int64(count - 1))) : .milliseconds(100)
    }
  }

  /// How long a frame is shown, in milliseconds, without a rest that would add up; the last one stays a while.
  func milliseconds(of index: Int) -> Int {
    guard index + 1 < times.count else { return Int(VideoEncoder.heldAtEnd * 1000) }
    func rounded(_ time: Instant) -> Int { Int((time.nanoseconds + 500_000) / 1_000_000) }
    return max(1, rounded(times[index + 1]) - rounded(times[index]))
  }

  private static func list(_ text: String) throws -> [Instant] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      milliseconds($0, from: 0)
    }
    guard !numbers.contains(nil), numbers.count <= most else {
      throw Failure.usage("--at \(text), expected milliseconds separated by commas, such as 0,100,200")
    }
    return numbers.compactMap(\.self).sorted().map { Instant.zero + $0 }
  }

  private static func milliseconds(_ text: Substring, from least: Double) -> Span? {
    guard let number = Double(text), (least...600_000).contains(number) else { return nil }
    return .seconds(number / 1000)
  }
}
