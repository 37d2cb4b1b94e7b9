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
      return line.hasPrefix("pictures/") && fields.count == 3 ? (String(fields[0]), String(fields[2])) : nil
    }
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
