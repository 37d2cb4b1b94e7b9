import Drawing
import Geometry
import Scene
import SceneSamples
import SeededNumbers

/// Display lists of every kind, the same for the same seed.
struct RandomScenes {
  private let size: Size
  private var random: SplitMix
  private let bitmaps: [Bitmap]

  init(size: Size, seed: UInt64) throws {
    self.size = size
    random = SplitMix(seed: seed)
    let width = Int(size.width)
    let height = Int(size.height)
    bitmaps = [
      try .noise(width: width, height: height, seed: seed),
      try .noise(width: width / 2, height: height / 3, seed: seed + 1),
      try .noise(width: width / 2, height: height / 2, isOpaque: false, seed: seed + 2),
    ]
  }

  mutating func next() -> DisplayList {
    var list = DisplayList(size: size)
    if Bool.random(using: &random) {
      list.append(Node(bitmap: bitmaps[0], frame: Rect(origin: .zero, size: size)))
      list.append(Node(color: .black.opacity(unit()), frame: Rect(origin: .zero, size: size)))
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let inner = (0..<Int.random(in: 1...3, using: &random)).map { _ in DisplayList.Item.node(node()) }
        let items = Bool.random(using: &random) ? [.group(opacity: unit(), inner), .node(node())] : inner
        list.append(group: items, opacity: unit())
      } else {
        list.append(node())
      }
    }
    return list
  }

  private mutating func unit() -> Double { Double.random(in: 0...1, using: &random) }

  private mutating func node() -> Node {
    let isWhole = Bool.random(using: &random)
    var origin = Point(x: (unit() - 0.3) * size.width, y: (unit() - 0.3) * size.height)
    if isWhole { origin = Point(x: origin.x.rounded(), y: origin.y.rounded()) }
    let corners = CornerRadii(x: unit() * 20, y: unit() * 20)
    let shadow =
      Int.random(in: 0..<3, using: &random) == 0
      ? Shadow(
        offset: Vector(dx: unit() * 10, dy: unit() * 10), blur: unit() * 20, color: .black.opacity(unit()))
      : nil
    let opacity = Bool.random(using: &random) ? 1 : unit()
    let bitmap = bitmaps[Int.random(in: 0..<bitmaps.count, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let color = Color(
        red: unit(), green: unit(), blue: unit(), alpha: Bool.random(using: &random) ? 1 : unit())
      let frame = Rect(origin: origin, size: Size(width: unit() * 80, height: unit() * 80))
      return Node(color: color, frame: frame, corners: corners, opacity: opacity, shadow: shadow)
    case 1:
      let frame = Rect(origin: origin, size: bitmap.size * (0.2 + 2 * unit()))
      return Node(bitmap: bitmap, frame: frame, corners: corners, opacity: opacity, shadow: shadow)
    default:
      let frame = Rect(origin: origin, size: bitmap.size)
      return Node(bitmap: bitmap, frame: frame, corners: corners, opacity: opacity, shadow: shadow)
    }
  }
}
