import CWayland

/// A person's devices, which may come and go.
@MainActor
final class Seat: EventReceiver {
  /// The compositor's number of it.
  let id: UInt32
  private let proxy: Proxy
  private unowned let display: WaylandDisplay
  private(set) var pointer: SeatPointer?
  private(set) var keyboard: SeatKeyboard?
  private(set) var touch: SeatTouch?

  /// The newest version whose events are known here.
  static let newestVersion: UInt32 = 8

  init?(_ global: Global, display: WaylandDisplay) {
    let version = min(global.version, Self.newestVersion)
    let pointer = OpaquePointer(wl_registry_bind(global.registry, global.id, seat_interface(), version))
    let hasRelease = version >= UInt32(WL_SEAT_RELEASE_SINCE_VERSION)
    guard
      let proxy = Proxy(
        pointer, on: display.connection, destroy: hasRelease ? wl_seat_release : wl_seat_destroy)
    else { return nil }
    id = global.id
    self.proxy = proxy
    self.display = display
    wl_seat_add_listener(self.proxy.pointer, Self.listener, address)
  }

  /// Lets go of everything that the seat holds.
  func leave() {
    setCapabilities(0)
  }

  private func setCapabilities(_ bits: UInt32) {
    func has(_ capability: wl_seat_capability) -> Bool { bits & capability.rawValue != 0 }
    if has(WL_SEAT_CAPABILITY_POINTER) != (pointer != nil) {
      pointer?.leave()
      pointer = pointer == nil ? SeatPointer(proxy.pointer, id: id, display: display) : nil
    }
    if has(WL_SEAT_CAPABILITY_KEYBOARD) != (keyboard != nil) {
      keyboard?.leave()
      keyboard = keyboard == nil ? SeatKeyboard(proxy.pointer, display: display) : nil
    }
    if has(WL_SEAT_CAPABILITY_TOUCH) != (touch != nil) {
      touch?.cancel()
      touch = touch == nil ? SeatTouch(proxy.pointer, id: id, display: display) : nil
    }
  }

  private static let listener: UnsafeMutablePointer<wl_seat_listener> = {
    var table = wl_seat_listener()
    table.capabilities = { data, _, bits in Seat.from(data)?.setCapabilities(bits) }
    table.name = { _, _, _ in }
    return permanent(table)
  }()
}
