import Geometry

/// The lines of a text that are not blank, with their numbers from 1, one after the other.
///
/// None is kept: a file of nothing but line breaks has more lines than there is memory for.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> (number: Int, text: ArraySlice<UInt8>)? {
    let range: Range<Int>? = bytes.withUnsafeBufferPointer { bytes in
      while position < bytes.count {
        let start = position
        var isBlank = true
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
          if bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: "\r") { isBlank = false }
          position += 1
        }
        let end = position
        position += 1
        number += 1
        if !isBlank { return start..<end }
      }
      return nil
    }
    return range.map { (number, bytes[$0]) }
  }

  /// What is wrong with a line's length, or nil.
  static func fault(of line: ArraySlice<UInt8>) -> String? {
    line.count <= Limits.traceLine
      ? nil : "the line has \(line.count) bytes, expected at most \(Limits.traceLine)"
  }
}
