import Geometry
import Gestures
import Interaction
import Motion

/// The gesture that shows a style off: taken by the hand, dragged down by more than a quarter, and let go in motion.
public enum BuiltInGesture {
  /// Makes the gesture for a window.
  public static func trace(for surroundings: Surroundings) -> Trace {
    let window = surroundings.window
    let start = Point(x: (window.width / 2).rounded(), y: (window.height * 0.3).rounded())
    let way = max(150, (window.height * 0.28).rounded())
    let steps = 40
    var entries = [Trace.Entry(at: .zero, .input(.down(PointerDown(id: 1, position: start))))]
    for step in 1...steps {
      // the hand sets out gently and lets go while it moves: some rules ask for a speed
      let share = Easing.easeIn.value(at: Double(step) / Double(steps))
      entries.append(
        Trace.Entry(
          at: Instant.zero + .milliseconds(Int64(step) * 10),
          .input(.move(PointerMove(id: 1, position: start + Vector(dx: 0, dy: way * share))))))
    }
    entries.append(
      Trace.Entry(
        at: Instant.zero + .milliseconds(Int64(steps) * 10),
        .input(.up(PointerMove(id: 1, position: start + Vector(dx: 0, dy: way))))))
    return Trace(style: .named("sheet"), surroundings: surroundings, entries: entries)
  }
}
