import Drawing
import Geometry

extension Painter {
  /// A dune: its outline, with the top in one of its places, and the crest that winds down from there.
  private struct Dune {
    var outline: [Point]
    var top: Int
    var crest: [Point]
    var lit: (top: UInt32, bottom: UInt32)
    var shade: (top: UInt32, bottom: UInt32)
    var end: Double
    /// The distance of the wind's lines, in points; 0 draws none.
    var lines: Double
  }

  /// Sand in the evening: crests between light and shade, a low sun, lines drawn by the wind.
  mutating func paintDunes() {
    let sun = Point(x: 474, y: 318)
    paintSky(to: 520, (0, 0xC98F78), (0.35, 0xE2AE8A), (0.7, 0xF4CFA2), (1, 0xFBE0B6))
    paintGlow(at: sun, radius: 480, Color(hex: 0xFFEFC9, alpha: 0.8))
    canvas.fill(Path(circleAt: sun, radius: 45), with: Color(hex: 0xFFF6E0))
    paintClouds(
      [(Point(x: 800, y: 196), 520), (Point(x: 260, y: 232), 380)], color: Color(hex: 0xFFE9CC, alpha: 0.4))
    let mesas = Ridge(
      through: [
        Point(x: -20, y: 452), Point(x: 140, y: 440), Point(x: 300, y: 462), Point(x: 760, y: 452),
        Point(x: 930, y: 424), Point(x: 1060, y: 436), Point(x: 1220, y: 418),
      ], roughness: 0.08, random: &random)
    paint(mesas, top: 0xD9A583, bottom: 0xF2CFA6, fadingTo: 510)
    for dune in dunes { paint(dune) }
    paintTravellers(on: Ridge(softlyThrough: dunes[2].outline))
  }

  private var dunes: [Dune] {
    [
      Dune(
        outline: [
          Point(x: -40, y: 480), Point(x: 180, y: 470), Point(x: 420, y: 494), Point(x: 640, y: 470),
          Point(x: 806, y: 436), Point(x: 980, y: 476), Point(x: 1240, y: 488),
        ], top: 4,
        crest: [Point(x: 806, y: 436), Point(x: 776, y: 486), Point(x: 800, y: 560), Point(x: 780, y: 640)],
        lit: (0xF0C596, 0xE7B283), shade: (0xCB9272, 0xDCA881), end: 620, lines: 0),
      Dune(
        outline: [
          Point(x: -40, y: 506), Point(x: 130, y: 472), Point(x: 262, y: 440), Point(x: 400, y: 494),
          Point(x: 640, y: 556), Point(x: 900, y: 560), Point(x: 1240, y: 540),
        ], top: 2,
        crest: [Point(x: 262, y: 440), Point(x: 246, y: 500), Point(x: 300, y: 590), Point(x: 270, y: 720)],
        lit: (0xEDB986, 0xDD9F6E), shade: (0xB9775B, 0xCF936E), end: 680, lines: 0),
      Dune(
        outline: [
          Point(x: -40, y: 640), Point(x: 180, y: 622), Point(x: 400, y: 566), Point(x: 540, y: 512),
          Point(x: 640, y: 472), Point(x: 760, y: 540), Point(x: 960, y: 604), Point(x: 1240, y: 626),
        ], top: 4,
        crest: [
          Point(x: 640, y: 472), Point(x: 616, y: 540), Point(x: 690, y: 640), Point(x: 640, y: 760),
          Point(x: 560, y: 920),
        ], lit: (0xEDB27A, 0xD08A58), shade: (0x97573F, 0xB67450), end: 840, lines: 15),
      Dune(
        outline: [
          Point(x: -40, y: 700), Point(x: 120, y: 716), Point(x: 300, y: 770), Point(x: 520, y: 826),
          Point(x: 760, y: 822), Point(x: 960, y: 752), Point(x: 1110, y: 700), Point(x: 1240, y: 724),
        ], top: 6,
        crest: [
          Point(x: 1110, y: 700), Point(x: 1060, y: 760), Point(x: 1090, y: 840), Point(x: 1030, y: 920),
        ],
        lit: (0xCE8A58, 0xA9633F), shade: (0x6F3B2D, 0x8A4F38), end: 900, lines: 19),
    ]
  }

  private mutating func paint(_ dune: Dune) {
    let outline = Ridge(softlyThrough: dune.outline)
    let area = outline.area(downTo: height + 20, detail: detail)
    let top = dune.outline[dune.top]
    let turned = Ridge(softlyThrough: dune.crest.map { Point(x: $0.y, y: $0.x) })
    let crest = turned.points.map { Point(x: $0.y, y: $0.x) }
    var shade = Path()
    shade.move(to: top)
    for point in outline.points where point.x > top.x { shade.line(to: point) }
    shade.line(to: Point(x: width + 40, y: height + 20))
    shade.line(to: Point(x: crest.last?.x ?? top.x, y: height + 20))
    for point in crest.reversed() { shade.line(to: point) }
    shade.close()

    canvas.saved {
      canvas.clip(to: area)
      canvas.fill(area, with: gradient(dune.lit, from: outline.top, to: dune.end))
      if dune.lines > 0 { paintWindLines(on: outline, every: dune.lines) }
      canvas.fill(shade, with: gradient(dune.shade, from: outline.top, to: dune.end))
    }
  }

  private func gradient(_ colors: (top: UInt32, bottom: UInt32), from top: Double, to end: Double) -> Paint {
    .vertical(from: top, to: end, [.init(0, Color(hex: colors.top)), .init(1, Color(hex: colors.bottom))])
  }

  /// Draws lines that follow the outline, further apart the nearer they are.
  private mutating func paintWindLines(on outline: Ridge, every distance: Double) {
    var depth = distance
    var step = distance
    while outline.top + depth < height + 200 {
      let shift = random.number(in: -24...24)
      // Far below the outline its shape has worn off.
      let wear = min(0.85, depth / 260)
      let level = outline.top + 110
      let line = outline.mapped { point in
        let y = outline.y(at: point.x + shift)
        return Point(x: point.x, y: y + (level - y) * wear + depth + (point.x - 600) * wear * 0.12)
      }
      var path = Path()
      for (index, point) in line.points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      canvas.stroke(path, with: Color(hex: 0x8A4B2C, alpha: 0.13), width: 1 + depth / 160)
      step *= 1.07
      depth += step
    }
  }

  /// Paints three people who walk up a crest, small against the sand.
  private func paintTravellers(on outline: Ridge) {
    for (x, size) in [(548.0, 15.0), (566.0, 13.5), (581.0, 14.5)] {
      let foot = Point(x: x, y: outline.y(at: x) + 1)
      var body = Path()
      body.move(to: foot + Vector(dx: -size * 0.16, dy: 0))
      body.cubic(
        foot + Vector(dx: -size * 0.2, dy: -size * 0.5), foot + Vector(dx: -size * 0.14, dy: -size * 0.76),
        to: foot + Vector(dx: 0, dy: -size * 0.78))
      body.cubic(
        foot + Vector(dx: size * 0.14, dy: -size * 0.76), foot + Vector(dx: size * 0.16, dy: -size * 0.5),
        to: foot + Vector(dx: size * 0.2, dy: 0))
      body.close()
      canvas.fill(body, with: Color(hex: 0x5A2F25))
      canvas.fill(
        Path(circleAt: foot + Vector(dx: size * 0.03, dy: -size * 0.9), radius: size * 0.13),
        with: Color(hex: 0x5A2F25))
    }
  }
}
