import FoundationEssentials

/// What Kiwi (C++, -O3) takes for the same work: measured in the same run by `tools/bench`, or else as it was measured
/// once on another machine, for the sizes that were.
struct KiwiFigures {
  /// Names the file of a measurement in the same run: one line a figure, the rows, the operation, nanoseconds.
  private static let variable = "SLIPSHEET_KIWI"

  /// Kiwi 1.4 on two cores of a server (x86-64), in nanoseconds.
  private static let elsewhere = """
    0 drag 73
    4 build 256000
    4 drag 1300
    4 resize 2100
    9 build 1420000
    9 drag 3100
    9 resize 2800
    """

  let name: String
  private var times: [String: Double] = [:]

  init() {
    let path = ProcessInfo.processInfo.environment[Self.variable]
    let measured = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    name = measured == nil ? "half of Kiwi, elsewhere" : "half of Kiwi"
    for line in (measured ?? Self.elsewhere).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let time = Double(words[2]) else { continue }
      times["\(words[0]) \(words[1])"] = time
    }
  }

  /// The nanoseconds that an operation takes on a form of so many rows, if they are known.
  func time(of operation: String, rows: Int) -> Double? { times["\(rows) \(operation)"] }
}
