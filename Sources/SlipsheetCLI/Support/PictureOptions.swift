import Drawing
import Gallery
import Glibc
import Slipsheet
import Windowing

/// What `run` is given beside its options: a style, and pictures of the user's own.
@MainActor
struct PictureOptions {
  /// The style's name or file; nil where none was given.
  var style: String?
  /// The files of the pictures; nil where none were named.
  var paths: [String]?

  /// Tells the style, which comes first, from the pictures behind it.
  init(_ words: [String]) throws {
    var words = words[...]
    if let first = words.first, !Self.isPicture(first) {
      style = first
      words = words.dropFirst()
    }
    guard !words.isEmpty else { return }
    if let second = words.first(where: { StyleLibrary.names.contains($0) && access($0, F_OK) != 0 }) {
      throw Failure.usage("expected one style, got \"\(second)\" too")
    }
    do {
      paths = try PictureFolder.pictures(in: Array(words))
    } catch {
      throw Failure.failed("\(error), expected picture files or a folder of them")
    }
  }

  /// The pictures to show: those that were named, or the program's own.
  ///
  /// Decoded on threads where there is a loop, else where they are drawn. A file that can't be shown is told of.
  func album(on loop: MainLoop? = nil) -> any Album {
    guard let paths else { return DrawnAlbum() }
    let collector = Collector()
    var wake: (@Sendable () -> Void)?
    if let loop {
      let waker = loop.waker { collector.library?.collect() }
      wake = { waker.wake() }
    }
    let processors = min(4, WorkerThread.processors)
    let library = PictureLibrary(paths, threads: processors, wake: wake)
    collector.library = library
    library.onFault = { fault in
      Output.warn(
        "\(Program.name): cannot show, \(Program.line(of: fault.path)), \(Program.line(of: fault.reason))")
    }
    return library
  }

  /// What the loop's handler knows of the library, which is made after it.
  private final class Collector {
    weak var library: PictureLibrary?
  }

  /// Whether a word names a picture or a folder rather than a style.
  private static func isPicture(_ word: String) -> Bool {
    var status = stat()
    guard !StyleLibrary.names.contains(word), stat(word, &status) == 0 else { return false }
    if status.st_mode & S_IFMT == S_IFDIR { return true }
    guard let dot = word.lastIndex(of: ".") else { return false }
    return PictureFile.nameEndings.contains(word[word.index(after: dot)...].lowercased())
  }
}
