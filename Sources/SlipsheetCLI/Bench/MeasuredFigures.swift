import FoundationEssentials

/// What `tools/bench` has measured in the same run from outside: this program's window, and other toolkits.
struct MeasuredFigures {
  /// Names the file: a line for each figure, who was measured, what, and the value, with tabs between them.
  private static let variable = "SLIPSHEET_FIGURES"

  /// Who was measured, this program first.
  private(set) var names: [String] = []
  private var values: [String: [String: Double]] = [:]

  init() {
    let path = ProcessInfo.processInfo.environment[Self.variable]
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 3, let value = Double(words[2]), value.isFinite else { continue }
      if values[words[0]] == nil { names.append(words[0]) }
      values[words[0], default: [:]][words[1]] = value
    }
  }

  /// What was measured of somebody, if it was.
  func value(_ measure: String, of name: String) -> Double? { values[name]?[measure] }
}
