import Drawing

/// Fonts that text is set in alone, so that a picture with text is the same on every machine that has them.
///
/// ```swift
/// @Suite struct CardTests {
///   init() throws { try PinnedFonts.inter.activate() }
/// }
/// ```
public struct PinnedFonts: Hashable, Sendable {
  /// The folders that hold them.
  public var folders: [String]

  /// Names the folders that hold them; subfolders count, too.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// Inter, as Debian's package `fonts-inter` has it.
  public static let inter = PinnedFonts(folders: ["/usr/share/fonts/opentype/inter"])

  /// Sets all text that is laid out from now on in them, whatever the desktop's settings are.
  ///
  /// It holds for the thread that calls, where pages are laid out. Throws where a folder holds no font.
  @MainActor public func activate() throws(FileError) {
    try SystemFonts.use(only: folders)
  }
}
