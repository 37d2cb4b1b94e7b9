import Geometry
import Interaction
import SeededNumbers
import Testing

@testable import Slipsheet

/// What readers do with texts that nobody would write: none may trap, hang, or say more than one line.
@Suite("Parsers take whatever comes")
struct ParserTests {
  static let pieces: [String] = [
    "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "/*", "*/", "//", "\n", "\r", "\t", "\u{0}", "\u{7F}",
    "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "-", "+", ".", "0x1F",
    "1e999",
    "-1e999", "1e-999", "NaN", "Infinity", "-0", "01", "9223372036854775808", "0.1e", "null", "true",
    "\\u0000",
    "\\ud800", "\\x", "{}", "[[]]", "\"\":", "version", "H", "\"1e9H\"", "\"nanW\"", "@", "~", "up", "cancel",
  ]

  /// A text with a few places changed.
  static func changed(_ text: String, seed: UInt64) -> [UInt8] {
    var generator = SplitMix(seed: seed)
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.removeSubrange(place..<bytes.count)
      default:
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<end, with: Array(piece.utf8))
      }
    }
    return bytes
  }

  /// What stands at the first place where a changed text differs.
  func difference(_ bytes: [UInt8], _ text: String) -> String {
    let place = zip(bytes, text.utf8).prefix { $0 == $1 }.count
    return String(decoding: bytes[max(0, place - 30)..<min(bytes.count, place + 60)], as: UTF8.self)
      .debugDescription
  }

  func expectOneLine(_ text: String, seed: UInt64) {
    let isOneLine = !text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
    #expect(!text.isEmpty && text.utf8.count < 2000, "seed \(seed): \(text)")
    // names and values are quoted as they are; the program escapes what would break its line
    if !isOneLine { #expect(text.contains("\""), "seed \(seed): \(text)") }
  }

  @Test("Style files", arguments: StyleLibrary.names)
  func styles(name: String) throws {
    let text = String(decoding: try #require(StyleLibrary.source(named: name)), as: UTF8.self)
    for seed in 0..<UInt64(200) {
      let bytes = Self.changed(text, seed: seed)
      do {
        let style = try StyleFile.parse(bytes, path: "s")
        #expect(!style.name.isEmpty)
      } catch {
        #expect(
          error.place != nil || error.reason == "not UTF-8 text",
          "seed \(seed): \(error)\n\(difference(bytes, text))")
        expectOneLine(error.reason, seed: seed)
      }
    }
  }

  @Test("Traces, which replay if they can be read")
  func traces() throws {
    let text = try Trace(
      style: .named("photo"), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      entries: TraceFileTests.everything()
    ).lines().filter { !$0.contains("\"kind\":\"style\"") }.joined(separator: "\n")
    for seed in 0..<UInt64(500) {
      do {
        let trace = try TraceFile.parse(Self.changed(text, seed: seed), path: "t")
        var replay = Replay(trace, style: try StyleLibrary.style("photo"))
        let end = replay.runToRest()
        #expect(replay.session.sample(at: end).frame.minX.isFinite, "seed \(seed)")
      } catch let failure as TraceFile.Failure {
        expectOneLine(failure.reason, seed: seed)
      }
    }
  }

  @Test("Drags in words")
  func drags() {
    for seed in 0..<UInt64(1000) {
      let bytes = Self.changed("195,300 +0,150@200 ~100 -3,+4@16 up", seed: seed)
      do {
        let entries = try DragSpec.parse(String(decoding: bytes, as: UTF8.self))
        #expect(entries.count >= 2)
        #expect(entries.map(\.time) == entries.map(\.time).sorted(), "seed \(seed)")
      } catch {
        expectOneLine(error.description, seed: seed)
      }
    }
  }
}
