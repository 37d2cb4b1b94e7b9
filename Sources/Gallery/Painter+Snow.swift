import Drawing
import Geometry

extension Painter {
  /// Mountains in winter: a pale sun, long blue shadows, trees under snow, a fence that leads away.
  mutating func paintSnow() {
    let sun = Point(x: 446, y: 250)
    paintSky(to: 500, (0, 0xA7BBD6), (0.35, 0xC4D0E2), (0.7, 0xEBDDE0), (1, 0xF8E4D9))
    paintGlow(at: sun, radius: 420, Color(hex: 0xFFF7E8, alpha: 0.85))
    canvas.fill(Path(circleAt: sun, radius: 30), with: Color(hex: 0xFFFDF6))
    let far = Ridge(
      through: [
        Point(x: -20, y: 404), Point(x: 120, y: 330), Point(x: 250, y: 402), Point(x: 420, y: 416),
        Point(x: 520, y: 384), Point(x: 1220, y: 420),
      ], roughness: 0.16, random: &random)
    paint(far, top: 0xBCC8DD, bottom: 0xEFE0DF, fadingTo: 500)
    let mountain = Mountain(
      through: [
        Point(x: 284, y: 560), Point(x: 454, y: 424), Point(x: 484, y: 438), Point(x: 566, y: 342),
        Point(x: 594, y: 356), Point(x: 696, y: 216), Point(x: 764, y: 318), Point(x: 792, y: 304),
        Point(x: 884, y: 402), Point(x: 946, y: 352), Point(x: 1254, y: 560),
      ], base: 580, roughness: 0.22, random: &random)
    paint(
      mountain, snow: mountain.snow(downTo: 520, random: &random),
      .init(
        lit: 0x9FAECB, shade: 0x7186AE, snowLit: 0xFBF6F3, snowShade: 0xA5B7D8,
        haze: Color(hex: 0xE9E3E9)))
    paintFog(from: 430, to: 620, Color(hex: 0xF3ECEE, alpha: 0.7))

    let middle = Ridge(
      softlyThrough: [
        Point(x: -40, y: 520), Point(x: 160, y: 512), Point(x: 420, y: 556), Point(x: 700, y: 574),
        Point(x: 960, y: 548), Point(x: 1240, y: 500),
      ])
    var wood = forest(on: middle, from: -20, to: 360, height: 22...64, spacing: 11)
    wood.append(forest(on: middle, from: 360, to: 840, height: 12...30, spacing: 12))
    wood.append(forest(on: middle, from: 840, to: width + 20, height: 26...72, spacing: 11))
    canvas.fill(
      wood,
      with: .vertical(from: 450, to: 600, [.init(0, Color(hex: 0x6F86A8)), .init(1, Color(hex: 0xA5B4CD))]))
    paint(middle, top: 0xE8EAF2, bottom: 0xDCE2EF, fadingTo: 700)

    let fields: [(places: [Point], top: UInt32, bottom: UInt32, end: Double)] = [
      (
        [
          Point(x: -40, y: 610), Point(x: 200, y: 596), Point(x: 460, y: 634), Point(x: 760, y: 652),
          Point(x: 1000, y: 612), Point(x: 1240, y: 590),
        ], 0xF7F3F3, 0xCBD5E8, 800
      ),
      (
        [
          Point(x: -40, y: 716), Point(x: 240, y: 752), Point(x: 520, y: 742), Point(x: 800, y: 700),
          Point(x: 1020, y: 690), Point(x: 1240, y: 714),
        ], 0xFCF8F5, 0xC2CEE5, 920
      ),
    ]
    for (index, field) in fields.enumerated() {
      let ridge = Ridge(softlyThrough: field.places)
      paint(ridge, top: field.top, bottom: field.bottom, fadingTo: field.end)
      if index == 0 {
        for (x, size) in [(150.0, 92.0), (214, 66), (842, 76), (886, 104), (952, 70), (1096, 120)] {
          paintSnowyPine(at: Point(x: x, y: ridge.y(at: x) + 14), height: size)
        }
      } else {
        paintFence(on: ridge)
        for (x, size) in [(40.0, 226.0), (1010, 168), (1100, 262), (1196, 196)] {
          paintSnowyPine(at: Point(x: x, y: ridge.y(at: x) + 30), height: size)
        }
      }
    }
    for _ in 0..<130 {
      let flake = Point(x: random.number(in: 0...width), y: random.number(in: 0...height))
      canvas.fill(
        Path(circleAt: flake, radius: random.number(in: 0.8...2.4)),
        with: Color.white.opacity(random.number(in: 0.3...0.8)))
    }
  }

