import Drawing
import Geometry

/// The program's icon: a round sheet that slides down over a darker ground.
package enum AppIcon {
  /// Draws the icon in a square with its corner at the origin; the side is in points.
  ///
  /// Below 32 points what would blur is left out.
  package static func draw(on canvas: Canvas, size: Double) {
    let unit = size / 256
    canvas.saved {
      canvas.scale(x: unit, y: unit)
      let isSmall = size * canvas.scale < 40
      // Small icons fill their square; larger ones leave the air that icons of other programs leave.
      let inset = isSmall ? 0.0 : 20.0
      let tile = Rect(x: inset, y: inset, width: 256 - 2 * inset, height: 256 - 2 * inset)
      canvas.saved {
        canvas.clip(to: Path(continuous: tile, radius: tile.width * 0.235))
        paint(in: tile, on: canvas, isSmall: isSmall)
      }
    }
  }

  /// The icon as a picture with so many pixels along each side.
  package static func picture(side: Int) throws(BitmapError) -> Bitmap {
    let icon = try Bitmap(width: side, height: side)
    draw(on: Canvas(on: icon), size: Double(side))
    return icon
  }

  private static func paint(in tile: Rect, on canvas: Canvas, isSmall: Bool) {
    canvas.fill(
      tile,
      with: .vertical(
        from: tile.minY, to: tile.maxY, [.init(0, Color(hex: 0x33539B)), .init(1, Color(hex: 0x16264F))]))
    // In sixteenths, so that the smallest icon's edges fall between its pixels.
    let width = tile.width * (isSmall ? 10.0 / 16 : 0.66)
    let sheet = Rect(
      x: tile.center.x - width / 2, y: tile.minY + tile.height * (isSmall ? 6.0 / 16 : 0.36), width: width,
      height: tile.height)
    let radius = tile.width * 0.115
    if !isSmall {
      // Where the sheet came from, fainter the longer ago.
      for (step, alpha) in [(0.2, 0.14), (0.1, 0.26)] {
        let trace = sheet.offset(by: Vector(dx: 0, dy: -tile.height * step))
        canvas.fill(Path(continuous: trace, radius: radius), with: Color(hex: 0xA9C3FF, alpha: alpha))
      }
      canvas.drawSoftShadow(
        of: sheet, radius: radius, reach: 22, color: Color(hex: 0x050A18, alpha: 0.5))
    }
    canvas.fill(
      Path(continuous: sheet, radius: radius),
      with: .vertical(from: sheet.minY, to: tile.maxY, [.init(0, .white), .init(1, Color(hex: 0xAFC6FF))]))
    let grabber = Rect(
      center: Point(x: sheet.center.x, y: sheet.minY + tile.height * (isSmall ? 2.5 / 16 : 0.085)),
      size: Size(width: sheet.width * 0.4, height: tile.height * (isSmall ? 1.0 / 16 : 0.036)))
    canvas.fill(Path(rounded: grabber, radius: grabber.height / 2), with: Color(hex: 0x2E6AFE))
  }
}
