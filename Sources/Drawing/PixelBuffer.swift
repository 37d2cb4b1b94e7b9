/// Memory that a picture is drawn into: 32 bits a pixel, blue in the lowest byte, premultiplied alpha in the highest.
///
/// It borrows the memory; who made it keeps it alive and frees it.
public struct PixelBuffer: @unchecked Sendable {
  /// The first pixel of the first row.
  public let base: UnsafeMutableRawPointer
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The distance from one row to the next, in bytes; a multiple of 4.
  public let bytesPerRow: Int

  /// Describes memory of at least `height * bytesPerRow` bytes.
  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// The first pixel of a row.
  @inlinable
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base.advanced(by: y &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// No memory at all, of no size.
  public static var none: PixelBuffer {
    // An address that is valid, and of which nothing is read or written.
    let address = UnsafeMutableRawPointer(mutating: ("" as StaticString).utf8Start)
    return PixelBuffer(base: address, width: 0, height: 0, bytesPerRow: 0)
  }
}
