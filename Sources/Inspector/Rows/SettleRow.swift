import Drawing
import Geometry
import Interaction
import Motion

/// The way of a spring from one place to another, over time.
struct SettleRow: InspectorRow {
  var motion: SettleMotion

  private static let rowHeight = 118.0

  func height(in width: Double) -> Double { Self.rowHeight }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let spring: Spring
    let end: Double
    var velocity = 0.0
    switch motion {
    case .curve: return
    case .timedSpring(let ratio, let duration, let initial):
      spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: initial)
      end = duration
      velocity = initial
    case .spring(let response, let ratio):
      spring = Spring(response: response, dampingRatio: ratio)
      end = spring.settlingTime(from: 0, to: 1, velocity: 0, tolerance: 0.001)
    }
    let line = (0...120).map { step in
      let time = end * Double(step) / 120
      return Point(x: time, y: spring.state(at: time, from: 0, to: 1, velocity: velocity).value)
    }
    Plot(title: "Its way", unit: "of the distance", line: line, color: Look.accent, end: end)
      .draw(on: canvas, in: Rect(x: 0, y: 0, width: width, height: Self.rowHeight - 6))
  }
}
