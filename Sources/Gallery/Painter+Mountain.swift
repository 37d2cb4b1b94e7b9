import Drawing
import Geometry

extension Painter {
  /// The colours of a mountain.
  struct MountainColors {
    var lit: UInt32
    var shade: UInt32
    var snowLit: UInt32
    var snowShade: UInt32
    /// What hides the mountain's foot.
    var haze: Color
  }

  /// Paints a mountain's rock, its snow above a line, and the haze around its foot.
  func paint(_ mountain: Mountain, snow: Path, _ colors: MountainColors) {
    let area = mountain.ridge.area(downTo: mountain.base, detail: detail)
    canvas.saved {
      canvas.clip(to: area)
      canvas.fill(area, with: Color(hex: colors.lit))
      canvas.fill(mountain.hollows, with: Color(hex: colors.shade, alpha: 0.55))
      canvas.fill(mountain.shade, with: Color(hex: colors.shade))
      canvas.saved {
        canvas.clip(to: mountain.shade)
        canvas.fill(mountain.ribs, with: Color(hex: colors.lit, alpha: 0.5))
      }
      canvas.clip(to: snow)
      canvas.fill(area, with: Color(hex: colors.snowLit))
      canvas.fill(mountain.hollows, with: Color(hex: colors.snowShade, alpha: 0.6))
      canvas.fill(mountain.shade, with: Color(hex: colors.snowShade))
      canvas.clip(to: mountain.shade)
      canvas.fill(mountain.ribs, with: Color(hex: colors.snowLit, alpha: 0.35))
    }
    canvas.fill(
      area,
      with: .vertical(
        from: mountain.ridge.top, to: mountain.base,
        [
          .init(0, colors.haze.opacity(0)), .init(0.45, colors.haze.opacity(0.1)),
          .init(0.8, colors.haze.opacity(0.65)), .init(1, colors.haze),
        ]))
  }
}
