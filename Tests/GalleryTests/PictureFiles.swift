import Drawing
import Foundation
import Geometry
import Glibc
import TestSupport

/// A folder of picture files, which is removed with it.
final class PictureFiles {
  private let folder: ScratchFolder
  var path: String { folder.path }

  init() throws { folder = try ScratchFolder() }

  @discardableResult
  func add(_ name: String, width: Int = 40, height: Int = 30, color: Color = .white) throws -> String {
    let bitmap = try Bitmap(width: width, height: height, isOpaque: true)
    Canvas(on: bitmap).fill(with: color)
    try bitmap.writePNG(to: file(name))
    return file(name)
  }

  /// Adds one picture under many names, which cost no more than one file.
  func addLinks(_ name: String, to count: Int, named names: (Int) -> String) throws {
    for index in 0..<count where link(file(name), file(names(index))) != 0 {
      throw FileError(path: file(names(index)), reason: String(cString: strerror(errno)))
    }
  }

  @discardableResult
  func add(_ name: String, bytes: Data) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func file(_ name: String) -> String { folder.file(name) }
}
