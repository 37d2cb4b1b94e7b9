import Foundation

/// A line of a state log, as a reader of JSON sees it: a sample or an event.
struct LogLine: Decodable {
  let t: Double
  // A sample's.
  let phase: String?
  let translation: [Double]?
  let scale: Double?
  let zoom: Double?
  let frame: [Double]?
  let cornerRadius: Double?
  let opacity: Double?
  let backdrop: Double?
  let presenterScale: Double?
  let velocity: [Double]?
  // An event's.
  let event: String?
  let outcome: String?
  let cause: String?

  init(_ text: String) throws {
    self = try JSONDecoder().decode(LogLine.self, from: Data(text.utf8))
  }

  /// Everything that a sample says to be on the screen.
  var shown: [Double?] {
    (translation ?? []) + [scale, zoom, cornerRadius, opacity, backdrop, presenterScale] + (frame ?? [])
  }
}
