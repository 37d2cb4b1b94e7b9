import Interaction
import Drawing
import Geometry
import Motion
import Slipsheet

/// A curve with its handles and its name.
struct CurveRow: InspectorRow {
  var path: StylePath
  var easing: Easing

  private static let side = 104.0
  private static let rowHeight = 128.0
  /// What a curve may leave 0...1 by and still be seen, as a share of the square.
  private static let overshoot = 0.15
  private static let hit = 44.0

  func height(in width: Double) -> Double { Self.rowHeight }

  private static let square = Rect(x: 0, y: 12, width: side, height: side)

  /// The part of the square that shows 0...1 both ways.
  private static var unit: Rect { square.inset(by: .init(all: side * overshoot)) }

  func targets(in width: Double) -> [TargetArea] {
    let handles = [0, 1].map { index in
      TargetArea(
        target: .handle(path, index),
        frame: Rect(center: Self.point(handle(index)), size: Size(width: Self.hit, height: Self.hit)))
    }
    let name = Rect(x: Self.side + 16, y: 12, width: max(44, width - Self.side - 16), height: 44)
    return handles + [TargetArea(target: .easing(path), frame: name)]
  }

  /// The Bezier's numbers; of other curves those of the nearest Bezier by value and slope at both ends.
  var numbers: [Double] {
    if let numbers = easing.controlPoints { return numbers }
    func slope(_ progress: Double) -> Double { max(-3, min(3, easing.slope(at: progress))) }
    return [1.0 / 3, slope(0) / 3, 2.0 / 3, 1 - slope(1) / 3]
  }

  private func handle(_ index: Int) -> Point {
    let numbers = numbers
    return Point(x: numbers[2 * index], y: numbers[2 * index + 1])
  }

  /// Where a point of the curve's own square of 0...1 lies in the row.
  private static func point(_ place: Point) -> Point {
    Point(x: unit.minX + place.x * unit.width, y: unit.maxY - place.y * unit.height)
  }

  /// The curve with a handle at a place of the row.
  func moved(handle index: Int, to place: Point) -> Easing {
    let unit = Self.unit
    return moved(
      handle: index,
      to: (x: (place.x - unit.minX) / unit.width, y: (unit.maxY - place.y) / unit.height))
  }

  /// The curve with a handle a little further along both axes of its square.
  func nudged(handle index: Int, dx: Double, dy: Double) -> Easing {
    let place = handle(index)
    return moved(handle: index, to: (x: place.x + dx, y: place.y + dy))
  }

  private func moved(handle index: Int, to place: (x: Double, y: Double)) -> Easing {
    var numbers = numbers.map { ($0 * 100).rounded() / 100 }
    numbers[2 * index] = max(0, min(1, (place.x * 100).rounded() / 100))
    numbers[2 * index + 1] = max(-2, min(3, (place.y * 100).rounded() / 100))
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The named curve that stands so many places further in the list of names.
  func stepped(by step: Int) -> Easing {
    let names = Easing.names
    guard let name = easing.name, let index = names.firstIndex(of: name) else {
      return Easing(name: step > 0 ? names[0] : names[names.count - 1]) ?? .linear
    }
    return Easing(name: names[(index + step + names.count) % names.count]) ?? .linear
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let square = Self.square
    let unit = Self.unit
    canvas.fill(Path(rounded: square, radius: 8), with: Look.plotGround)
    canvas.stroke(Path(unit.inset(by: .init(all: -0.5))), with: Look.hairline, width: 1)
    canvas.saved {
      canvas.clip(to: Path(rounded: square, radius: 8))
      for index in [0, 1] {
        var arm = Path()
        arm.move(to: Self.point(Point(x: Double(index), y: Double(index))))
        arm.line(to: Self.point(handle(index)))
        let isExact = easing.controlPoints != nil
        canvas.stroke(arm, with: Look.secondary.opacity(isExact ? 0.8 : 0.35), width: 1.5)
      }
      var curve = Path()
      curve.move(to: Self.point(.zero))
      for step in 1...64 {
        let x = Double(step) / 64
        curve.line(to: Self.point(Point(x: x, y: easing.value(at: x))))
      }
      canvas.stroke(curve, with: Look.accent, style: LineStyle(width: 2, cap: .round, join: .round))
    }
    for index in [0, 1] {
      let center = Self.point(handle(index))
      let target = Target.handle(path, index)
      let isTouched = touch.held == target || touch.hovered == target
      canvas.fill(Path(circleAt: center, radius: isTouched ? 7 : 5.5), with: Look.surface)
      canvas.fill(
        Path(circleAt: center, radius: isTouched ? 5.5 : 4),
        with: touch.held == target ? Look.accent : easing.controlPoints == nil ? Look.secondary : Look.text)
      if touch.focused == target {
        canvas.stroke(Path(circleAt: center, radius: 9), with: Look.accent, width: Look.focusRing)
      }
    }
    drawName(on: canvas, width: width, touch: touch)
  }

  private func drawName(on canvas: Canvas, width: Double, touch: Touch) {
    let x = Self.side + 16
    let room = max(44, width - x)
    let box = Rect(x: x, y: 16, width: room, height: 36)
    canvas.fill(
      Path(rounded: box, radius: 8),
      with: touch.held == .easing(path) || touch.hovered == .easing(path)
        ? Color.white.opacity(0.12) : Look.plotGround)
    for (side, place) in [(-1.0, box.minX + 14), (1, box.maxX - 14)] {
      var arrow = Path()
      arrow.move(to: Point(x: place - side * 2.5, y: box.center.y - 5))
      arrow.line(to: Point(x: place + side * 2.5, y: box.center.y))
      arrow.line(to: Point(x: place - side * 2.5, y: box.center.y + 5))
      canvas.stroke(
        arrow, with: Look.secondary, style: LineStyle(width: 1.75, cap: .round, join: .round))
    }
    let name = TextLayout(easing.name ?? "custom", style: Look.label, width: room - 56, maxLines: 1)
    canvas.draw(
      name, at: Point(x: box.center.x - name.size.width / 2, y: box.minY + 9), color: Look.text)
    if touch.focused == .easing(path) { canvas.ring(box.inset(by: .init(all: -2)), radius: 10) }
    let numbers = numbers.map { numberText($0, places: 2) }
    for (index, label) in ["First", "Second"].enumerated() {
      let line = Rect(x: x, y: 66 + Double(index) * 20, width: room, height: 18)
      canvas.write("\(label) handle", in: line, style: Look.label, color: Look.secondary)
      canvas.write("\(numbers[2 * index]), \(numbers[2 * index + 1])", in: line, style: Look.value)
    }
  }
}
