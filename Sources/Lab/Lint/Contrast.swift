import Drawing
import Motion

/// How well one colour stands out from another.
enum Contrast {
  /// The ratio of two opaque colours' luminances, 1 to 21 (WCAG 2.1, 1.4.3).
  static func ratio(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : Elementary.pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
