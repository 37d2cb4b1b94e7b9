import CWayland
import Geometry
import Gestures
import Motion
import Windowing

/// A seat's mouse, touchpad, or whatever else moves its pointer.
@MainActor
final class SeatPointer: EventReceiver {
  private let proxy: Proxy
  private let seat: UInt32
  private unowned let display: WaylandDisplay
  private weak var focus: WaylandWindow?
  private var position = Point.zero
  private var axes = AxisFrame()
  private var scrolling = ScrollTracker()
  private var enterSerial: UInt32 = 0
  private let hasFrames: Bool
  private let hasFineNotches: Bool
  private var gestures: SeatGestures?

  init?(_ seat: OpaquePointer, id: UInt32, display: WaylandDisplay) {
    let version = wl_proxy_get_version(seat)
    let hasRelease = version >= UInt32(WL_POINTER_RELEASE_SINCE_VERSION)
    guard
      let proxy = Proxy(
        wl_seat_get_pointer(seat), on: display.connection,
        destroy: hasRelease ? wl_pointer_release : wl_pointer_destroy)
    else { return nil }
    self.proxy = proxy
    self.seat = id
    self.display = display
    hasFrames = version >= UInt32(WL_POINTER_FRAME_SINCE_VERSION)
    hasFineNotches = version >= UInt32(WL_POINTER_AXIS_VALUE120_SINCE_VERSION)
    wl_pointer_add_listener(self.proxy.pointer, Self.listener, address)
    gestures = SeatGestures(display.extensions.gestures, of: self.proxy.pointer, pointer: self)
  }

  /// The pointer is gone, or over something that is not ours.
  func leave() {
    guard let window = focus else { return }
    focus = nil
    axes = AxisFrame()
    let now = display.loop.now
    if let scroll = scrolling.leave(at: position, stamp: now) { window.send(.scroll(scroll), now: now) }
    let seat = seat
    window.point(now: now) { $0.leavePointer(seat: seat) }
  }

  /// Shows the cursor anew, as where the window under it has another scale.
  func showCursor() {
    guard let focus else { return }
    display.cursor?.show(on: proxy.pointer, serial: enterSerial, scale: focus.bufferScale)
  }

  /// Tells the window under the pointer of a gesture.
  func sendGesture(time: UInt32, _ event: (Point, SurfaceGeometry, Instant) -> InputEvent) {
    guard let window = focus else { return }
    window.send(event(position, window.geometry, display.instant(of: time)), now: display.loop.now)
  }

  private func enter(_ surface: OpaquePointer?, serial: UInt32, x: Double, y: Double) {
    leave()
    guard let window = display.window(showing: surface) else { return }
    focus = window
    enterSerial = serial
    showCursor()
    position = window.geometry.point(x: x, y: y)
    let (seat, position, now) = (seat, position, display.loop.now)
    window.point(now: now) { $0.movePointer(seat: seat, to: position, stamp: now) }
  }

  private func move(x: Double, y: Double, time: UInt32) {
    guard let window = focus else { return }
    position = window.geometry.point(x: x, y: y)
    let (seat, position, stamp) = (seat, position, display.instant(of: time))
    window.point(now: display.loop.now) { $0.movePointer(seat: seat, to: position, stamp: stamp) }
  }

  private func button(_ code: UInt32, isPressed: Bool, time: UInt32) {
    guard let window = focus else { return }
    let (contact, position) = (PointerTracker.Contact.button(code, seat: seat), position)
    let stamp = display.instant(of: time)
    window.point(now: display.loop.now) {
      isPressed ? $0.press(contact, at: position, stamp: stamp) : $0.release(contact, stamp: stamp)
    }
  }

  private func change(_ body: (inout AxisFrame) -> Void) {
    body(&axes)
    if !hasFrames { endFrame() }
  }

  private func endFrame() {
    let frame = axes
    axes = AxisFrame()
    guard !frame.isEmpty, let window = focus else { return }
    let delta = window.geometry.vector(dx: frame.units.dx, dy: frame.units.dy)
    let stamp = display.instant(of: frame.stamp)
    if let scroll = scrolling.step(frame, delta: delta, at: position, stamp: stamp) {
      window.send(.scroll(scroll), now: display.loop.now)
    }
  }

  private static func axis(_ number: UInt32) -> Axis {
    number == WL_POINTER_AXIS_HORIZONTAL_SCROLL.rawValue ? .horizontal : .vertical
  }

  private static let listener: UnsafeMutablePointer<wl_pointer_listener> = {
    var table = wl_pointer_listener()
    table.enter = { data, _, serial, surface, x, y in
      SeatPointer.from(data)?.enter(
        surface, serial: serial, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y))
    }
    table.leave = { data, _, _, _ in SeatPointer.from(data)?.leave() }
    table.motion = { data, _, time, x, y in
      SeatPointer.from(data)?.move(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time)
    }
    table.button = { data, _, _, time, button, state in
      SeatPointer.from(data)?.button(
        button, isPressed: state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue, time: time)
    }
    table.axis = { data, _, time, axis, value in
      SeatPointer.from(data)?.change {
        $0.units[SeatPointer.axis(axis)] += wl_fixed_to_double(value)
        $0.stamp = time
      }
    }
    table.frame = { data, _ in SeatPointer.from(data)?.endFrame() }
    table.axis_source = { data, _, source in
      SeatPointer.from(data)?.axes.source =
        switch wl_pointer_axis_source(rawValue: source) {
        case WL_POINTER_AXIS_SOURCE_FINGER: .finger
        case WL_POINTER_AXIS_SOURCE_CONTINUOUS: .continuous
        default: .wheel
        }
    }
    table.axis_stop = { data, _, time, _ in
      SeatPointer.from(data)?.change {
        $0.isStop = true
        $0.stamp = time
      }
    }
    table.axis_discrete = { data, _, axis, count in
      guard let pointer = SeatPointer.from(data), !pointer.hasFineNotches else { return }
      pointer.axes.add(notches: Double(count), along: SeatPointer.axis(axis))
    }
    // One notch is 120, and high-resolution wheels tell its parts.
    table.axis_value120 = { data, _, axis, value in
      SeatPointer.from(data)?.axes.add(notches: Double(value) / 120, along: SeatPointer.axis(axis))
    }
    return permanent(table)
  }()
}
