import Drawing
import Geometry

/// A node brought from points to pixels, so that every renderer draws it from the same numbers.
package struct Placement {
  /// What is seen inside the shape.
  package enum Content {
    /// One colour all over, its alpha left out.
    case color(Color)
    /// The pixel at (x, y) is the bitmap's at (x - left, y - top).
    case pixels(Bitmap, left: Int, top: Int)
    /// A part of a bitmap, in its own pixels, stretched over a rectangle that is all but the shape's own.
    case stretched(Bitmap, part: Rect, over: Rect)
  }

  /// A soft shadow, in pixels.
  package struct Soft {
    /// How far it lies off the shape.
    package var offset: Vector
    /// The standard deviation of the Gaussian that softens it.
    package var deviation: Double
    /// Its colour, the alpha left out.
    package var color: Color
    /// How much of what is behind it covers, in 0...256.
    package var part: Int
  }

  /// What it shows.
  package var content: Content
  /// Where its shape lies, in pixels and their fractions.
  package var rect: Rect
  /// The half axes of its corners as the node has them, in pixels.
  package var corners: CornerRadii
  /// How much of what is behind it covers, in 0...256.
  package var part: Int
  /// What it casts.
  package var shadow: Soft?

  /// An opacity in 0...1 as a part in 0...256, so that a part of an opaque pixel needs no division.
  package static func part(_ opacity: Double) -> Int {
    opacity.isNaN ? 0 : Int((max(0, min(1, opacity)) * 256).rounded())
  }
}
