import Drawing
import Geometry

extension Painter {
  /// A hill of tea: its outline, its colours, and the rows of bushes that follow it.
  private struct TeaHill {
    var outline: [Point]
    var top: UInt32
    var bottom: UInt32
    var end: Double
    /// The distance of the first two rows, and the height of a bush, in points.
    var distance: Double
    var bush: UInt32
    var light: UInt32
  }

  /// Tea on green hills in the morning: rows that follow the slopes, mist between, a tree on the top.
  mutating func paintTerraces() {
    let sun = Point(x: 690, y: 246)
    paintSky(to: 480, (0, 0x8FBFD3), (0.4, 0xBBDBDD), (0.75, 0xE6EEDB), (1, 0xF8F0D6))
    paintGlow(at: sun, radius: 430, Color(hex: 0xFFF6D2, alpha: 0.9))
    canvas.fill(Path(circleAt: sun, radius: 30), with: Color(hex: 0xFFFDF1))
    paintClouds(
      [(Point(x: 270, y: 190), 460), (Point(x: 930, y: 156), 420), (Point(x: 470, y: 268), 320)],
      color: Color(hex: 0xFFFFFF, alpha: 0.6))
    let mountains: [(places: [Double], top: UInt32, bottom: UInt32, end: Double)] = [
      ([430, 380, 410, 352, 396, 330, 390], 0xB5D2CF, 0xE3EBDB, 470),
      ([410, 440, 400, 446, 436, 420, 372], 0x97BDB4, 0xD3E2D0, 520),
      ([470, 436, 476, 490, 470, 480, 450], 0x76A596, 0xBDD6BF, 580),
    ]
    for layer in mountains {
      let places = layer.places.enumerated().map { Point(x: -40 + Double($0) * 214, y: $1) }
      paint(
        Ridge(through: places, roughness: 0.09, random: &random), top: layer.top, bottom: layer.bottom,
        fadingTo: layer.end)
    }
    paintBirds(at: Point(x: 430, y: 330), span: 17, count: 4, color: Color(hex: 0x4F7A76))
    paintFog(from: 440, to: 640, Color(hex: 0xF4F5E2, alpha: 0.55))
    let hills = teaHills
    for (index, hill) in hills.enumerated() {
      let outline = Ridge(softlyThrough: hill.outline)
      if index == 2 { paintTree(at: Point(x: 500, y: outline.y(at: 500) + 4), height: 118) }
      paint(outline, top: hill.top, bottom: hill.bottom, fadingTo: hill.end)
      paintRows(of: hill, on: outline)
      if index == 0 { paintHouse(at: Point(x: 742, y: outline.y(at: 742) + 3)) }
      if index < 2 { paintFog(from: hill.end - 150, to: hill.end + 70, Color(hex: 0xF1F4DC, alpha: 0.42)) }
    }
  }

  private var teaHills: [TeaHill] {
    [
      TeaHill(
        outline: [
          Point(x: -40, y: 566), Point(x: 220, y: 560), Point(x: 470, y: 552), Point(x: 700, y: 506),
          Point(x: 900, y: 478), Point(x: 1060, y: 500), Point(x: 1240, y: 540),
        ], top: 0x8FBC83, bottom: 0x9CC493, end: 680, distance: 9, bush: 0x6FA16E, light: 0xB4D69A),
      TeaHill(
        outline: [
          Point(x: -40, y: 520), Point(x: 110, y: 504), Point(x: 260, y: 536), Point(x: 470, y: 628),
          Point(x: 700, y: 690), Point(x: 960, y: 690), Point(x: 1240, y: 660),
        ], top: 0x78AD6A, bottom: 0x86B878, end: 760, distance: 13, bush: 0x528B55, light: 0xA3CE80),
      TeaHill(
        outline: [
          Point(x: -40, y: 742), Point(x: 160, y: 706), Point(x: 330, y: 640), Point(x: 510, y: 596),
          Point(x: 690, y: 640), Point(x: 900, y: 736), Point(x: 1240, y: 800),
        ], top: 0x5C9B55, bottom: 0x4E8A4C, end: 900, distance: 19, bush: 0x33713F, light: 0x8CC16A),
      TeaHill(
        outline: [
          Point(x: -40, y: 900), Point(x: 260, y: 888), Point(x: 560, y: 866), Point(x: 800, y: 800),
          Point(x: 1000, y: 716), Point(x: 1130, y: 682), Point(x: 1240, y: 690),
        ], top: 0x3B7C45, bottom: 0x2C6539, end: 920, distance: 26, bush: 0x1E5331, light: 0x69A557),
    ]
  }

