import Drawing
import Foundation
import Geometry
import Testing

@Suite("Bitmaps")
struct BitmapTests {
  @Test(
    "A side must be 1 to 16384 pixels", arguments: [(0, 5), (5, 0), (-1, 5), (16_385, 1), (1, 1_000_000)])
  func invalid(width: Int, height: Int) {
    #expect(throws: BitmapError.invalidSize(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test("The largest bitmap costs nothing until it is drawn on")
  func largest() throws {
    #expect(try Bitmap(width: 16_384, height: 16_384).height == 16_384)
  }

  @Test(
    "Sizes in points become whole pixels, rounded up",
    arguments: [
      (390.0, 1.0, 390), (390, 1.25, 488), (100, 1.1, 110), (0.2, 1, 1), (33.333_333_333_333_336, 3, 100),
    ])
  func rounding(points: Double, scale: Double, pixels: Int) throws {
    #expect(try Bitmap(size: Size(width: points, height: 10), scale: scale).width == pixels)
  }

  @Test("Sizes that are no numbers are refused", arguments: [Double.nan, .infinity, -3, 1e30, 0])
  func noNumber(points: Double) {
    #expect(throws: BitmapError.self) { try Bitmap(size: Size(width: points, height: 10), scale: 1) }
  }

  @Test("A clear bitmap is clear, and every opening for drawing is counted")
  func revision() throws {
    let bitmap = try Bitmap(width: 3, height: 3)
    #expect(bitmap.pixel(1, 1) == 0)
    #expect(bitmap.revision == 0)
    Canvas(on: bitmap).fill(with: .white)
    #expect(bitmap.revision == 1)
    #expect(bitmap.pixel(1, 1) == 0xFFFF_FFFF)
  }

  @Test("A picture written as PNG is read back, bit for bit", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    try inFolder { folder in
      let bitmap = try Bitmap(width: 31, height: 17, isOpaque: isOpaque)
      let canvas = Canvas(on: bitmap)
      canvas.fill(
        with: .linear(
          from: .zero, to: Point(x: 31, y: 17),
          stops: [.init(0, Color(hex: 0xFF0080)), .init(1, Color(hex: 0x30FF10))]
        ))
      if !isOpaque {
        canvas.saved {
          canvas.clip(to: Rect(x: 0, y: 0, width: 9, height: 9)); canvas.clear()
        }
      }
      try bitmap.writePNG(to: "\(folder)/a.png")
      let read = try Bitmap(contentsOf: "\(folder)/a.png")
      #expect(read.isOpaque == isOpaque)
      #expect(read.pixels == bitmap.pixels)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test("A place that can't be written is named, with the reason")
  func unwritable() throws {
    let bitmap = try Bitmap(width: 3, height: 3)
    let error = #expect(throws: FileError.self) { try bitmap.writePNG(to: "/nowhere/a.png") }
    #expect(error?.path == "/nowhere/a.png")
    #expect(error?.reason == "No such file or directory")
  }

  @Test("A failed write leaves an older file as it was, and nothing beside it")
  func replaced() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/a.png", withIntermediateDirectories: true)
      #expect(throws: FileError.self) { try Bitmap(width: 3, height: 3).writePNG(to: "\(folder)/a.png") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test("Files that hold no picture are refused with the reason")
  func unreadable() throws {
    try inFolder { folder in
      let text = "\(folder)/text.png"
      try Data("no picture at all".utf8).write(to: URL(fileURLWithPath: text))
      let cut = "\(folder)/cut.png"
      let bitmap = try Bitmap(width: 90, height: 90)
      try Data(bitmap.pngData().prefix(60)).write(to: URL(fileURLWithPath: cut))
      for path in [text, cut, folder, "\(folder)/missing.png"] {
        let error = #expect(throws: FileError.self) { try Bitmap(contentsOf: path) }
        #expect(error?.path == path)
        #expect(error?.reason.isEmpty == false)
      }
    }
  }

  @Test("A picture that claims too many pixels is refused before it is decoded")
  func bomb() throws {
    try inFolder { folder in
      // The header of a PNG of 60000 x 60000 pixels.
      let size: [UInt8] = [0, 0, 0xEA, 0x60]
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]
      let rest: [UInt8] = [8, 6, 0, 0, 0, 0x55, 0xE0, 0xA4, 0x9D]
      let path = "\(folder)/bomb.png"
      try Data(header + size + size + rest).write(to: URL(fileURLWithPath: path))
      #expect(throws: FileError.self) { try Bitmap(contentsOf: path) }
    }
  }

  @Test("A photograph taken sideways is shown upright")
  func orientation() throws {
    try inFolder { folder in
      // 16 x 8 pixels, red on the left and blue on the right, to be turned clockwise by a quarter.
      let photograph = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MChAODQ4S\
        ERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhC\
        Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QA\
        HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB\
        kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWG\
        h4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
        HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI\
        FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE\
        hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oA\
        DAMBAAIRAxEAPwDFrHoor1OHf+Xvy/U9nPv+Xfz/AEP/2Q==
        """
      let path = "\(folder)/sideways.jpg"
      try #require(Data(base64Encoded: photograph)).write(to: URL(fileURLWithPath: path))
      let read = try Bitmap(contentsOf: path)
      #expect(read.width == 8 && read.height == 16)
      #expect(read.pixel(4, 1) >> 16 & 0xFF > 0xC0)
      #expect(read.pixel(4, 14) & 0xFF > 0xC0)
      #expect(try PictureFile(contentsOf: path, .covering(8)).size == Size(width: 8, height: 16))
      let cut = "\(folder)/cut.jpg"
      try #require(Data(base64Encoded: photograph)).dropLast(2).write(to: URL(fileURLWithPath: cut))
      let error = #expect(throws: FileError.self) { try Bitmap(contentsOf: cut) }
      #expect(error?.reason == "the file is cut off")
    }
  }

  @Test("A large picture is decoded at the size that is needed")
  func smaller() throws {
    try inFolder { folder in
      try Bitmap(width: 400, height: 100, isOpaque: true).writePNG(to: "\(folder)/wide.png")
      let read = try Bitmap(contentsOf: "\(folder)/wide.png", longestSide: 100)
      #expect(read.width == 100 && read.height == 25)
    }
  }
}

/// Runs with an empty folder, which is removed afterwards.
func inFolder(_ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "slipsheet-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    buffer.base.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
  }

  /// All pixels, those of opaque bitmaps without their alpha.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { pixel($0, y) & (isOpaque ? 0xFF_FFFF : 0xFFFF_FFFF) } }
  }
}
