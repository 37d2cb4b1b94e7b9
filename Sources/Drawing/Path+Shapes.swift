import Geometry

extension Path {
  /// The length of a quarter circle's control arms, for radius 1: 4/3 (sqrt 2 - 1), at most 0.03 % off the circle.
  private static let quarterCircle = 0.552_284_749_830_793_6

  /// Outlines a rectangle.
  public init(_ rect: Rect) {
    self.init()
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Outlines a rectangle with circular corners; the radius, in points, is at most half of the shorter side.
  public init(rounded rect: Rect, radius: Double) {
    self.init(rounded: rect, radiusX: radius, radiusY: radius)
  }

  /// Outlines a rectangle with elliptic corners; each radius, in points, is at most half of its side.
  public init(rounded rect: Rect, radiusX: Double, radiusY: Double) {
    let rx = min(max(0, radiusX), rect.width / 2)
    let ry = min(max(0, radiusY), rect.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let ax = rx * (1 - Self.quarterCircle)
    let ay = ry * (1 - Self.quarterCircle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: left + rx, y: top))
    line(to: Point(x: right - rx, y: top))
    cubic(Point(x: right - ax, y: top), Point(x: right, y: top + ay), to: Point(x: right, y: top + ry))
    line(to: Point(x: right, y: bottom - ry))
    cubic(
      Point(x: right, y: bottom - ay), Point(x: right - ax, y: bottom), to: Point(x: right - rx, y: bottom))
    line(to: Point(x: left + rx, y: bottom))
    cubic(Point(x: left + ax, y: bottom), Point(x: left, y: bottom - ay), to: Point(x: left, y: bottom - ry))
    line(to: Point(x: left, y: top + ry))
    cubic(Point(x: left, y: top + ay), Point(x: left + ax, y: top), to: Point(x: left + rx, y: top))
    close()
  }

  /// Outlines an ellipse that fills a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init(rounded: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// Outlines a circle; the radius is in points.
  public init(circleAt center: Point, radius: Double) {
    self.init(ellipseIn: Rect(center: center, size: Size(width: radius * 2, height: radius * 2)))
  }

  /// Outlines a rectangle whose corners grow out of the edges without a break of curvature.
  ///
  /// The radius, in points, is that of the corner's middle; the bend begins 1.5 radii from the corner.
  public init(continuous rect: Rect, radius: Double) {
    let r = min(max(0, radius), rect.width / 2, rect.height / 2)
    guard r > 0 else {
      self.init(rect)
      return
    }
    // Half a corner is one cubic from the edge (x = 0) to the diagonal (m, m). Three control points on the edge
    // make it begin with curvature 0; the second follows from curvature 1/r at the diagonal.
    let m = r * (1 - 0.5.squareRoot())
    let reach = min(1.5 * r, rect.width / 2, rect.height / 2)
    let arm = min(2 * m + 3 * 2.0.squareRoot() * m * m / r, reach)
    self.init()
    var isFirst = true
    // Each corner with the directions of its incoming and outgoing edges, both away from the corner.
    let corners: [(corner: Point, from: Vector, to: Vector)] = [
      (Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0)),
      (Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1)),
      (rect.origin, Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)),
    ]
    for (corner, from, to) in corners {
      let start = corner + from * reach
      if isFirst { move(to: start) } else { line(to: start) }
      isFirst = false
      cubic(corner + from * arm, corner + from * (2 * m), to: corner + from * m + to * m)
      cubic(corner + to * (2 * m), corner + to * arm, to: corner + to * reach)
    }
    close()
  }
}
