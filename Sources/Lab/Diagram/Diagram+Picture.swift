import Drawing
import Geometry

extension Diagram {
  /// Draws it at a number of pixels a point; throws where memory is short or the picture would be too large.
  package func picture(scale: Double) throws(BitmapError) -> Bitmap {
    let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
    let canvas = Canvas(on: bitmap)
    canvas.fill(with: background)
    for mark in marks { mark.draw(on: canvas) }
    return bitmap
  }
}

extension Diagram.Mark {
  fileprivate func draw(on canvas: Canvas) {
    switch self {
    case .fill(let path, let color): canvas.fill(path, with: color)
    case .stroke(let path, let color, let style): canvas.stroke(path, with: color, style: style)
    case .text(let text, let place, let style, let color, let anchor, let isTurned):
      let layout = TextLayout(text, style: style)
      let shift =
        switch anchor {
        case .start: 0.0
        case .middle: -layout.size.width / 2
        case .end: -layout.size.width
        }
      canvas.saved {
        canvas.translate(by: place - .zero)
        if isTurned { canvas.rotate(by: -.pi / 2) }
        canvas.draw(layout, at: Point(x: shift, y: 0), color: color)
      }
    case .clipped(let rect, let marks):
      canvas.saved {
        canvas.clip(to: rect)
        for mark in marks { mark.draw(on: canvas) }
      }
    }
  }
}
