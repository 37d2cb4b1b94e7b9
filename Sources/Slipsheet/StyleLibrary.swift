import Interaction

/// The styles that come with the program, by name.
public enum StyleLibrary {
  /// Each style's name with its file, in the order in which they are shown.
  private static let files: KeyValuePairs = [
    "sheet": PackageResources.sheet_json5,
    "photo": PackageResources.photo_json5,
    "fade": PackageResources.fade_json5,
    "card": PackageResources.card_json5,
    "zoom": PackageResources.zoom_json5,
  ]

  /// The names, in the order in which they are shown.
  public static let names = files.map(\.key)

  /// The style with a name, or nil where none is built in.
  ///
  /// Throws where the file in the program is broken, which a test rules out.
  public static func style(named name: String) throws(StyleError) -> Style? {
    guard let source = source(named: name) else { return nil }
    return try StyleFile.parse(source, path: "\(name).json5")
  }

  /// The text of a style's file, to start one's own from.
  public static func source(named name: String) -> [UInt8]? {
    files.first { $0.key == name }?.value
  }

  /// The style that a word names: a built-in one, or the file at that path.
  ///
  /// Throws where the file cannot be read or is no style, and where the word is neither.
  public static func style(_ nameOrPath: String) throws(StyleError) -> Style {
    try document(nameOrPath).style
  }

  /// The style that a word names, with its text: a built-in one, or the file at that path.
  ///
  /// Throws where the file cannot be read or is no style, and where the word is neither.
  public static func document(_ nameOrPath: String) throws(StyleError) -> StyleDocument {
    if let source = source(named: nameOrPath) { return try StyleDocument(source, path: nameOrPath) }
    guard nameOrPath.contains("/") || nameOrPath.contains(".") else {
      throw StyleError(
        path: nameOrPath, place: nil,
        reason:
          "no such style; the built-in ones are \(names.joined(separator: ", ")), a file needs its ending")
    }
    return try StyleDocument(contentsOf: nameOrPath)
  }
}
