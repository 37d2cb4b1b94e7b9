import Foundation
import Geometry
import Testing

@Suite("Limits")
struct LimitTests {
  static let limits: [(name: String, value: Double)] = [
    ("styleFile", Double(Limits.styleFile)), ("traceFile", Double(Limits.traceFile)),
    ("traceLine", Double(Limits.traceLine)), ("layoutFile", Double(Limits.layoutFile)),
    ("jsonDepth", Double(Limits.jsonDepth)), ("events", Double(Limits.events)),
    ("traceLength", Limits.traceLength), ("dragLength", Limits.dragLength),
    ("settleLength", Limits.settleLength), ("layoutConstraints", Double(Limits.layoutConstraints)),
    ("layoutTerms", Double(Limits.layoutTerms)), ("layoutValues", Double(Limits.layoutValues)),
    ("pictureSide", Double(Limits.pictureSide)), ("picturePixels", Double(Limits.picturePixels)),
    ("frames", Double(Limits.frames)), ("samples", Double(Limits.samples)),
  ]

  @Test("The documentation's table has each limit with its value", arguments: limits)
  func documented(limit: (name: String, value: Double)) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Sources/Slipsheet/Slipsheet.docc/Robustness.md"), encoding: .utf8)
    let row = try #require(page.split(separator: "\n").first { $0.hasSuffix("| `\(limit.name)` |") })
    let cell = row.split(separator: "|")[1].split(separator: " ")
    #expect(cell.first.flatMap { Double($0) } == limit.value)
  }
}
