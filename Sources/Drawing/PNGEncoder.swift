internal import CDeflate

/// Writes bitmaps as PNG: eight bits a channel, every row as its difference from the one above.
///
/// Pages and pictures drawn by a program have many equal rows, so that this one filter and the fastest
/// compression give files nearly as small as a search for the best would, in a fraction of the time.
struct PNGEncoder: ~Copyable {
  /// The fastest that libdeflate has, which is smaller than zlib's fastest, too.
  private static let level: Int32 = 1

  private var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let compressor: OpaquePointer

  /// Throws where memory is short.
  init() throws(BitmapError) {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw .outOfMemory(bytes: 1 << 20) }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// The bytes of a file that shows a bitmap, and notes what made it.
  consuming func encode(_ bitmap: Bitmap, note: String?) -> [UInt8] {
    append(
      "IHDR",
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [8, bitmap.isOpaque ? 2 : 6, 0, 0, 0])
    if let note { append("tEXt", Array("Software".utf8) + [0] + Array(note.utf8)) }
    append("IDAT", compressed(filtered(bitmap)))
    append("IEND", [])
    return file
  }

  private func filtered(_ bitmap: Bitmap) -> [UInt8] {
    let bytesPerRow = bitmap.width * (bitmap.isOpaque ? 3 : 4) + 1
    return [UInt8](unsafeUninitializedCapacity: bytesPerRow * bitmap.height) { bytes, count in
      guard let base = bytes.baseAddress else { return }
      var rows = StraightRows(bitmap)
      for y in 0..<bitmap.height {
        rows.advance(to: y)
        rows.filter(into: base + y * bytesPerRow)
      }
      count = bytesPerRow * bitmap.height
    }
  }

  private func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, room.baseAddress, bound)
    }
  }

  /// Adds a chunk: its length, name and bytes, and the checksum of the latter two.
  private mutating func append(_ name: StaticString, _ bytes: [UInt8]) {
    file += bigEndian(bytes.count)
    let begin = file.count
    name.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: bytes)
    let sum = file[begin...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file += bigEndian(Int(sum))
  }

  private func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// A bitmap's rows without premultiplied alpha, one after the other, each with the one above it.
private struct StraightRows: ~Copyable {
  private let bitmap: Bitmap
  /// Two rows in turn; those of opaque bitmaps are read where they are.
  private let memory: UnsafeMutablePointer<UInt32>
  private var row: UnsafeMutablePointer<UInt32>
  private var above: UnsafeMutablePointer<UInt32>

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    memory = .allocate(capacity: 2 * bitmap.width)
    memory.initialize(repeating: 0, count: 2 * bitmap.width)
    row = memory
    above = memory + bitmap.width
  }

  deinit {
    memory.deallocate()
  }

  /// Goes on to a row, which must be the one after the last.
  mutating func advance(to y: Int) {
    let source = bitmap.buffer.base.advanced(by: y * bitmap.buffer.bytesPerRow).assumingMemoryBound(
      to: UInt32.self)
    if bitmap.isOpaque {
      above = y == 0 ? memory : row
      row = source
      return
    }
    swap(&row, &above)
    for x in 0..<bitmap.width { row[x] = Self.straight(source[x]) }
  }

  /// Writes the row's filter and its differences from the row above.
  func filter(into bytes: UnsafeMutablePointer<UInt8>) {
    bytes[0] = 2
    var target = bytes + 1
    let isOpaque = bitmap.isOpaque
    for x in 0..<bitmap.width {
      let a = row[x]
      let b = above[x]
      // All four differences at once, without a borrow from one byte to the next.
      let difference = ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
      target[0] = UInt8(truncatingIfNeeded: difference >> 16)
      target[1] = UInt8(truncatingIfNeeded: difference >> 8)
      target[2] = UInt8(truncatingIfNeeded: difference)
      target += 3
      if !isOpaque {
        target[0] = UInt8(truncatingIfNeeded: difference >> 24)
        target += 1
      }
    }
  }

  /// A pixel with its channels divided by its alpha, rounded.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    func channel(_ value: UInt32) -> UInt32 { min(255, (value * 255 + alpha / 2) / alpha) }
    return alpha << 24 | channel(pixel >> 16 & 255) << 16 | channel(pixel >> 8 & 255) << 8
      | channel(pixel & 255)
  }
}
