import Drawing
import Foundation
import Glibc
import Testing

/// Pictures that nobody means well with: each has its line, before its pixels are decoded where there are too many.
@Suite("Hostile pictures")
struct HostilePictureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Hostile").path

  static let rows: [(file: String, line: String)] = {
    guard let table = try? String(contentsOfFile: "\(folder)/lines.tsv", encoding: .utf8) else { return [] }
    return table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard line.hasPrefix("pictures/"), fields.count == 3 else { return nil }
      // what has no loader is told as such, before anything in it can do harm
      let line = fields[0].hasSuffix(".svg") && !readsSVG ? "an unknown kind of picture" : String(fields[2])
      return (String(fields[0]), line)
    }
  }()

  private static let readsSVG: Bool = {
    let path = "/tmp/slipsheet-test.\(UInt64.random(in: 0 ... .max)).svg"
    defer { unlink(path) }
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
    try? picture.write(toFile: path, atomically: true, encoding: .utf8)
    return (try? Bitmap(contentsOf: path)) != nil
  }()

  @Test("Each picture has its line", arguments: rows)
  func line(row: (file: String, line: String)) {
    do {
      let picture = try Bitmap(contentsOf: "\(Self.folder)/\(row.file)")
      #expect(row.line.isEmpty, "\(picture.width) x \(picture.height) pixels were read")
    } catch {
      #expect(error.reason.split(whereSeparator: \.isNewline).joined(separator: " ") == row.line)
    }
  }

  @Test("Names that are no file's have their line")
  func special() throws {
    let pipe = "/tmp/slipsheet-test.\(UInt64.random(in: 0 ... .max))"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let cases = [
      ("/tmp/slipsheet-test/none", "No such file or directory"), ("/tmp", "a folder, not a picture"),
      ("/dev/zero", "not a file"), (pipe, "not a file"),
    ]
    for (path, line) in cases {
      let error = #expect(throws: FileError.self) { try Bitmap(contentsOf: path) }
      #expect(error?.reason == line)
    }
  }
}
