import Foundation

/// A line of a state log, as a reader of JSON sees it: a sample or an event.
struct LogLine: Decodable {
  let t: Double
  // A sample's.
  let phase: String?
  let translation: [Double]?
  let frame: [Double]?
  let cornerRadius: Double?
  let backdrop: Double?
  // An event's.
  let event: String?
  let outcome: String?
  let cause: String?

  init(_ text: String) throws {
    self = try JSONDecoder().decode(LogLine.self, from: Data(text.utf8))
  }
}
