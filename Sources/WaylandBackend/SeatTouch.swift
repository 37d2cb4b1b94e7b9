import CWayland
import Geometry
import Motion

/// A seat's touch screen.
@MainActor
final class SeatTouch: EventReceiver {
  private let proxy: Proxy
  private let seat: UInt32
  private unowned let display: WaylandDisplay
  /// The windows on which fingers went down.
  private var windows: [Int32: WeakWindow] = [:]

  init?(_ seat: OpaquePointer, id: UInt32, display: WaylandDisplay) {
    let hasRelease = wl_proxy_get_version(seat) >= UInt32(WL_TOUCH_RELEASE_SINCE_VERSION)
    guard
      let proxy = Proxy(
        wl_seat_get_touch(seat), on: display.connection,
        destroy: hasRelease ? wl_touch_release : wl_touch_destroy)
    else { return nil }
    self.proxy = proxy
    self.seat = id
    self.display = display
    wl_touch_add_listener(self.proxy.pointer, Self.listener, address)
  }

  /// The fingers belong to somebody else from here on.
  func cancel() {
    let seat = seat
    for window in display.liveWindows { window.point(now: display.loop.now) { $0.cancelTouches(seat: seat) } }
    windows = [:]
  }

  private func down(_ touch: Int32, on surface: OpaquePointer?, x: Double, y: Double, time: UInt32) {
    guard let window = display.window(showing: surface) else { return }
    windows[touch] = WeakWindow(window: window)
    let (seat, position) = (seat, window.geometry.point(x: x, y: y))
    let stamp = display.instant(of: time)
    window.point(now: display.loop.now) { $0.press(.touch(touch, seat: seat), at: position, stamp: stamp) }
  }

  private func move(_ touch: Int32, x: Double, y: Double, time: UInt32) {
    guard let window = windows[touch]?.window else { return }
    let (seat, position) = (seat, window.geometry.point(x: x, y: y))
    let stamp = display.instant(of: time)
    window.point(now: display.loop.now) { $0.move(touch: touch, seat: seat, to: position, stamp: stamp) }
  }

  private func up(_ touch: Int32, time: UInt32) {
    let seat = seat
    let stamp = display.instant(of: time)
    windows.removeValue(forKey: touch)?.window?.point(now: display.loop.now) {
      $0.release(.touch(touch, seat: seat), stamp: stamp)
    }
  }

  private static let listener: UnsafeMutablePointer<wl_touch_listener> = {
    var table = wl_touch_listener()
    table.down = { data, _, _, time, surface, id, x, y in
      SeatTouch.from(data)?.down(
        id, on: surface, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time)
    }
    table.up = { data, _, _, time, id in SeatTouch.from(data)?.up(id, time: time) }
    table.motion = { data, _, time, id, x, y in
      SeatTouch.from(data)?.move(id, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time)
    }
    // All that has arrived is applied before the next picture is drawn: a frame's end adds nothing.
    table.frame = { _, _ in }
    table.cancel = { data, _ in SeatTouch.from(data)?.cancel() }
    table.shape = { _, _, _, _, _ in }
    table.orientation = { _, _, _, _ in }
    return permanent(table)
  }()
}
