import Drawing
import Geometry
import Scene
import SceneSamples
import SeededNumbers

/// Display lists of few layers, none of them thinner than its corners, the same for the same seed: what both renderers
/// draw alike to a few 255ths.
struct RandomLists {
  let size: Size
  private var random: SplitMix
  private let bitmaps: [Bitmap]

  init(size: Size, seed: UInt64) throws {
    self.size = size
    random = SplitMix(seed: seed)
    let (width, height) = (Int(size.width), Int(size.height))
    bitmaps = [
      try .noise(width: width, height: height),
      try .noise(width: width / 2, height: height / 3),
      try .noise(width: width / 2, height: height / 2, isOpaque: false),
    ]
  }

  mutating func next() -> DisplayList {
    let whole = Rect(origin: .zero, size: size)
    var list = DisplayList(size: size)
    list.append(Node(bitmap: bitmaps[0], frame: whole))
    list.append(Node(color: .black.opacity(unit()), frame: whole))
    list.append(node())
    if Bool.random(using: &random) {
      list.append(group: [.node(node()), .node(node())], opacity: unit())
    } else {
      list.append(node())
    }
    return list
  }

  private mutating func unit() -> Double { Double.random(in: 0...1, using: &random) }

  private mutating func node() -> Node {
    var origin = Point(x: (unit() - 0.3) * size.width, y: (unit() - 0.3) * size.height)
    if Bool.random(using: &random) { origin = Point(x: origin.x.rounded(), y: origin.y.rounded()) }
    let corners = CornerRadii(x: unit() * 20, y: unit() * 20)
    let isCasting = Int.random(in: 0..<3, using: &random) == 0
    let offset = Vector(dx: unit() * 10, dy: unit() * 10)
    let shadow = Shadow(offset: offset, blur: unit() * 20, color: .black.opacity(unit()))
    let opacity = Bool.random(using: &random) ? 1 : unit()
    let bitmap = bitmaps[Int.random(in: 0..<bitmaps.count, using: &random)]
    let kind = Int.random(in: 0..<3, using: &random)
    guard kind > 0 else {
      let color = Color(red: unit(), green: unit(), blue: unit(), alpha: unit())
      let frame = Rect(origin: origin, size: Size(width: 4 + unit() * 80, height: 4 + unit() * 80))
      return Node(
        color: color, frame: frame, corners: corners, opacity: opacity, shadow: isCasting ? shadow : nil)
    }
    let frame = Rect(origin: origin, size: bitmap.size * (kind == 1 ? 0.2 + 2 * unit() : 1))
    return Node(
      bitmap: bitmap, frame: frame, corners: corners, opacity: opacity, shadow: isCasting ? shadow : nil)
  }
}
