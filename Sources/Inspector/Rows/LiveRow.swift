import Drawing
import Geometry
import Interaction

/// What is shown of the panel now, in numbers.
struct LiveRow: InspectorRow {
  private let cells: [[String]]

  /// Takes what is shown, rounded as it is read.
  init(_ sample: Sample) {
    func text(_ number: Double, _ digits: Int = 1) -> String { numberText(number, places: digits) }
    let frame = sample.frame
    cells = [
      ["Phase", sample.phase.rawValue, "Scale", text(sample.scale, 3)],
      ["Moved x", "\(text(sample.translation.dx)) pt", "Opacity", text(sample.opacity, 3)],
      ["Moved y", "\(text(sample.translation.dy)) pt", "Backdrop", text(sample.backdrop, 3)],
      ["Speed x", "\(text(sample.velocity.dx, 0)) pt/s", "Corners", "\(text(sample.cornerRadius)) pt"],
      ["Speed y", "\(text(sample.velocity.dy, 0)) pt/s", "Behind", text(sample.presenterScale, 3)],
      ["Width", "\(text(frame.width)) pt", "Height", "\(text(frame.height)) pt"],
    ]
  }

  private static let lineHeight = 22.0

  func height(in width: Double) -> Double { Double(cells.count) * Self.lineHeight + 4 }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let half = (width - 24) / 2
    for (index, row) in cells.enumerated() {
      for column in [0, 1] {
        let line = Rect(
          x: Double(column) * (half + 24), y: Double(index) * Self.lineHeight + 2, width: half, height: 18)
        canvas.write(row[2 * column], in: line, style: Look.label, color: Look.secondary)
        canvas.write(row[2 * column + 1], in: line, style: Look.value)
      }
    }
  }
}
