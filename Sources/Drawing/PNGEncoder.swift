internal import CZlib
import Glibc

/// Writes bitmaps as PNG: eight bits a channel, every row as its difference from the one above.
///
/// Pages and pictures drawn by a program have many equal rows, so that this one filter and the fastest
/// compression give files nearly as small as a search for the best would, in a fraction of the time.
struct PNGEncoder: ~Copyable {
  /// Bytes that are compressed and written at a time.
  private static let blockSize = 65_536

  private var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// On the heap, since zlib remembers its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private let compressed: UnsafeMutablePointer<UInt8>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    compressed = .allocate(capacity: Self.blockSize)
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    compressed.deallocate()
  }

  /// The bytes of a file that shows a bitmap; throws where memory is short.
  consuming func encode(_ bitmap: Bitmap) throws(BitmapError) -> [UInt8] {
    let status = deflateInit2_(
      stream, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .outOfMemory(bytes: Self.blockSize) }
    let channels = bitmap.isOpaque ? 3 : 4
    append(
      "IHDR",
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [8, bitmap.isOpaque ? 2 : 6, 0, 0, 0])
    let bytesPerRow = bitmap.width * channels + 1
    let rowsPerBlock = max(1, Self.blockSize / bytesPerRow)
    var block = [UInt8](repeating: 0, count: rowsPerBlock * bytesPerRow)
    var rows = StraightRows(bitmap)
    var y = 0
    while y < bitmap.height {
      let end = min(bitmap.height, y + rowsPerBlock)
      for row in y..<end {
        rows.advance(to: row)
        block.withUnsafeMutableBufferPointer { block in
          if let base = block.baseAddress { rows.filter(into: base + (row - y) * bytesPerRow) }
        }
      }
      compress(&block, count: (end - y) * bytesPerRow, isLast: end == bitmap.height)
      y = end
    }
    append("IEND", [])
    return file
  }

  private mutating func compress(_ bytes: inout [UInt8], count: Int, isLast: Bool) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      stream.pointee.next_in = bytes.baseAddress
      stream.pointee.avail_in = UInt32(count)
      var isFull = true
      while isFull {
        stream.pointee.next_out = compressed
        stream.pointee.avail_out = UInt32(Self.blockSize)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        isFull = stream.pointee.avail_out == 0
        let written = Self.blockSize - Int(stream.pointee.avail_out)
        if written > 0 { append("IDAT", UnsafeBufferPointer(start: compressed, count: written)) }
      }
    }
  }

  /// Adds a chunk: its length, name and bytes, and the checksum of the latter two.
  private mutating func append(_ name: StaticString, _ bytes: some Collection<UInt8>) {
    file += bigEndian(bytes.count)
    let begin = file.count
    name.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: bytes)
    let sum = file[begin...].withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
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
