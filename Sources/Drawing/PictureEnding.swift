/// Watches whether the bytes of a JPEG or PNG file come to the picture's end.
///
/// Their decoders show what they have of a file that is cut off, and call it the picture. Files of other kinds count
/// as complete: their decoders notice.
struct PictureEnding {
  private enum State {
    /// Too few bytes to know the kind.
    case beginning
    /// A JPEG file between two segments; the last byte of a marker or of a length may lie ahead.
    case marker, kind, lengthHigh, lengthLow
    /// In a segment, with so many bytes ahead.
    case segment(Int)
    /// In a JPEG's compressed data, behind a byte 0xFF or not: there, no marker is anything else.
    case data(isMarker: Bool)
    /// In a PNG's chunks, of the last of which so many letters were read.
    case chunks(Int)
    case complete
  }

  private var state = State.beginning
  private var first: [UInt8] = []
  private var length = 0
  private var isScan = false

  private static let lastChunk: [UInt8] = [0x49, 0x45, 0x4E, 0x44]

  /// Whether the picture's end was read, or the kind of the file has none that is known here.
  var isComplete: Bool {
    switch state {
    case .complete: true
    default: false
    }
  }

  /// Whether no byte was read.
  var isEmpty: Bool { first.isEmpty }

  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      switch state {
      case .complete: return
      case .segment(let left):
        let step = min(left, bytes.count - index)
        index += step
        state = step == left ? (isScan ? .data(isMarker: false) : .marker) : .segment(left - step)
      case .data(isMarker: false):
        while index < bytes.count, bytes[index] != 0xFF { index += 1 }
        if index < bytes.count { state = .data(isMarker: true) }
        index += 1
      default:
        take(bytes[index])
        index += 1
      }
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .beginning:
      first.append(byte)
      guard first.count == 4 else { return }
      if first[0...2] == [0xFF, 0xD8, 0xFF] {
        state = .kind
        take(byte)
      } else {
        state = first == [0x89, 0x50, 0x4E, 0x47] ? .chunks(0) : .complete
      }
    case .marker: if byte == 0xFF { state = .kind }
    case .kind:
      switch byte {
      case 0xFF: return
      case 0xD9: state = .complete
      // without a length
      case 0x01, 0xD0...0xD8: state = .marker
      default:
        isScan = byte == 0xDA
        state = .lengthHigh
      }
    case .lengthHigh:
      length = Int(byte) << 8
      state = .lengthLow
    case .lengthLow:
      // the length counts itself
      let left = max(0, length + Int(byte) - 2)
      state = left > 0 ? .segment(left) : (isScan ? .data(isMarker: false) : .marker)
    case .data:
      // a zero stands for the byte 0xFF itself, and restarts belong to the data
      switch byte {
      case 0xFF: return
      case 0, 0xD0...0xD7: state = .data(isMarker: false)
      default:
        state = .kind
        take(byte)
      }
    case .chunks(let count):
      if byte == Self.lastChunk[count] {
        state = count == Self.lastChunk.count - 1 ? .complete : .chunks(count + 1)
      } else {
        state = .chunks(byte == Self.lastChunk[0] ? 1 : 0)
      }
    case .segment, .complete: break
    }
  }
}
