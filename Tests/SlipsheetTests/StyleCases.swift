import Foundation
import Geometry
import Interaction
import Motion
import Slipsheet

/// Numbers of the five behaviours, computed independently, in a window of 390 x 844.
struct StyleCases: Decodable {
  struct Drag: Decodable {
    var pointer: Double?
    var dy: Double?
    var start: [Double]?
    var at: [Double]?
    var translation: [Double]?
    var cornerRadius: Double?
    var opacity: Double?
    var backdrop: Double?
    var scale: Double?
  }

  struct Release: Decodable {
    var dy: Double?
    var d: [Double]?
    var velocity: Double?
    var outcome: String
    var leaves: String?
  }

  struct Shown: Decodable {
    var t: Double
    var y: Double?
    var frame: [Double]?
    var cornerRadius: Double?
    var opacity: Double?
    var backdrop: Double?
    var presenterScale: Double?
  }

  struct Style: Decodable {
    var drag: [Drag]
    var release: [Release]
    var settle: [String: [Shown]]?
  }

  var sheet: Style
  var photo: Style
  var fade: Style
  var zoom: Style
  var settles: [String: [String: [Shown]]]

  enum CodingKeys: String, CodingKey { case sheet, photo, fade, zoom, settles }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sheet = try container.decode(Style.self, forKey: .sheet)
    photo = try container.decode(Style.self, forKey: .photo)
    fade = try container.decode(Style.self, forKey: .fade)
    zoom = try container.decode(Style.self, forKey: .zoom)
    // "about" stands beside the styles
    let all = try container.decode([String: Either].self, forKey: .settles)
    settles = all.compactMapValues(\.settles)
  }

  private struct Either: Decodable {
    var settles: [String: [Shown]]?
    init(from decoder: any Decoder) throws {
      settles = try? decoder.singleValueContainer().decode([String: [Shown]].self)
    }
  }

  static func load() throws -> StyleCases {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/styles.json")
    return try JSONDecoder().decode(StyleCases.self, from: Data(contentsOf: file))
  }
}
