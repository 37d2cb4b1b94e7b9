import Drawing
import Foundation
import SlipsheetTesting
import Testing

@Suite("Comparing pictures")
struct PictureReferencesTests {
  private func picture(_ hex: UInt32, width: Int = 10) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: 10, isOpaque: true)
    Canvas(on: bitmap).fill(with: Color(hex: hex))
    return bitmap
  }

  /// Runs with an empty folder, which is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "slipsheet-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("A missing reference is written, and then found to be the same")
  func missing() throws {
    try inFolder { folder in
      let references = PictureReferences(of: "\(folder)/T.swift", mode: .missing, failures: "\(folder)/f")
      #expect(throws: PictureFailure.recorded(path: "\(folder)/__Pictures__/a.png")) {
        try references.check(try picture(0x102030), named: "a")
      }
      try references.check(try picture(0x102030), named: "a")
    }
  }

  @Test("Without leave to record, a missing reference stays missing")
  func never() throws {
    try inFolder { folder in
      let references = PictureReferences(of: "\(folder)/T.swift", mode: .never, failures: "\(folder)/f")
      #expect(throws: PictureFailure.noReference(path: "\(folder)/__Pictures__/a.png")) {
        try references.check(try picture(0x102030), named: "a")
      }
      #expect(!FileManager.default.fileExists(atPath: references.folder))
    }
  }

  @Test("A picture that differs leaves the reference, itself and the difference")
  func differs() throws {
    try inFolder { folder in
      let record = PictureReferences(of: "\(folder)/T.swift", mode: .all, failures: "\(folder)/f")
      #expect(throws: PictureFailure.self) { try record.check(try picture(0x102030), named: "a") }
      let references = PictureReferences(of: "\(folder)/T.swift", mode: .never, failures: "\(folder)/f")
      let error = #expect(throws: PictureFailure.self) {
        try references.check(try picture(0x102031), named: "a")
      }
      #expect(error?.description.contains("\(folder)/f") == true)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/f").sorted()
          == ["a.actual.png", "a.difference.png", "a.reference.png"])
      try references.check(try picture(0x102031), named: "a", tolerance: .perceptual)
      #expect(throws: PictureFailure.self) {
        try references.check(try picture(0x102030, width: 11), named: "a", tolerance: .perceptual)
      }
    }
  }

  @Test("Failed pictures become references where the mode says so")
  func failed() throws {
    try inFolder { folder in
      let references = PictureReferences(of: "\(folder)/T.swift", mode: .failed, failures: "\(folder)/f")
      #expect(throws: PictureFailure.self) { try references.check(try picture(0x102030), named: "a") }
      #expect(throws: PictureFailure.self) { try references.check(try picture(0xFF2030), named: "a") }
      try references.check(try picture(0xFF2030), named: "a")
    }
  }

  @Test("A difference tells how many pixels are how far off")
  func measured() throws {
    let other = try picture(0x102030)
    for y in 0..<5 { other[3, y] = 0xFF10_2063 }
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
