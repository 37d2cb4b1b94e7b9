import CWayland
import Geometry
import Gestures
import Motion

/// A touchpad's gestures of several fingers.
@MainActor
final class SeatGestures {
  private unowned let pointer: SeatPointer
  private var swipe: ExtensionObject?
  private var pinch: ExtensionObject?
  private var center = Point.zero

  init?(_ gestures: ExtensionObject?, of proxy: OpaquePointer, pointer: SeatPointer) {
    guard let gestures else { return nil }
    self.pointer = pointer
    swipe = gestures.make(Protocols.swipe, request: 0, of: proxy) { [weak self] event, arguments in
      self?.swiped(event, arguments)
    }
    pinch = gestures.make(Protocols.pinch, request: 1, of: proxy) { [weak self] event, arguments in
      self?.pinched(event, arguments)
    }
  }

  /// Three fingers and more push what is under them as two do.
  private func swiped(_ event: UInt32, _ arguments: ExtensionObject.Arguments) {
    let isUpdate = event == 1
    pointer.sendGesture(time: arguments[isUpdate ? 0 : 1].u) { position, geometry, stamp in
      let way =
        isUpdate
        ? geometry.vector(dx: wl_fixed_to_double(arguments[1].f), dy: wl_fixed_to_double(arguments[2].f))
        : .zero
      return .scroll(
        Scroll(position: position, delta: way, device: .touchpad, phase: Self.phase(event), stamp: stamp))
    }
  }

  private func pinched(_ event: UInt32, _ arguments: ExtensionObject.Arguments) {
    let isUpdate = event == 1
    pointer.sendGesture(time: arguments[isUpdate ? 0 : 1].u) { position, geometry, _ in
      if event == 0 {
        center = position
        scale = 1
      }
      if isUpdate {
        let way = geometry.vector(
          dx: wl_fixed_to_double(arguments[1].f), dy: wl_fixed_to_double(arguments[2].f))
        center = center + way
        scale = wl_fixed_to_double(arguments[3].f)
      }
      return .pinch(Pinch(position: center, scale: scale, phase: Self.phase(event)))
    }
  }

  /// The scale as it was told last; the end tells none.
  private var scale = 1.0

  private static func phase(_ event: UInt32) -> GesturePhase {
    switch event {
    case 0: .begin
    case 1: .update
    default: .end
    }
  }
}
