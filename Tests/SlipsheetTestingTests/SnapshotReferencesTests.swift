import Drawing
import Foundation
import Geometry
import SlipsheetTesting
import TestSupport
import Testing

@Suite("References")
struct SnapshotReferencesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func picture(_ hex: UInt32, width: Int = 10) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: 10, isOpaque: true)
    Canvas(on: bitmap).fill(with: Color(hex: hex))
    return bitmap
  }

  private func references(_ mode: RecordingMode) -> SnapshotReferences {
    SnapshotReferences(of: "\(folder.path)/T.swift", mode: mode, failures: "\(folder.path)/f")
  }

  /// What a check throws, in words.
  private func failure(_ check: () throws -> Void) throws -> String {
    let error = #expect(throws: SnapshotFailure.self) { try check() }
    return try #require(error).description
  }

  @Test("A missing reference is written, and then found to be the same")
  func missing() throws {
    let references = self.references(.missing)
    #expect(throws: SnapshotFailure.recorded(path: "\(folder.path)/__Snapshots__/T/a.png")) {
      try references.check(try picture(0x102030), named: "a")
    }
    try references.check(try picture(0x102030), named: "a")
    #expect(throws: SnapshotFailure.recorded(path: "\(folder.path)/__Snapshots__/T/a.jsonl")) {
      try references.check(["one", "two"], named: "a.jsonl")
    }
    try references.check(["one", "two"], named: "a.jsonl")
    #expect(try folder.text("__Snapshots__/T/a.jsonl") == "one\ntwo\n")
  }

  @Test("Without leave to record, a missing reference stays missing")
  func never() throws {
    #expect(throws: SnapshotFailure.noReference(path: "\(folder.path)/__Snapshots__/T/a.png")) {
      try references(.never).check(try picture(0x102030), named: "a")
    }
    #expect(folder.files.isEmpty)
  }

  @Test("A picture that differs leaves the reference, itself and the difference, to which the words point")
  func differs() throws {
    _ = try failure { try self.references(.all).check(try picture(0x102030), named: "a") }
    let references = self.references(.never)
    let words = try failure { try references.check(try picture(0x102031), named: "a") }
    #expect(
      words == "a.png differs from its reference: 100.0 % of the pixels, by up to 0.4 %, "
        + "see \(folder.path)/f/a.difference.png")
    #expect(
      folder.files == [
        "__Snapshots__/T/a.png", "f/a.actual.png", "f/a.difference.png", "f/a.reference.png",
      ])
    try references.check(try picture(0x102031), named: "a", tolerance: .perceptual)
    let size = try failure {
      try references.check(try picture(0x102030, width: 11), named: "a", tolerance: .perceptual)
    }
    #expect(size.contains("11 x 10 pixels instead of 10 x 10, see \(folder.path)/f/a.actual.png"))
  }

  @Test("A line that differs is told, and both texts are left")
  func textDiffers() throws {
    _ = try failure { try self.references(.all).check(["one", "two"], named: "a.jsonl") }
    let references = self.references(.never)
    #expect(
      try failure { try references.check(["one", "2"], named: "a.jsonl") }
        == "a.jsonl differs from its reference: line 2 is 2, expected two, see \(folder.path)/f/actual.a.jsonl"
    )
    #expect(
      try failure { try references.check(["one"], named: "a.jsonl") }
        .contains("line 2 is nothing, expected two"))
    #expect(
      try failure { try references.check(["one", "two", "three"], named: "a.jsonl") }
        .contains("line 3 is three, expected nothing"))
    #expect(try folder.text("f/reference.a.jsonl") == "one\ntwo\n")
    #expect(try folder.text("f/actual.a.jsonl") == "one\ntwo\nthree\n")
  }

  @Test("What failed becomes the reference where the mode says so")
  func failed() throws {
    let references = self.references(.failed)
    _ = try failure { try references.check(try picture(0x102030), named: "a") }
    #expect(try failure { try references.check(try picture(0xFF2030), named: "a") }.contains("differs"))
    try references.check(try picture(0xFF2030), named: "a")
  }

  @Test("A broken reference is told, and is no crash")
  func broken() throws {
    _ = try failure { try self.references(.all).check(try picture(0x102030), named: "a") }
    let path = "\(folder.path)/__Snapshots__/T/a.png"
    let bytes = try Data(contentsOf: URL(filePath: path))
    for count in [0, 7, 20, bytes.count / 2] {
      try bytes.prefix(count).write(to: URL(filePath: path))
      #expect(
        try failure { try references(.missing).check(try picture(0x102030), named: "a") }.contains(path))
    }
  }

  @Test("A reference notes what it was drawn with, and the same setup forgives nothing")
  @MainActor func setup() throws {
    let setup = PictureSetup.current
    #expect(setup.description.hasPrefix("Cairo \(LibraryVersions.cairo), Pango \(LibraryVersions.pango), "))
    #expect(setup == .current)
    _ = try failure {
      try self.references(.all).check(try picture(0x102030), named: "a", tolerance: nil, setup: setup)
    }
    let path = "\(folder.path)/__Snapshots__/T/a.png"
    #expect(
      try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self).contains(setup.description))
    let here = references(.never)
    try here.check(try picture(0x102030), named: "a", tolerance: nil, setup: setup)
    let words = try failure {
      try here.check(try picture(0x102031), named: "a", tolerance: nil, setup: setup)
    }
    #expect(!words.contains("drawn with"))
  }

  @Test("Elsewhere an eye judges, and a difference that it sees is told with both setups")
  @MainActor func otherSetup() throws {
    let setup = PictureSetup.current
    _ = try failure {
      try self.references(.all).check(try picture(0x102030), named: "a", tolerance: nil, setup: setup)
    }
    // as if a machine with another Cairo had recorded it
    let path = URL(filePath: "\(folder.path)/__Snapshots__/T/a.png")
    var bytes = [UInt8](try Data(contentsOf: path))
    let place = try #require(bytes.firstRange(of: Array("Cairo \(LibraryVersions.cairo)".utf8)))
    bytes[place.upperBound - 1] ^= 1
    try Data(bytes).write(to: path)
    let here = references(.never)
    try here.check(try picture(0x102031), named: "a", tolerance: nil, setup: setup)
    let words = try failure {
      try here.check(try picture(0xFF2031), named: "a", tolerance: nil, setup: setup)
    }
    #expect(words.contains("; it was drawn with Cairo"))
    #expect(words.contains("here with \(setup.description)"))
  }

  @Test("A difference tells how many pixels are how far off")
  func measured() throws {
    let other = try picture(0x102030)
    Canvas(on: other).fill(Rect(x: 3, y: 0, width: 1, height: 5), with: Color(hex: 0x102063))
    let difference = PictureDifference(try picture(0x102030), other)
    #expect(difference.worst == 0.2)
    #expect(difference.share == 0.05)
    #expect(abs(difference.mean - 0.01) < 1e-12)
    #expect(PictureDifference(other, other).picture == nil)
  }

  @Test(
    "The mode comes from the environment, and CI records nothing by itself",
    arguments: [
      (nil, nil, RecordingMode.missing), (nil, "true", .never), ("all", "true", .all),
      ("failed", nil, .failed),
      ("never", nil, .never), ("nonsense", nil, .missing),
    ] as [(String?, String?, RecordingMode)])
  func mode(record: String?, ci: String?, expected: RecordingMode) {
    #expect(RecordingMode(record: record, ci: ci) == expected)
  }
}
