import Drawing
import Foundation
import Testing

@testable import Gallery

@Suite("Picture files that a user names")
struct PictureFolderTests {
  @Test("A folder gives its pictures in the order in which people count, and nothing else")
  func folder() throws {
    let files = try PictureFiles()
    for name in ["10.png", "2.PNG", "1.png", ".hidden.png"] { try files.add(name) }
    try files.add("notes.txt", bytes: Data("text".utf8))
    try FileManager.default.createDirectory(
      atPath: files.file("more.png"), withIntermediateDirectories: true)
    let found = try PictureFolder.pictures(in: [files.path])
    #expect(found == ["1.png", "2.PNG", "10.png"].map(files.file))
    #expect(try PictureFolder.pictures(in: [files.path + "/"]) == found)
  }

  @Test("Files are taken as they are named, in their order, a missing one too while another is there")
  func files() throws {
    let files = try PictureFiles()
    let names = [try files.add("b.png"), files.file("gone.png"), try files.add("a.png")]
    #expect(try PictureFolder.pictures(in: names) == names)
  }

  @Test("A folder without pictures and names of nothing are refused with the reason")
  func nothing() throws {
    let files = try PictureFiles()
    for names in [[files.path], [files.file("gone.png")], [files.file("gone.png"), files.file("too")]] {
      let error = #expect(throws: FileError.self) { try PictureFolder.pictures(in: names) }
      #expect(error?.path == names[0])
      #expect(error?.reason.isEmpty == false)
    }
  }
}
