import Drawing
import Glibc

/// Finds the picture files that a user names.
package enum PictureFolder {
  /// The picture files in what was named: files as they are, folders' pictures in the order in which people count.
  ///
  /// What lies in folders of a folder, is hidden, or does not end like a picture is left out; a file that was named
  /// itself is taken whatever it is. Throws where a folder can't be read or holds no picture, and where nothing of
  /// all that was named exists.
  package static func pictures(in names: [String]) throws(FileError) -> [String] {
    let endings = PictureFile.nameEndings
    var paths: [String] = []
    var missing: FileError?
    var exists = false
    for name in names {
      var status = stat()
      guard stat(name, &status) == 0 else {
        missing = missing ?? FileError(path: name, reason: String(cString: strerror(errno)))
        paths.append(name)
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        paths += try pictures(inFolder: name, endings: endings)
      } else {
        paths.append(name)
      }
      exists = true
    }
    if let missing, !exists { throw missing }
    return paths
  }

  private static func pictures(
    inFolder folder: String, endings: Set<String>
  ) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileError(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let type = Int32(entry.pointee.d_type)
      guard !name.hasPrefix("."), type != Int32(DT_DIR), hasEnding(name, endings) else { continue }
      names.append(name)
    }
    guard !names.isEmpty else {
      throw FileError(path: folder, reason: "no pictures in the folder")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted(by: NaturalOrder.precedes).map { base + $0 }
  }

  private static func hasEnding(_ name: String, _ endings: Set<String>) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
