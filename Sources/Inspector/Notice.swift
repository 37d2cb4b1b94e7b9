import Slipsheet

/// A word to who sits before the window.
struct Notice: Hashable {
  var title: String
  var text = ""
  /// Whether something is to be mended.
  var isWarning = false

  /// What is wrong with a style file, and that nothing is lost.
  init(_ error: StyleError) {
    let file = error.path.split(separator: "/").last.map(String.init) ?? error.path
    title = error.line.map { "\(file), line \($0)" } ?? file
    text = (error.place.map { "\($0): " } ?? "") + error.reason + "\nThe last good style stays meanwhile."
    isWarning = true
  }

  /// Something that has been done.
  init(_ title: String) {
    self.title = title
  }
}
