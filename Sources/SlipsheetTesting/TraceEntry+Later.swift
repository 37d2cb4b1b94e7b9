import Gestures
import Interaction
import Motion

extension Trace.Entry {
  /// The same event a span later, by the device's clock as well.
  func later(by span: Span) -> Trace.Entry {
    guard case .input(let input) = event else { return Trace.Entry(at: time + span, event) }
    return Trace.Entry(at: time + span, .input(input.stampedLater(by: span)))
  }
}

extension InputEvent {
  fileprivate func stampedLater(by span: Span) -> InputEvent {
    func later(_ move: PointerMove) -> PointerMove {
      var move = move
      move.stamp = move.stamp.map { $0 + span }
      return move
    }
    switch self {
    case .down(var down):
      down.stamp = down.stamp.map { $0 + span }
      return .down(down)
    case .move(let move): return .move(later(move))
    case .up(let up): return .up(later(up))
    case .scroll(var scroll):
      scroll.stamp = scroll.stamp.map { $0 + span }
      return .scroll(scroll)
    case .cancel, .pinch, .key, .resize, .focus, .close: return self
    }
  }
}
