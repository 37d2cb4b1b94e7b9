internal import Testing
internal import XCTest

/// Where in the source of a test something was asked for.
struct SourcePlace {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  /// Lets the test that runs fail here, be it one of Swift Testing's or of XCTest's.
  func fail(_ words: String) {
    guard Test.current != nil else { return XCTFail(words, file: file, line: line) }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: words), sourceLocation: location)
  }
}
