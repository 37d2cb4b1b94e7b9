import Foundation

/// The laws that can be seen from a log: numbers are sound, time does not go back, drags begin and end in turn.
struct LogLaws {
  private struct Line: Decodable {
    var t: Double
    var phase: String?
    var event: String?
    var opacity: Double?
    var backdrop: Double?
    var scale: Double?
    var cornerRadius: Double?
    var frame: [Double]?
  }

  private(set) var samples = 0
  private(set) var events = 0
  private(set) var violations = 0
  /// The first of them, in words.
  private(set) var faults: [String] = []
  private var last = 0.0
  private var lastSample: Double?
  private var isDragging = false
  private var frameTimes: [Double] = []

  /// A pause between frames that is no frame's length, in seconds.
  private static let pause = 0.1

  mutating func take(_ text: String) {
    guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else {
      return complain("no line of a log", text)
    }
    if line.t < last { complain("time goes back", text) }
    last = line.t
    if let event = line.event {
      events += 1
      if event == "dragBegan" || event == "dragEnded" {
        if isDragging == (event == "dragBegan") { complain("a drag out of turn", text) }
        isDragging = event == "dragBegan"
      }
      return
    }
    samples += 1
    let shares = [line.opacity, line.backdrop].compactMap(\.self)
    if shares.count != 2 || !shares.allSatisfy((0...1).contains) { complain("outside 0...1", text) }
    let lengths = [line.scale, line.cornerRadius, line.frame?[2], line.frame?[3]].compactMap(\.self)
    if lengths.count != 4 || !lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) { complain("no length", text) }
    if (line.phase == "dragging") != isDragging { complain("the phase is not the drag's", text) }
    if let lastSample, line.t - lastSample < Self.pause { frameTimes.append(line.t - lastSample) }
    lastSample = line.t
  }

  /// The frames' lengths since the last call, in seconds.
  mutating func takeFrameTimes() -> (median: Double, longest: Double) {
    let sorted = frameTimes.sorted()
    frameTimes = []
    return sorted.isEmpty ? (0, 0) : (sorted[sorted.count / 2], sorted[sorted.count - 1])
  }

  private mutating func complain(_ what: String, _ text: String) {
    violations += 1
    if faults.count < 20 { faults.append("\(what): \(text)") }
  }
}
