import CWayland
import Gestures
import Glibc
import Motion
import Windowing

/// A seat's keyboard.
@MainActor
final class SeatKeyboard: EventReceiver {
  private let proxy: Proxy
  private unowned let display: WaylandDisplay
  private var keymap: Keymap?
  private weak var focus: WaylandWindow?
  /// The time from press to the first repetition, and between repetitions; nil where the desktop wants none.
  private var pace: (delay: Span, interval: Span)?
  private var repeated: (key: UInt32, next: Instant)?
  private var alarm: Watch?

  init?(_ seat: OpaquePointer, display: WaylandDisplay) {
    let hasRelease = wl_proxy_get_version(seat) >= UInt32(WL_KEYBOARD_RELEASE_SINCE_VERSION)
    guard
      let proxy = Proxy(
        wl_seat_get_keyboard(seat), on: display.connection,
        destroy: hasRelease ? wl_keyboard_release : wl_keyboard_destroy)
    else { return nil }
    self.proxy = proxy
    self.display = display
    alarm = display.loop.timer { [weak self] in self?.repeatKey() }
    wl_keyboard_add_listener(self.proxy.pointer, Self.listener, address)
  }

  /// The keyboard is gone, and what it was pointed at has no keys any more.
  func leave() {
    stopRepeating()
    focus?.setFocus(false)
    focus = nil
  }

  private func enter(_ surface: OpaquePointer?) {
    leave()
    focus = display.window(showing: surface)
    focus?.setFocus(true)
  }

  private func handle(key: UInt32, isPressed: Bool) {
    if isPressed {
      if let pace, keymap?.repeats(key) == true {
        repeated = (key, display.loop.now + pace.delay)
        alarm?.fire(at: repeated?.next)
      }
    } else if repeated?.key == key {
      stopRepeating()
    }
    send(key, isPressed: isPressed)
  }

  private func send(_ key: UInt32, isPressed: Bool) {
    guard let name = keymap?.name(of: key) else { return }
    focus?.send(.key(Key(name, isPressed: isPressed)), now: display.loop.now)
  }

  private func repeatKey() {
    guard let (key, moment) = repeated, let pace else { return }
    // What has arrived meanwhile may be the key's release.
    display.connection.dispatchArrived()
    guard repeated?.key == key, repeated?.next == moment else { return }
    send(key, isPressed: true)
    // One that comes late is not made up for.
    repeated = (key, max(moment, display.loop.now) + pace.interval)
    alarm?.fire(at: repeated?.next)
  }

  private func stopRepeating() {
    repeated = nil
    alarm?.fire(at: nil)
  }

  private func setPace(rate: Int32, delay: Int32) {
    pace =
      rate > 0
      ? (delay: .milliseconds(Int64(max(0, delay))), interval: .seconds(1 / Double(rate))) : nil
    if pace == nil { stopRepeating() }
  }

  private static let listener: UnsafeMutablePointer<wl_keyboard_listener> = {
    var table = wl_keyboard_listener()
    table.keymap = { data, _, format, file, size in
      guard let keyboard = SeatKeyboard.from(data), format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue else {
        close(file)
        return
      }
      keyboard.stopRepeating()
      keyboard.keymap = Keymap(file: file, size: Int(size))
    }
    table.enter = { data, _, _, surface, _ in SeatKeyboard.from(data)?.enter(surface) }
    table.leave = { data, _, _, _ in SeatKeyboard.from(data)?.leave() }
    table.key = { data, _, _, _, key, state in
      SeatKeyboard.from(data)?.handle(key: key, isPressed: state == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue)
    }
    table.modifiers = { data, _, _, pressed, latched, locked, layout in
      SeatKeyboard.from(data)?.keymap?.setModifiers(
        pressed: pressed, latched: latched, locked: locked, layout: layout)
    }
    table.repeat_info = { data, _, rate, delay in SeatKeyboard.from(data)?.setPace(rate: rate, delay: delay) }
    return permanent(table)
  }()
}
