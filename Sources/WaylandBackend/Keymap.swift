import CWayland
import Glibc

/// Owns a keyboard's layout, and knows which modifiers are held.
struct Keymap: ~Copyable {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer

  /// The distance between the kernel's key codes, which the compositor sends, and XKB's.
  private static let codeOffset: UInt32 = 8

  /// Reads a layout from a file of the compositor's, which is closed; nil where it is none.
  init?(file: Int32, size: Int) {
    defer { close(file) }
    // Private, as compositors may seal the file against shared mappings.
    guard size > 0, let text = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), text != MAP_FAILED else {
      return nil
    }
    defer { munmap(text, size) }
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(rawValue: flags)) else { return nil }
    // A fault in a layout is not the program's to complain of.
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let characters = text.assumingMemoryBound(to: CChar.self)
    guard
      let keymap = xkb_keymap_new_from_buffer(
        context, characters, strnlen(characters, size), XKB_KEYMAP_FORMAT_TEXT_V1,
        XKB_KEYMAP_COMPILE_NO_FLAGS)
    else {
      xkb_context_unref(context)
      return nil
    }
    guard let state = xkb_state_new(keymap) else {
      xkb_keymap_unref(keymap)
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
    self.state = state
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// The name of what a key means with the modifiers that are held, such as `Escape`; nil for nothing.
  func name(of key: UInt32) -> String? {
    let symbol = xkb_state_key_get_one_sym(state, key + Self.codeOffset)
    guard symbol != 0 else { return nil }
    var text = [CChar](repeating: 0, count: 64)
    guard xkb_keysym_get_name(symbol, &text, text.count) > 0 else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// Whether a key that is held comes again and again.
  func repeats(_ key: UInt32) -> Bool {
    xkb_keymap_key_repeats(keymap, key + Self.codeOffset) != 0
  }

  /// Takes the modifiers and the layout of several that are in force.
  func setModifiers(pressed: UInt32, latched: UInt32, locked: UInt32, layout: UInt32) {
    xkb_state_update_mask(state, pressed, latched, locked, 0, 0, layout)
  }
}
