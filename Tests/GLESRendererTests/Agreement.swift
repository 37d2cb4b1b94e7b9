import CairoRenderer
import Drawing
import GLESRenderer
import Geometry
import Glibc
import Scene
import SlipsheetTesting
import Testing

/// Holds pictures of the GPU against those of the processor: inside shapes and on their edges.
struct Agreement {
  /// The largest difference of a channel inside shapes, in 255ths.
  var inside = 2
  /// The largest difference of a channel on pixels that an edge crosses, in 255ths.
  var edges = 24

  /// Draws a list with both renderers and compares; a failure leaves the pictures in a folder.
  func check(
    _ list: DisplayList, scale: Double, with renderer: GLESRenderer, on surface: GLSurface,
    reference: CairoRenderer, named name: String
  ) throws {
    let expected = try Bitmap(
      width: surface.width, height: surface.height, scale: scale, isOpaque: true)
    reference.render(list, into: expected.buffer, scale: scale)
    try renderer.render(list, on: surface, scale: scale)
    let actual = try #require(surface.picture(scale: scale))
    try check(actual, against: expected, of: list, named: name)
  }

  func check(_ actual: Bitmap, against expected: Bitmap, of list: DisplayList, named name: String) throws {
    var (worstInside, worstEdge) = (0, 0)
    var place = Point.zero
    for y in 0..<expected.height {
      let (a, b) = (expected.buffer.row(y), actual.buffer.row(y))
      guard memcmp(a, b, expected.width * 4) != 0 else { continue }
      for x in 0..<expected.width where (a[x] ^ b[x]) & 0xFF_FFFF != 0 {
        let difference = Self.distance(a[x], b[x])
        if difference <= max(inside, worstInside) { continue }
        let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if list.hasEdge(near: point, scale: expected.scale) {
          worstEdge = max(worstEdge, difference)
        } else {
          worstInside = difference
          place = point
        }
      }
    }
    guard worstInside > inside || worstEdge > edges else { return }
    let folder = getenv("SLIPSHEET_FAILURES").map { String(cString: $0) } ?? "/tmp/slipsheet-failures"
    mkdir(folder, 0o777)
    try expected.writePNG(to: "\(folder)/\(name).cairo.png")
    try actual.writePNG(to: "\(folder)/\(name).gles.png")
    try PictureDifference(expected, actual).picture?.writePNG(to: "\(folder)/\(name).difference.png")
    Issue.record(
      "\(name): \(worstInside)/255 inside, at (\(place.x), \(place.y)), \(worstEdge)/255 on edges; see \(folder)"
    )
  }
}

extension Agreement {
  /// The largest difference of two pixels' colour channels.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16] {
      let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
      largest = max(largest, abs(first - second))
    }
    return largest
  }
}

extension DisplayList {
  /// Whether the edge of a shape passes within a pixel of a place, which is in pixels.
  func hasEdge(near place: Point, scale: Double) -> Bool {
    items.contains { $0.hasEdge(near: place, scale: scale) }
  }
}

extension DisplayList.Item {
  fileprivate func hasEdge(near place: Point, scale: Double) -> Bool {
    switch self {
    case .blur: return false
    case .group(_, let items): return items.contains { $0.hasEdge(near: place, scale: scale) }
    case .node(let node):
      let around = [-1.0, 0, 1].flatMap { dy in
        [-1.0, 0, 1].map { dx in node.contains(Point(x: (place.x + dx) / scale, y: (place.y + dy) / scale)) }
      }
      return Set(around).count > 1
    }
  }
}