  /// Paints a conifer with its shadow on the ground and snow on the side of the light.
  private mutating func paintSnowyPine(at foot: Point, height size: Double) {
    var shadow = Path()
    shadow.move(to: foot + Vector(dx: -size * 0.16, dy: -size * 0.02))
    shadow.line(to: foot + Vector(dx: size * 0.2, dy: -size * 0.03))
    shadow.line(to: foot + Vector(dx: size * 1.05, dy: size * 0.22))
    shadow.line(to: foot + Vector(dx: size * 0.05, dy: size * 0.05))
    shadow.close()
    canvas.fill(shadow, with: Color(hex: 0x8FA5CC, alpha: 0.45))
    let tree = pine(at: foot, height: size)
    canvas.fill(tree, with: Color(hex: 0x4A6384))
    canvas.saved {
      canvas.clip(to: tree)
      let lit = Rect(x: foot.x - size, y: foot.y - size * 1.1, width: size * 0.97, height: size * 1.2)
      canvas.fill(lit, with: Color(hex: 0x7D95B5))
      var snow = Path()
      let layers = max(4, Int(size / 16))
      for layer in 0..<layers {
        let depth = Double(layer) / Double(layers)
        let y = foot.y - size * (1 - depth * 0.93)
        let reach = size * (0.03 + 0.2 * depth)
        let left = Point(x: foot.x - reach, y: y + size * 0.075)
        let right = Point(x: foot.x + reach * random.number(in: 0.3...0.75), y: y + size * 0.05)
        snow.move(to: Point(x: foot.x, y: y - size * 0.035))
        snow.line(to: left)
        snow.cubic(
          Point(x: foot.x - reach * 0.4, y: y + size * 0.02), Point(x: foot.x, y: y + size * 0.065), to: right
        )
        snow.close()
      }
      canvas.fill(snow, with: Color(hex: 0xF6F5F8))
    }
  }

  /// Paints posts and rails along a slope, smaller the further away.
  private mutating func paintFence(on ridge: Ridge) {
    let wood = Color(hex: 0x6C6A7C)
    var previous: Point?
    for index in 0..<11 {
      let near = 1 - Double(index) / 11
      let size = 8 + 40 * near * near
      let x = 690 - 330 * near * near + Double(index) * 2
      let foot = Point(x: x, y: ridge.y(at: x) + 4 + 104 * near * near)
      let top = foot + Vector(dx: random.number(in: -0.06...0.06) * size, dy: -size)
      var post = Path()
      post.move(to: foot)
      post.line(to: top)
      canvas.stroke(post, with: wood, width: size * 0.11)
      var cap = Path()
      cap.move(to: top + Vector(dx: -size * 0.07, dy: 0))
      cap.line(to: top + Vector(dx: size * 0.07, dy: 0))
      canvas.stroke(cap, with: .white, style: LineStyle(width: size * 0.09, cap: .round))
      if let previous {
        for height in [0.4, 0.75] {
          var rail = Path()
          let start = previous + Vector(dx: 0, dy: (top.y - foot.y) * height * 1.08)
          rail.move(to: start)
          rail.line(to: foot + (top - foot) * height)
          canvas.stroke(rail, with: wood, width: size * 0.065)
        }
      }
      previous = foot
    }
  }
}
