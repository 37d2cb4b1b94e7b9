import Windowing

/// What an XSETTINGS manager tells every program on a screen.
struct XSettings: Hashable {
  /// A setting's value; colours are none of this program's business.
  enum Value: Hashable {
    case number(Int)
    case text(String)
  }

  private(set) var values: [String: Value] = [:]

  /// Nothing is said.
  init() {}

  /// Reads the property _XSETTINGS_SETTINGS; nil where it is not whole.
  init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    var reader = Reader(bytes: bytes, isBigEndian: order == 1, place: 8)
    guard let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.number(1), reader.skip(1), let length = reader.number(2),
        let name = reader.text(length), reader.skip(4)
      else { return nil }
      switch kind {
      case 0:
        guard let number = reader.number(4) else { return nil }
        values[name] = .number(Int(Int32(truncatingIfNeeded: number)))
      case 1:
        guard let length = reader.number(4), let text = reader.text(length) else { return nil }
        values[name] = .text(text)
      case 2: guard reader.skip(8) else { return nil }
      default: return nil
      }
    }
  }

  /// Pixels a point: dots an inch over 96, or the factor of windows where those are not said.
  var scale: Double? {
    var scale: Double?
    if case .number(let factor)? = values["Gdk/WindowScalingFactor"], factor > 0 { scale = Double(factor) }
    // in 1024ths of a dot; -1 for none
    if case .number(let dots)? = values["Xft/DPI"], dots > 0 { scale = Double(dots) / 1024 / 96 }
    return scale.map { min(max($0, WindowLimits.scale.lowerBound), WindowLimits.scale.upperBound) }
  }

  /// What they tell of the user's preferences: a theme is known as dark by its name.
  var preferences: DesktopPreferences {
    var preferences = DesktopPreferences()
    if case .text(let theme)? = values["Net/ThemeName"], theme.lowercased().hasSuffix("-dark") {
      preferences.colorScheme = .dark
    }
    if case .number(let enables)? = values["Gtk/EnableAnimations"] {
      preferences.reducesMotion = enables == 0
    }
    return preferences
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var place: Int

    mutating func number(_ size: Int) -> Int? {
      guard place + size <= bytes.count else { return nil }
      let part = bytes[place..<place + size]
      place += size
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Texts are filled up to four bytes.
    mutating func text(_ length: Int) -> String? {
      guard place + length <= bytes.count else { return nil }
      let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
      return skip((length + 3) & ~3) ? text : nil
    }

    mutating func skip(_ count: Int) -> Bool {
      guard place + count <= bytes.count else { return false }
      place += count
      return true
    }
  }
}
