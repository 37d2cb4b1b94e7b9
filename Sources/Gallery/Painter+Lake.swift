import Drawing
import Geometry

extension Painter {
  /// A mountain lake after sunset: the far shore and its reflection, a hut with a light, a boat.
  mutating func paintLake() {
    // The coordinates leave more sky than the picture needs.
    canvas.translate(by: Vector(dx: 0, dy: 30))
    let shore = 556.0
    // Shore and water meet within a row of pixels, which neither covers alone.
    canvas.fill(everything, with: Color(hex: 0x1B2C50))
    let moon = Point(x: 744, y: 254)
    var stars: [(center: Point, radius: Double, alpha: Double)] = []
    for _ in 0..<150 {
      let y = random.number(in: -0.1...1)
      stars.append(
        (
          Point(x: random.number(in: 0...width), y: 360 * y), random.number(in: 0.5...1.5),
          random.number(in: 0.15...0.8) * (1 - y)
        ))
    }
    let far = Ridge(
      through: [
        Point(x: -20, y: 408), Point(x: 130, y: 372), Point(x: 300, y: 430), Point(x: 760, y: 396),
        Point(x: 890, y: 352), Point(x: 1010, y: 398), Point(x: 1110, y: 366), Point(x: 1220, y: 410),
      ], roughness: 0.13, random: &random)
    let mountain = Mountain(
      through: [
        Point(x: 140, y: 545), Point(x: 352, y: 388), Point(x: 396, y: 402), Point(x: 458, y: 318),
        Point(x: 474, y: 324), Point(x: 548, y: 228), Point(x: 606, y: 314), Point(x: 622, y: 306),
        Point(x: 690, y: 392), Point(x: 728, y: 376), Point(x: 950, y: 545),
      ], base: 560, roughness: 0.24, random: &random)
    let snow = mountain.snow(downTo: 404, random: &random)
    let hills = Ridge(
      through: [
        Point(x: -20, y: 452), Point(x: 120, y: 440), Point(x: 330, y: 516), Point(x: 560, y: 541),
        Point(x: 720, y: 536), Point(x: 900, y: 490), Point(x: 1090, y: 430), Point(x: 1220, y: 418),
      ], roughness: 0.05, random: &random)
    let hillTrees = forest(on: hills, from: -10, to: width + 10, height: 10...24, spacing: 6)
    let bank = Ridge(
      through: [
        Point(x: -20, y: 528), Point(x: 250, y: 546), Point(x: 520, y: 554), Point(x: 700, y: 553),
        Point(x: 860, y: 545), Point(x: 1220, y: 512),
      ], roughness: 0.02, random: &random)
    var bankTrees = forest(on: bank, from: -10, to: 330, height: 26...70, spacing: 13)
    bankTrees.append(forest(on: bank, from: 330, to: 520, height: 12...28, spacing: 11))
    bankTrees.append(forest(on: bank, from: 742, to: 860, height: 16...46, spacing: 11))
    bankTrees.append(forest(on: bank, from: 860, to: width + 10, height: 36...88, spacing: 13))

    let paintShore: (Painter) -> Void = { painter in
      painter.paintSky(
        to: 500, (0, 0x101C38), (0.3, 0x1F3A66), (0.58, 0x4D6A97), (0.8, 0x9C93AC), (1, 0xE3B79E))
      for star in stars where star.radius > painter.detail / 4 {
        painter.canvas.fill(
          Path(circleAt: star.center, radius: star.radius), with: Color.white.opacity(star.alpha))
      }
      painter.paintGlow(at: moon, radius: 190, Color(hex: 0xDCE6FF, alpha: 0.42))
      painter.canvas.fill(Path(circleAt: moon, radius: 19), with: Color(hex: 0xFBF6E9))
      painter.paint(far, top: 0x5E7099, bottom: 0xB69CA6, fadingTo: 540)
      painter.paint(
        mountain, snow: snow,
        .init(
          lit: 0x4A5D88, shade: 0x2A3B63, snowLit: 0xD9DCE8, snowShade: 0x7F90B8,
          haze: Color(hex: 0x8C86A3)))
      painter.paint(hills, top: 0x2B4064, bottom: 0x3A4C70, fadingTo: 560)
      painter.canvas.fill(
        hillTrees,
        with: .vertical(from: 420, to: 560, [.init(0, Color(hex: 0x22365A)), .init(1, Color(hex: 0x2E4267))]))
      painter.paintFog(from: 470, to: 560, Color(hex: 0xA79FB5, alpha: 0.38))
      painter.canvas.fill(bank.area(downTo: 560, detail: painter.detail), with: Color(hex: 0x101D35))
      painter.canvas.fill(bankTrees, with: Color(hex: 0x101D35))
      painter.paintHut(at: Point(x: 716, y: 554))
    }
    canvas.saved {
      canvas.clip(to: Rect(x: -20, y: -60, width: width + 40, height: shore + 60))
      paintShore(self)
    }
    let water = Rect(x: -20, y: shore, width: width + 40, height: height - shore + 20)
    canvas.saved {
      canvas.clip(to: water)
      canvas.translate(by: Vector(dx: 0, dy: shore * 1.92))
      canvas.scale(x: 1, y: -0.92)
      paintShore(self)
    }
    canvas.fill(
      water,
      with: .vertical(
        from: shore, to: height,
        [
          .init(0, Color(hex: 0x1B2C50, alpha: 0.18)), .init(0.4, Color(hex: 0x14264A, alpha: 0.42)),
          .init(1, Color(hex: 0x0A152C, alpha: 0.74)),
        ]))
    canvas.fill(
      ripples(count: 46, from: shore + 6, to: 880, around: 0...width, width: 60...460, height: 0.5...2.6),
      with: Color(hex: 0xC3C9E2, alpha: 0.11))
    canvas.fill(
      ripples(count: 40, from: shore + 6, to: 880, around: 0...width, width: 50...420, height: 0.6...3.2),
      with: Color(hex: 0x0A1730, alpha: 0.16))
    canvas.fill(
      ripple(at: Point(x: 600, y: shore + 1), width: 1300, height: 1.4),
      with: Color(hex: 0xD9C3C2, alpha: 0.55))
    paintBoat(at: Point(x: 492, y: 668), length: 74)
  }

