import TestSupport

/// A program to be measured: one whose window is a panel over a presenter, or one that ends by itself.
struct Subject {
  /// What it is called in the figures.
  var name: String
  var path: String
  var arguments: [String]

  /// Reads a name, a program's file and its arguments; nil where one of the first two is missing.
  init?(_ words: [String]) {
    guard words.count >= 2 else { return nil }
    name = words[0]
    path = words[1]
    arguments = Array(words[2...])
  }

  /// Starts it on a display, with what lets other toolkits draw on the processor.
  func start(on display: String) throws(SupportError) -> RunningProgram {
    try RunningProgram(
      path: path, arguments,
      environment: [
        "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "QT_QPA_PLATFORM": "xcb",
        "QT_QUICK_BACKEND": "software",
      ])
  }
}
