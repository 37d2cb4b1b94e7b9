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
    let target = UnsafeMutableRawPointer(bytes + 1)
    if bitmap.isOpaque { filterOpaque(into: target) } else { filterClear(into: target) }
  }

  /// Eight pixels' differences, which no borrow joins.
  @inline(__always) private func differences(at x: Int) -> SIMD32<UInt8> {
    UnsafeRawPointer(row + x).loadUnaligned(as: SIMD32<UInt8>.self)
      &- UnsafeRawPointer(above + x).loadUnaligned(as: SIMD32<UInt8>.self)
  }

  /// One pixel's differences.
  @inline(__always) private func difference(at x: Int) -> UInt32 {
    let (a, b) = (row[x], above[x])
    return ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }

  /// Blue, green, red and a byte that means nothing become red, green and blue: eight pixels are three words.
  private func filterOpaque(into bytes: UnsafeMutableRawPointer) {
    // two pixels' six bytes, in the order of the file
    @inline(__always) func six(_ pair: UInt64) -> UInt64 {
      let turned = pair.byteSwapped
      return turned &>> 40 | (turned & 0xFFFF_FF00) &<< 16
    }
    var target = bytes
    var x = 0
    while x &+ 8 <= bitmap.width {
      let pairs = unsafeBitCast(differences(at: x), to: SIMD4<UInt64>.self)
      let (a, b, c, d) = (six(pairs[0]), six(pairs[1]), six(pairs[2]), six(pairs[3]))
      target.storeBytes(of: (a | b &<< 48).littleEndian, as: UInt64.self)
      target.storeBytes(of: (b &>> 16 | c &<< 32).littleEndian, toByteOffset: 8, as: UInt64.self)
      target.storeBytes(of: (c &>> 32 | d &<< 16).littleEndian, toByteOffset: 16, as: UInt64.self)
      target += 24
      x &+= 8
    }
    while x < bitmap.width {
      let difference = difference(at: x)
      for (index, shift) in [16, 8, 0].enumerated() {
        target.storeBytes(
          of: UInt8(truncatingIfNeeded: difference >> shift), toByteOffset: index, as: UInt8.self)
      }
      target += 3
      x &+= 1
    }
  }

  /// Blue, green, red and alpha become red, green, blue and alpha.
  private func filterClear(into bytes: UnsafeMutableRawPointer) {
    for x in 0..<bitmap.width {
      let difference = difference(at: x)
      let turned =
        difference & 0xFF00_FF00 | (difference & 0xFF) &<< 16 | difference &>> 16 & 0xFF
      bytes.storeBytes(of: turned.littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
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
