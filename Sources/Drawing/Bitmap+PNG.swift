extension Bitmap {
  /// Writes a PNG file, which appears under its name only when it is whole; throws where the system refuses.
  public func writePNG(to path: String) throws(FileError) {
    try writePNG(to: path, note: nil)
  }

  /// Writes a PNG file that notes what made it, in ASCII, as its keyword `Software`.
  package func writePNG(to path: String, note: String?) throws(FileError) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder().encode(self, note: note)
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    try writeFile(bytes, to: path)
  }

  /// The picture as the bytes of a PNG file; throws where memory is short.
  public func pngData() throws(BitmapError) -> [UInt8] {
    try PNGEncoder().encode(self, note: nil)
  }

  /// What made a PNG file, as its keyword `Software` has it; nil where it has none, or the bytes are no PNG file.
  package static func pngNote(in bytes: [UInt8]) -> String? {
    let keyword = Array("Software".utf8) + [0]
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var place = 8
    while place + 12 <= bytes.count {
      let data = place + 8
      let end = data + number(at: place)
      guard end + 4 <= bytes.count else { return nil }
      if bytes[place + 4..<data].elementsEqual("tEXt".utf8), bytes[data..<end].starts(with: keyword) {
        return String(decoding: bytes[(data + keyword.count)..<end], as: UTF8.self)
      }
      place = end + 4
    }
    return nil
  }
}
