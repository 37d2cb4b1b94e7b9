/// Where the program can draw.
enum Backend: String, CaseIterable {
  /// The first of the others that there is.
  case auto
  case wayland
  case x11
  case offscreen

  /// The displays that the environment names, the one to prefer first.
  static var named: [Backend] {
    var displays: [Backend] = []
    if environment("WAYLAND_DISPLAY") != nil || environment("WAYLAND_SOCKET") != nil {
      displays.append(.wayland)
    }
    if environment("DISPLAY") != nil { displays.append(.x11) }
    return displays
  }

  /// The backend of an option's value.
  init(option text: String?) throws {
    guard let backend = Backend(rawValue: text ?? "auto") else {
      throw Failure.usage("--backend \(text ?? ""), expected auto, wayland, x11 or offscreen")
    }
    self = backend
  }
}
