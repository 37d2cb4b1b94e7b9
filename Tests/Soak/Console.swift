import Glibc

/// Lines for who watches, as they come.
enum Console {
  static func tell(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
