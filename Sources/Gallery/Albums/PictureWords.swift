/// What is written beside a picture.
package struct PictureWords: Hashable, Sendable {
  /// What the picture is called.
  package var title: String
  /// A few words.
  package var caption: String
  /// A sentence or two, or the same few words.
  package var text: String

  /// Names a picture and says something about it.
  package init(title: String, caption: String, text: String) {
    self.title = title
    self.caption = caption
    self.text = text
  }
}
