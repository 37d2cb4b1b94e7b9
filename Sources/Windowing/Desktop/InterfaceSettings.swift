/// A desktop's settings as D-Bus and GSettings carry them, of those that matter here.
struct InterfaceSettings: Hashable {
  /// Namespaces of the settings portal; the second is also a schema of GSettings.
  enum Group: String, CaseIterable {
    case appearance = "org.freedesktop.appearance"
    case gnome = "org.gnome.desktop.interface"

    /// The names of the settings that are read.
    var keys: [String] {
      switch self {
      case .appearance: ["color-scheme", "reduced-motion"]
      case .gnome: ["color-scheme", "enable-animations"]
      }
    }
  }

  /// 1 for dark, 2 for light, anything else for no preference.
  private var colorScheme: UInt32?
  /// 1 for reduced, anything else for no preference.
  private var reducedMotion: UInt32?
  private var gnomeColorScheme: String?
  private var enablesAnimations: Bool?

  /// Takes a setting; one of another type than it should have counts as not said.
  mutating func set(_ key: String, of group: Group, to value: borrowing Variant) {
    switch (group, key) {
    case (.appearance, "color-scheme"): colorScheme = value.number
    case (.appearance, "reduced-motion"): reducedMotion = value.number
    case (.gnome, "color-scheme"): gnomeColorScheme = value.text
    case (.gnome, "enable-animations"): enablesAnimations = value.flag
    default: break
    }
  }

  /// What they come to: the desktop-wide settings first, GNOME's where those say nothing.
  var preferences: DesktopPreferences {
    let scheme: DesktopPreferences.ColorScheme? =
      switch (colorScheme, gnomeColorScheme) {
      case (1, _): .dark
      case (2, _): .light
      case (nil, "prefer-dark"): .dark
      case (nil, "prefer-light"): .light
      default: nil
      }
    let isReduced = reducedMotion.map { $0 == 1 }
    // who has turned animations off has not asked for them by saying nothing elsewhere
    let reduces = isReduced == true ? true : enablesAnimations.map { !$0 } ?? isReduced
    return DesktopPreferences(colorScheme: scheme, reducesMotion: reduces)
  }
}
