import Drawing
import Testing

@testable import Gallery

@Suite("The program's icon")
struct AppIconTests {
  @Test(
    "Sheet and ground can be told apart, and corners are clear", arguments: [16, 24, 32, 48, 64, 128, 256])
  func parts(side: Int) throws {
    let bitmap = try Bitmap(width: side, height: side)
    AppIcon.draw(on: Canvas(on: bitmap), size: Double(side))
    let sheet = pixel(of: bitmap, x: 0.5, y: 0.7)
    let ground = pixel(of: bitmap, x: 0.5, y: 0.2)
    #expect(sheet.alpha == 255 && ground.alpha == 255)
    #expect(sheet.green > ground.green + 100)
    #expect(pixel(of: bitmap, x: 0, y: 0).alpha < 100)
  }

  /// A pixel's green and alpha at a place in parts of the side.
  private func pixel(of bitmap: Bitmap, x: Double, y: Double) -> (green: Int, alpha: Int) {
    let row = Int(y * Double(bitmap.height)) * bitmap.buffer.bytesPerRow
    let offset = row + Int(x * Double(bitmap.width)) * 4
    let base = bitmap.buffer.base
    return (
      Int(base.load(fromByteOffset: offset + 1, as: UInt8.self)),
      Int(base.load(fromByteOffset: offset + 3, as: UInt8.self))
    )
  }
}
