/// What is written beside a picture.
public struct PictureWords: Hashable, Sendable {
  /// What the picture is called.
  public var title: String
  /// A few words.
  public var caption: String
  /// A sentence or two, or the same few words.
  public var text: String

  /// Names a picture and says something about it.
  public init(title: String, caption: String, text: String) {
    self.title = title
    self.caption = caption
    self.text = text
  }
}
