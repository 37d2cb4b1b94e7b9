import CWayland
import CWaylandServer
import Glibc

extension TestCompositor {
  /// Keys, by the kernel's codes (linux/input-event-codes.h), each of its place on a keyboard for the US.
  public enum KeyCode: UInt32, Sendable {
    case escape = 1
    case one, two, three, four, five
    case tab = 15
    case y = 21
    case leftShift = 42
    case space = 57
    case f11 = 87
    case down = 108
  }

  /// Tells a client's new keyboard what its keys mean: two layouts, for the US and Germany.
  func introduce(_ keyboard: ServerObject) {
    keyboards.append(keyboard)
    guard let text = Self.keymap() else { return }
    let file = memfd_create("keymap", 1)
    defer { Glibc.close(file) }
    guard file >= 0, Glibc.write(file, text, text.count) == text.count else { return }
    keyboard.send("keymap", [wl_argument(u: 1), wl_argument(h: file), wl_argument(u: UInt32(text.count))])
    keyboard.send("repeat_info", [wl_argument(i: 50), wl_argument(i: 50)])
  }

  /// The keyboard comes to the window.
  public func keyboardEnter() {
    guard let surface else { return }
    var keys = wl_array()
    wl_array_init(&keys)
    withUnsafeMutablePointer(to: &keys) { keys in
      send(
        keyboards, "enter",
        [wl_argument(u: nextSerial()), wl_argument(o: surface.resource), wl_argument(a: keys)])
    }
    setModifiers(0)
  }

  /// A key goes down or up.
  public func key(_ code: KeyCode, isDown: Bool) {
    send(
      keyboards, "key",
      [
        wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(u: code.rawValue),
        wl_argument(u: isDown ? 1 : 0),
      ])
  }

  /// A key is pressed and let go, with Shift held or without.
  public func type(_ code: KeyCode, withShift: Bool = false) {
    if withShift {
      key(.leftShift, isDown: true)
      setModifiers(1)
    }
    for isDown in [true, false] { key(code, isDown: isDown) }
    if withShift {
      key(.leftShift, isDown: false)
      setModifiers(0)
    }
  }

  /// Tells which modifiers are held, in XKB's bits, and which of the layouts is in force.
  public func setModifiers(_ held: UInt32, layout: UInt32 = 0) {
    send(
      keyboards, "modifiers",
      [
        wl_argument(u: nextSerial()), wl_argument(u: held), wl_argument(u: 0), wl_argument(u: 0),
        wl_argument(u: layout),
      ])
  }

  /// The layouts as text with a zero at its end, as the protocol has them.
  private static func keymap() -> [CChar]? {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES) else { return nil }
    defer { xkb_context_unref(context) }
    return "us,de".withCString { layout in
      var names = xkb_rule_names()
      names.layout = layout
      guard let keymap = xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS) else {
        return nil
      }
      defer { xkb_keymap_unref(keymap) }
      guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
      defer { Glibc.free(text) }
      return Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
    }
  }
}
