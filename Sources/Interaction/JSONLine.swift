/// Writes one JSON object a line with its keys in the order in which they are given.
///
/// The one writer of logs and traces: the same values give the same bytes on every machine.
public struct JSONLine {
  private var text = "{"

  /// Starts an object.
  public init() {}

  /// Adds a finite number.
  public mutating func add(_ key: String, _ value: Double) { add(key, raw: numberText(value)) }

  /// Adds a whole number.
  public mutating func add(_ key: String, _ value: Int) { add(key, raw: String(value)) }

  /// Adds true or false.
  public mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }

  /// Adds a text.
  public mutating func add(_ key: String, _ value: String) {
    begin(key)
    Self.quote(value, into: &text)
  }

  /// Adds a list of finite numbers.
  public mutating func add(_ key: String, _ values: Double...) {
    add(key, raw: "[" + values.map(numberText).joined(separator: ",") + "]")
  }

  /// Adds a value that is JSON already.
  public mutating func add(_ key: String, raw json: String) {
    begin(key)
    text += json
  }

  /// The finished object, without a line break.
  public consuming func finished() -> String { text + "}" }

  private mutating func begin(_ key: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(key)\":"
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
