import Geometry

extension Rect {
  /// The rectangle with every edge on the nearest whole point; neighbours stay neighbours.
  var wholePoints: Rect {
    let (left, top) = (Self.whole(minX), Self.whole(minY))
    return Rect(x: left, y: top, width: Self.whole(maxX) - left, height: Self.whole(maxY) - top)
  }

  /// The nearest whole number, of two values that differ by a sum's last bits the same.
  private static func whole(_ value: Double) -> Double { ((value * 4096).rounded() / 4096).rounded() }
}
