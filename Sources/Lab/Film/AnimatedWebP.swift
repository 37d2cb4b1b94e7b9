internal import CWebP
import Drawing
import Glibc

/// An animated WebP file that loses nothing: each frame holds what differs from the one before it.
///
/// Frames are compressed on several threads and put together in their order, so that their number changes no byte.
package final class AnimatedWebP {
  /// What becomes a frame of the file.
  private struct Part: Sendable {
    var data: [UInt8]?
    var area: PixelRect
    var milliseconds: Int
  }

  private let queue: WorkQueue
  private let parts = Results<Part>()
  private var last: Bitmap?
  private var count = 0

  /// The longest side of a frame, in pixels.
  package static let longestSide = 16_383

  /// Starts a file whose frames so many threads compress.
  package init(jobs: Int) {
    queue = WorkQueue(threads: jobs)
  }

  /// Adds a frame that stays for some milliseconds; all frames have one size and are opaque.
  package func add(_ frame: Bitmap, milliseconds: Int) {
    let index = count
    let before = last
    count += 1
    last = frame
    queue.add { [parts] in
      let area = before.map { Self.difference(of: frame, from: $0) } ?? frame.bounds
      parts.put(
        Part(data: Self.compressed(frame, area), area: area, milliseconds: milliseconds), at: index)
    }
  }

  /// The bytes of the whole file; throws where memory is short or a side is longer than `longestSide`.
  package func data() throws(BitmapError) -> [UInt8] {
    queue.finish()
    guard let size = last.map({ (width: $0.width, height: $0.height) }) else {
      throw .invalidSize(width: 0, height: 0)
    }
    guard max(size.width, size.height) <= Self.longestSide else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    let shortage = BitmapError.outOfMemory(bytes: size.width * size.height * 4)
    guard let mux = WebPMuxNew() else { throw shortage }
    defer { WebPMuxDelete(mux) }
    var isComplete = WebPMuxSetCanvasSize(mux, Int32(size.width), Int32(size.height)) == WEBP_MUX_OK
    for part in parts.inOrder {
      guard let data = part.data else { throw shortage }
      let status = data.withUnsafeBufferPointer { bytes in
        var info = WebPMuxFrameInfo()
        info.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        info.x_offset = Int32(part.area.x)
        info.y_offset = Int32(part.area.y)
        info.duration = Int32(clamping: part.milliseconds)
        info.id = WEBP_CHUNK_ANMF
        info.dispose_method = WEBP_MUX_DISPOSE_NONE
        info.blend_method = WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &info, 1)
      }
      isComplete = isComplete && status == WEBP_MUX_OK
    }
    var parameters = WebPMuxAnimParams(bgcolor: 0xFFFF_FFFF, loop_count: 0)
    isComplete = isComplete && WebPMuxSetAnimationParams(mux, &parameters) == WEBP_MUX_OK
    var assembled = WebPData()
    guard isComplete, WebPMuxAssemble(mux, &assembled) == WEBP_MUX_OK else { throw shortage }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: assembled.bytes)) }
    return Array(UnsafeBufferPointer(start: assembled.bytes, count: assembled.size))
  }

  /// The smallest area that holds all pixels that differ, its left and top edges even as the format has them; a frame
  /// that is the same keeps one pixel.
  private static func difference(of frame: Bitmap, from other: Bitmap) -> PixelRect {
    let width = frame.width
    var (left, right, top, bottom) = (width, 0, frame.height, 0)
    for y in 0..<frame.height {
      let (a, b) = (frame.buffer.row(y), other.buffer.row(y))
      guard memcmp(a, b, width * 4) != 0 else { continue }
      top = min(top, y)
      bottom = y + 1
      if let x = (0..<left).first(where: { a[$0] != b[$0] }) { left = x }
      if let x = (right..<width).last(where: { a[$0] != b[$0] }) { right = x + 1 }
    }
    guard left < right else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
    return PixelRect(
      x: left & ~1, y: top & ~1, width: right - left & ~1, height: bottom - top & ~1)
  }

  /// An area of a frame as a WebP picture of its own; nil where memory is short.
  private static func compressed(_ frame: Bitmap, _ area: PixelRect) -> [UInt8]? {
    var config = WebPConfig()
    var picture = WebPPicture()
    // level 1 of 9: a third larger than the best, in a tenth of the time
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, 1) != 0,
      WebPPictureInit(&picture) != 0
    else { return nil }
    picture.use_argb = 1
    picture.width = Int32(area.width)
    picture.height = Int32(area.height)
    defer { WebPPictureFree(&picture) }
    let first = UnsafeRawPointer(frame.buffer.row(area.y) + area.x).assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportBGRX(&picture, first, Int32(frame.buffer.bytesPerRow)) != 0 else { return nil }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture) != 0
    }
    return isEncoded ? Array(UnsafeBufferPointer(start: writer.mem, count: writer.size)) : nil
  }
}

extension Bitmap {
  fileprivate var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