  /// A hut with one lit window, standing on a place.
  private func paintHut(at foot: Point) {
    var hut = Path()
    hut.move(to: foot + Vector(dx: -13, dy: 0))
    hut.line(to: foot + Vector(dx: -13, dy: -11))
    hut.line(to: foot + Vector(dx: -17, dy: -11))
    hut.line(to: foot + Vector(dx: 0, dy: -24))
    hut.line(to: foot + Vector(dx: 17, dy: -11))
    hut.line(to: foot + Vector(dx: 13, dy: -11))
    hut.line(to: foot + Vector(dx: 13, dy: 0))
    hut.close()
    canvas.fill(hut, with: Color(hex: 0x0D182D))
    let window = Rect(x: foot.x - 4, y: foot.y - 10, width: 7, height: 6)
    paintGlow(at: window.center, radius: 34, Color(hex: 0xFFC477, alpha: 0.6))
    canvas.fill(window, with: Color(hex: 0xFFD894))
  }

  /// An empty rowing boat and its reflection.
  private func paintBoat(at place: Point, length: Double) {
    let half = length / 2
    func hull(_ side: Double) -> Path {
      var path = Path()
      path.move(to: place + Vector(dx: -half, dy: -7 * side))
      path.cubic(
        place + Vector(dx: -half * 0.55, dy: -2.5 * side), place + Vector(dx: half * 0.5, dy: -2.5 * side),
        to: place + Vector(dx: half, dy: -8.5 * side))
      path.cubic(
        place + Vector(dx: half * 0.8, dy: 1 * side), place + Vector(dx: half * 0.6, dy: 2.5 * side),
        to: place + Vector(dx: half * 0.35, dy: 3 * side))
      path.line(to: place + Vector(dx: -half * 0.5, dy: 3 * side))
      path.cubic(
        place + Vector(dx: -half * 0.75, dy: 2.5 * side), place + Vector(dx: -half * 0.9, dy: 0),
        to: place + Vector(dx: -half, dy: -7 * side))
      path.close()
      return path
    }
    canvas.saved {
      canvas.translate(by: Vector(dx: 0, dy: 6))
      canvas.fill(hull(-0.9), with: Color(hex: 0x0A142A, alpha: 0.5))
    }
    canvas.fill(hull(1), with: Color(hex: 0x0B1528))
    canvas.fill(
      ripple(at: place + Vector(dx: 2, dy: 3.6), width: length * 1.25, height: 0.9),
      with: Color(hex: 0xC3C9E2, alpha: 0.4))
  }
}