  /// Draws rows of round bushes, dark below and light above, further apart the nearer they are.
  private func paintRows(of hill: TeaHill, on outline: Ridge) {
    var step = hill.distance
    var depth = step * 0.9
    var row = 0
    while outline.top + depth < height + 120 {
      let size = step * 0.62
      // Rows bend less the lower they lie: the hill flattens.
      let wear = min(0.5, depth / 700)
      let level = outline.top + 80
      let line = outline.mapped { Point(x: $0.x, y: $0.y + (level - $0.y) * wear + depth) }
      let start = row % 2 == 0 ? 0 : size * 0.5
      canvas.fill(
        bushes(along: line, from: start, size: size, rise: 0.52, fall: 0.5),
        with: Color(hex: hill.bush, alpha: 0.85))
      let upper = line.mapped { Point(x: $0.x + size * 0.08, y: $0.y - size * 0.22) }
      canvas.fill(
        bushes(along: upper, from: start, size: size, rise: 0.3, fall: 0.12),
        with: Color(hex: hill.light, alpha: 0.5))
      step *= 1.09
      depth += step
      row += 1
    }
  }

  /// Outlines bushes side by side along a line, each with a round top and a flatter foot.
  private func bushes(
    along line: Ridge, from start: Double, size: Double, rise: Double, fall: Double
  ) -> Path {
    var path = Path()
    // Bushes smaller than a pixel or two run together.
    let distance = size * (size * pixels > 2 ? 0.95 : 8)
    let half = distance * 0.56
    var x = start - 30
    while x < width + 30 {
      let y = line.y(at: x)
      let tilt = (line.y(at: x + half) - line.y(at: x - half)) / 2
      let left = Point(x: x - half, y: y - tilt)
      let right = Point(x: x + half, y: y + tilt)
      path.move(to: left)
      path.cubic(
        left + Vector(dx: half * 0.1, dy: -size * rise * 1.3),
        right + Vector(dx: -half * 0.1, dy: -size * rise * 1.3),
        to: right)
      path.cubic(
        right + Vector(dx: -half * 0.2, dy: size * fall * 1.3),
        left + Vector(dx: half * 0.2, dy: size * fall * 1.3),
        to: left)
      path.close()
      x += distance
    }
    return path
  }

  /// Paints a round tree, its crown made of many small ones, lit from the upper right.
  private mutating func paintTree(at foot: Point, height size: Double) {
    var trunk = Path()
    trunk.move(to: foot + Vector(dx: -size * 0.05, dy: 0))
    trunk.cubic(
      foot + Vector(dx: -size * 0.02, dy: -size * 0.15), foot + Vector(dx: -size * 0.03, dy: -size * 0.3),
      to: foot + Vector(dx: -size * 0.06, dy: -size * 0.5))
    trunk.line(to: foot + Vector(dx: size * 0.06, dy: -size * 0.5))
    trunk.cubic(
      foot + Vector(dx: size * 0.025, dy: -size * 0.3), foot + Vector(dx: size * 0.025, dy: -size * 0.15),
      to: foot + Vector(dx: size * 0.055, dy: 0))
    trunk.close()
    canvas.fill(trunk, with: Color(hex: 0x3F4A35))
    let crown = foot + Vector(dx: 0, dy: -size * 0.66)
    let leaves: [(count: Int, spread: Double, shift: Double, radius: ClosedRange<Double>, color: UInt32)] = [
      (26, 0.34, 0, 0.11...0.17, 0x2F6238), (22, 0.29, 0.035, 0.07...0.13, 0x3F7A42),
      (18, 0.24, 0.08, 0.04...0.09, 0x5C9A50), (12, 0.2, 0.12, 0.025...0.055, 0x83BA64),
    ]
    for layer in leaves {
      var path = Path()
      for _ in 0..<layer.count {
        var offset = Vector(dx: random.number(in: -1...1), dy: random.number(in: -1...1))
        if offset.length > 1 { offset = offset * (0.8 / offset.length) }
        let center =
          crown
          + Vector(
            dx: size * (offset.dx * layer.spread * 1.15 + layer.shift * 0.8),
            dy: size * (offset.dy * layer.spread * 0.72 - layer.shift))
        path.append(Path(circleAt: center, radius: size * random.number(in: layer.radius)))
      }
      canvas.fill(path, with: Color(hex: layer.color))
    }
  }

  /// Paints a small house with a pale wall and a warm roof.
  private func paintHouse(at foot: Point) {
    canvas.fill(Rect(x: foot.x - 13, y: foot.y - 13, width: 26, height: 13), with: Color(hex: 0xF6F0DF))
    canvas.fill(Rect(x: foot.x - 13, y: foot.y - 13, width: 11, height: 13), with: Color(hex: 0xE2DAC4))
    var roof = Path()
    roof.move(to: foot + Vector(dx: -17, dy: -12))
    roof.line(to: foot + Vector(dx: -8, dy: -22))
    roof.line(to: foot + Vector(dx: 10, dy: -22))
    roof.line(to: foot + Vector(dx: 17, dy: -12))
    roof.close()
    canvas.fill(roof, with: Color(hex: 0xB5745A))
    canvas.fill(Rect(x: foot.x + 4, y: foot.y - 8, width: 4, height: 8), with: Color(hex: 0x7A5A48))
  }
}
