import Drawing
import Geometry

extension Painter {
  /// The sea towards evening: a low sun, its path on the water, one sail, the edge of a beach.
  mutating func paintSea() {
    let horizon = 512.0
    let sun = Point(x: 524, y: 440)
    paintSky(
      to: horizon, (0, 0x4F86A3), (0.3, 0x86AEBA), (0.58, 0xC9D2C4), (0.8, 0xF3DDB9), (1, 0xF9CE9B))
    paintGlow(at: sun, radius: 520, Color(hex: 0xFFE3AE, alpha: 0.75))
    paintGlow(at: sun, radius: 150, Color(hex: 0xFFF3D6, alpha: 0.9))
    canvas.fill(Path(circleAt: sun, radius: 36), with: Color(hex: 0xFFF9EA))
    paintClouds(
      [
        (Point(x: 250, y: 214), 480), (Point(x: 760, y: 262), 520), (Point(x: 1010, y: 176), 420),
        (Point(x: 560, y: 330), 380),
      ], color: Color(hex: 0xFFF0DA, alpha: 0.5))
    paintHeadlands(horizon: horizon)
    canvas.fill(
      Rect(x: -20, y: horizon, width: width + 40, height: height),
      with: .vertical(
        from: horizon, to: height,
        [
          .init(0, Color(hex: 0xE3C8A2)), .init(0.06, Color(hex: 0xB7BFAB)), .init(0.2, Color(hex: 0x76A5A6)),
          .init(0.5, Color(hex: 0x3B7C8E)), .init(0.8, Color(hex: 0x2A6A80)), .init(1, Color(hex: 0x3E8291)),
        ]))
    paintGlow(at: Point(x: sun.x, y: horizon), radius: 300, Color(hex: 0xFFE2B0, alpha: 0.35))
    canvas.fill(
      ripples(
        count: 230, from: horizon + 3, to: 880, around: -60...(width + 60), width: 24...250, height: 0.5...3.4
      ),
      with: Color(hex: 0x1F5B73, alpha: 0.2))
    canvas.fill(
      ripples(
        count: 150, from: horizon + 3, to: 880, around: -60...(width + 60), width: 18...200, height: 0.4...2.4
      ),
      with: Color(hex: 0xF3E3C4, alpha: 0.2))
    paintGlitter(below: sun, from: horizon)
    paintSail(at: Point(x: 708, y: 548), height: 84)
    paintBeach()
  }

  private mutating func paintHeadlands(horizon: Double) {
    let far = Ridge(
      through: [Point(x: 700, y: 516), Point(x: 830, y: 492), Point(x: 980, y: 470), Point(x: 1220, y: 452)],
      roughness: 0.07, random: &random)
    let island = Ridge(
      through: [Point(x: 268, y: 516), Point(x: 330, y: 494), Point(x: 388, y: 503), Point(x: 430, y: 516)],
      roughness: 0.1, random: &random)
    let near = Ridge(
      through: [Point(x: -20, y: 402), Point(x: 90, y: 420), Point(x: 190, y: 470), Point(x: 296, y: 516)],
      roughness: 0.12, random: &random)
    paint(far, top: 0xAFB2A8, bottom: 0xDDC6A4, fadingTo: horizon)
    paint(island, top: 0xA8AFA8, bottom: 0xCDBEA4, fadingTo: horizon)
    paint(near, top: 0x55797F, bottom: 0x9DA79C, fadingTo: horizon + 30)
  }

  /// Paints the sun's path: short lights, close together in its middle, spread out towards the viewer.
  private mutating func paintGlitter(below sun: Point, from horizon: Double) {
    var path = Path()
    for _ in 0..<320 {
      let nearness = random.number(in: 0...1)
      let spread = 22 + 120 * nearness
      // The sum of two even chances lies in the middle more often.
      let offset = (random.number(in: -1...1) + random.number(in: -1...1)) / 2 * spread
      path.append(
        ripple(
          at: Point(x: sun.x + offset, y: horizon + 2 + 300 * nearness * nearness),
          width: (10 + 74 * nearness) * random.number(in: 0.4...1), height: 0.6 + 1.3 * nearness))
    }
    canvas.fill(path, with: Color(hex: 0xFFF1D0, alpha: 0.72))
  }

  private func paintSail(at foot: Point, height: Double) {
    func sail(_ points: [(x: Double, y: Double)], belly: Double) -> Path {
      let corners = points.map { foot + Vector(dx: $0.x * height, dy: $0.y * height) }
      var path = Path()
      path.move(to: corners[0])
      path.cubic(
        corners[0] + (corners[1] - corners[0]) * 0.3 + Vector(dx: belly * height, dy: 0),
        corners[0] + (corners[1] - corners[0]) * 0.75 + Vector(dx: belly * height, dy: 0), to: corners[1])
      path.line(to: corners[2])
      path.close()
      return path
    }
    var light = Path()
    for step in 0..<7 {
      let drop = Double(step)
      light.append(
        ripple(
          at: foot + Vector(dx: (step % 2 == 0 ? 3 : -4), dy: 7 + drop * drop * 1.5), width: 44 - drop * 4,
          height: 1.1 + drop * 0.12))
    }
    canvas.fill(light, with: Color(hex: 0xFFF8EA, alpha: 0.5))
    canvas.fill(sail([(0.02, -1), (0.42, -0.1), (0.02, -0.12)], belly: 0.07), with: Color(hex: 0xFFFAF0))
    canvas.fill(
      sail([(-0.02, -0.88), (-0.3, -0.1), (-0.02, -0.12)], belly: -0.03), with: Color(hex: 0xE6D9C5))
    var hull = Path()
    hull.move(to: foot + Vector(dx: -0.36 * height, dy: -0.07 * height))
    hull.line(to: foot + Vector(dx: 0.46 * height, dy: -0.07 * height))
    hull.cubic(
      foot + Vector(dx: 0.36 * height, dy: 0.04 * height), foot + Vector(dx: 0.3 * height, dy: 0.05 * height),
      to: foot + Vector(dx: 0.22 * height, dy: 0.05 * height))
    hull.line(to: foot + Vector(dx: -0.24 * height, dy: 0.05 * height))
    hull.close()
    canvas.fill(hull, with: Color(hex: 0x2B4A58))
    canvas.fill(
      Rect(x: foot.x - 0.6, y: foot.y - height * 1.03, width: 1.2, height: height), with: Color(hex: 0x3B5560)
    )
  }

  /// Paints the last of a wave on the sand: foam, wet sand, dry sand.
  private func paintBeach() {
    let edge = [
      Point(x: -40, y: 792), Point(x: 160, y: 822), Point(x: 380, y: 832), Point(x: 600, y: 858),
      Point(x: 820, y: 852), Point(x: 1030, y: 878), Point(x: 1240, y: 884),
    ]
    let bands: [(shift: Double, color: Color)] = [
      (-16, Color(hex: 0xF5F3E8, alpha: 0.3)), (-9, Color(hex: 0x8FB4B0, alpha: 0.5)),
      (0, Color(hex: 0xFBF7EC, alpha: 0.92)), (6, Color(hex: 0xB99A7B)), (26, Color(hex: 0xD8B890)),
    ]
    for (index, band) in bands.enumerated() {
      let ridge = Ridge(
        softlyThrough: edge.enumerated().map { place, point in
          // Every band goes its own way a little.
          Point(x: point.x, y: point.y + band.shift + Double((place * 5 + index * 3) % 4) * 2)
        })
      canvas.fill(ridge.area(downTo: height + 20), with: band.color)
    }
  }
}
