import Geometry

/// A rounded rectangle softened by a Gaussian, as rows of coverage, in pixels.
///
/// Along a row the softened edge is closed form; the corners' heights are cut into slices with an inset each.
struct SoftShadow {
  /// The shape it is cast by, and which it spares.
  let shape: RoundedShape
  /// The shape moved to where the shadow lies.
  private let moved: RoundedShape
  private let deviation: Double
  private let slices: Int

  /// Makes the shadow of a shape; lengths are in pixels.
  init(of shape: RoundedShape, offset: Vector, deviation: Double) {
    self.shape = shape
    let rect = Rect(
      x: shape.minX + offset.dx, y: shape.minY + offset.dy, width: shape.maxX - shape.minX,
      height: shape.maxY - shape.minY)
    moved = RoundedShape(rect, radiusX: shape.radii.x, radiusY: shape.radii.y)
    // Below half a pixel nothing is softened that pixels do not soften anyway.
    self.deviation = max(0.5, deviation)
    // Slices of a quarter of the deviation leave errors far below a step of 255.
    let wanted = (4 * shape.radii.y / self.deviation).rounded(.up)
    slices = shape.radii.y > 0 ? Int(max(1, min(16, wanted))) : 0
  }

  /// The area that may be darkened.
  var bounds: Rect {
    let reach = GaussianEdge.reach * deviation
    return Rect(
      x: moved.minX - reach, y: moved.minY - reach, width: moved.maxX - moved.minX + 2 * reach,
      height: moved.maxY - moved.minY + 2 * reach)
  }

  /// Writes the coverage of some pixels of a row, in 0...255.
  func coverage(of pixels: Range<Int>, row: Int, edge: GaussianEdge, into bytes: UnsafeMutablePointer<UInt8>)
  {
    let scale = Float(1 / deviation)
    let y = Double(row) + 0.5
    withUnsafeTemporaryAllocation(of: (inset: Float, weight: Float).self, capacity: slices + 1) { parts in
      var count = 0
      func add(from top: Double, to bottom: Double, inset: Double) {
        let weight = edge(Float(y - top) * scale) - edge(Float(y - bottom) * scale)
        guard weight > 0 else { return }
        if count > 0, parts[count - 1].inset == Float(inset) {
          parts[count - 1].weight += weight
        } else {
          parts[count] = (Float(inset), weight)
          count += 1
        }
      }
      let radius = moved.radii.y
      add(from: moved.minY + radius, to: moved.maxY - radius, inset: 0)
      for slice in 0..<slices {
        let top = radius * Double(slice) / Double(slices)
        let bottom = radius * Double(slice + 1) / Double(slices)
        let inset = moved.inset(at: moved.minY + (top + bottom) / 2)
        add(from: moved.minY + top, to: moved.minY + bottom, inset: inset)
        add(from: moved.maxY - bottom, to: moved.maxY - top, inset: inset)
      }
      write(UnsafeMutableBufferPointer(rebasing: parts[..<count]), of: pixels, edge: edge, into: bytes)
    }
  }

  private func write(
    _ parts: UnsafeMutableBufferPointer<(inset: Float, weight: Float)>, of pixels: Range<Int>,
    edge: GaussianEdge, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let scale = Float(1 / deviation)
    let left = Float(moved.minX)
    let right = Float(moved.maxX)
    // Between the reaches of both edges the row is even.
    let reach = GaussianEdge.reach * deviation + moved.radii.x
    let evenBegin = Int((moved.minX + reach).rounded(.up))
    let even = evenBegin..<max(evenBegin, Int((moved.maxX - reach).rounded(.down)))
    var total: Float = 0
    for part in parts { total += part.weight }
    let level = UInt8(min(1, total) * 255 + 0.5)
    let middle = even.clamped(to: pixels)
    if !middle.isEmpty {
      (bytes + (middle.lowerBound - pixels.lowerBound)).update(repeating: level, count: middle.count)
    }
    let sides =
      middle.isEmpty
      ? (pixels, pixels.upperBound..<pixels.upperBound)
      : (pixels.lowerBound..<middle.lowerBound, middle.upperBound..<pixels.upperBound)
    for side in [sides.0, sides.1] {
      for pixel in side {
        let x = Float(pixel) + 0.5
        var sum: Float = 0
        for part in parts {
          sum +=
            part.weight * (edge((x - left - part.inset) * scale) - edge((x - right + part.inset) * scale))
        }
        bytes[pixel - pixels.lowerBound] = UInt8(max(0, min(1, sum)) * 255 + 0.5)
      }
    }
  }
}
