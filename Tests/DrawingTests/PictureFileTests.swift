import Drawing
import Foundation
import Geometry
import Testing

@Suite("Picture files")
struct PictureFileTests {
  @Test(
    "A picture is decoded as large as needed, and never larger than it is",
    arguments: [
      (PictureExtent.fitting(100), 100, 50), (.covering(50), 100, 50), (.fitting(4000), 400, 200),
      (.covering(4000), 400, 200), (.fitting(1), 1, 1), (.covering(0), 2, 1),
    ])
  func extents(extent: PictureExtent, width: Int, height: Int) throws {
    try inFolder { folder in
      try Bitmap(width: 400, height: 200, isOpaque: true).writePNG(to: "\(folder)/wide.png")
      let file = try PictureFile(contentsOf: "\(folder)/wide.png", extent)
      #expect(file.bitmap.width == width && file.bitmap.height == height)
      #expect(file.size == Size(width: 400, height: 200))
    }
  }

  @Test("A PNG file is complete with its last chunk, whatever follows")
  func endings() throws {
    try inFolder { folder in
      let whole = try Bitmap(width: 90, height: 90).pngData()
      for (bytes, isWhole) in [
        (whole, true), (whole + [1, 2, 3], true), (whole.dropLast(8), false),
        (Array(whole.prefix(70)), false),
      ] {
        let path = "\(folder)/a.png"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        if isWhole {
          #expect(try PictureFile(contentsOf: path, .fitting(90)).bitmap.width == 90)
        } else {
          let error = #expect(throws: FileError.self) { try PictureFile(contentsOf: path, .fitting(90)) }
          #expect(error?.reason == "the file is cut off")
        }
      }
    }
  }

  @Test("The endings of names that are known hold those of the common kinds")
  func nameEndings() {
    #expect(PictureFile.nameEndings.isSuperset(of: ["jpg", "jpeg", "png", "gif"]))
  }
}
