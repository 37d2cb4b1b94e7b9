import Drawing
import Geometry

/// A phone around a picture of its screen.
package enum PhoneFrame {
  /// Every measure, in points; on small screens all of them shrink.
  private enum Look {
    static let bezel = 14.0
    static let screenRadius = 44.0
    static let margin = 6.0
    static let buttonWidth = 3.0
    static let body = Color(hex: 0x17171A)
    static let rim = Color(hex: 0x4A4A50)
  }

  /// What is added around a screen, in points.
  package static let thickness = Look.bezel + Look.margin

  /// Draws the phone around a screen; clear around the phone.
  package static func around(_ screen: Bitmap) throws(BitmapError) -> Bitmap {
    let thickness = thickness
    let size = Size(width: screen.size.width + 2 * thickness, height: screen.size.height + 2 * thickness)
    let picture = try Bitmap(size: size, scale: screen.scale)
    let canvas = Canvas(on: picture)
    let glass = Rect(origin: Point(x: thickness, y: thickness), size: screen.size)
    let radius = min(Look.screenRadius, screen.size.width / 6, screen.size.height / 6)
    let body = glass.inset(by: EdgeInsets(all: -Look.bezel))
    drawButtons(on: canvas, beside: body)
    canvas.fill(Path(continuous: body, radius: radius + Look.bezel), with: Look.body)
    canvas.stroke(
      Path(continuous: body.inset(by: EdgeInsets(all: 1)), radius: radius + Look.bezel - 1), with: Look.rim,
      width: 2)
    canvas.saved {
      canvas.clip(to: Path(continuous: glass, radius: radius))
      canvas.draw(screen, in: glass)
    }
    return picture
  }

  private static func drawButtons(on canvas: Canvas, beside body: Rect) {
    func button(_ x: Double, from start: Double, to end: Double) {
      let rect = Rect(
        x: x, y: body.minY + body.height * start, width: Look.buttonWidth * 2,
        height: body.height * (end - start))
      canvas.fill(Path(rounded: rect, radius: Look.buttonWidth), with: Look.rim)
    }
    button(body.minX - Look.buttonWidth, from: 0.2, to: 0.26)
    button(body.minX - Look.buttonWidth, from: 0.28, to: 0.34)
    button(body.maxX - Look.buttonWidth, from: 0.25, to: 0.34)
  }
}
