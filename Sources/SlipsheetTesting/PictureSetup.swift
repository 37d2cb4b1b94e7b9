import Drawing
import Geometry

/// What pictures are drawn with, as a reference notes it: where two are equal, the same page is the same picture.
public struct PictureSetup: Hashable, Sendable {
  /// Versions and fonts, in ASCII.
  public let description: String

  /// The setup that a picture of a stage is drawn with now, on the calling thread.
  @MainActor public static var current: PictureSetup {
    PictureSetup(
      description:
        "Cairo \(LibraryVersions.cairo), Pango \(LibraryVersions.pango), HarfBuzz \(LibraryVersions.harfbuzz), "
        + "fonts \(specimen)")
  }

  init(description: String) {
    self.description = description
  }

  /// Eight digits that are the same where letters look the same.
  private static var specimen: String {
    let size = Size(width: 360, height: 64)
    guard let bitmap = try? Bitmap(size: size, scale: 1, isOpaque: true) else { return "unknown" }
    let canvas = Canvas(on: bitmap)
    canvas.fill(with: .white)
    for (line, weight) in [TextStyle.Weight.regular, .bold].enumerated() {
      let style = TextStyle(size: 17, lineHeight: 24, weight: weight)
      let layout = TextLayout("Hamburgefonstiv 0123456789 & Ågot: fi, “quoted”", style: style)
      canvas.draw(layout, at: Point(x: 4, y: 4 + Double(line) * 28), color: .black)
    }
    // FNV-1a, of 32 bits
    var hash: UInt32 = 0x811C_9DC5
    for y in 0..<bitmap.height {
      let row = bitmap.buffer.row(y)
      for x in 0..<bitmap.width { hash = (hash ^ (row[x] & 0xFF)) &* 0x0100_0193 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
