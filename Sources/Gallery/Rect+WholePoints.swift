import Geometry

extension Rect {
  /// The rectangle with every edge on the nearest whole point; neighbours stay neighbours.
  var wholePoints: Rect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
