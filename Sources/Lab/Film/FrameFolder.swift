import Drawing
import Glibc

/// Writes frames as numbered PNG files into a folder, each of them whole or not there.
package final class FrameFolder {
  private let path: String
  private let digits: Int
  private let queue: WorkQueue
  private let failures = Results<FileError>()

  /// Makes the folder where it is missing; throws where the system refuses.
  ///
  /// - Parameters:
  ///   - count: How many frames there are in all, by which the numbers' width is chosen.
  ///   - jobs: How many threads encode; their number changes no byte.
  package init(_ path: String, count: Int, jobs: Int) throws(FileError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, reason: String(cString: strerror(errno)))
    }
    self.path = path.hasSuffix("/") ? path : path + "/"
    digits = max(3, String(max(0, count - 1)).count)
    queue = WorkQueue(threads: jobs)
  }

  /// The path of a frame's file.
  package func file(at index: Int) -> String {
    let number = String(index)
    return path + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  /// Writes a frame under its number; throws where a frame before it could not be written.
  package func add(_ frame: Bitmap, at index: Int) throws(FileError) {
    if let failure = failures.first { throw failure }
    let file = file(at: index)
    queue.add { [failures] in
      do throws(FileError) { try frame.writePNG(to: file) } catch { failures.put(error, at: index) }
    }
  }

  /// Waits until everything is written; throws where something could not be.
  package func finish() throws(FileError) {
    queue.finish()
    if let failure = failures.first { throw failure }
  }
}
