import FoundationEssentials
import Geometry
import SeededNumbers
import Testing

@testable import Slipsheet

/// Syntax is checked before the decoder sees a text, which must neither lose what the decoder takes nor let through what
/// it refuses without a word.
@Suite("Syntax of JSON")
struct JSONSyntaxTests {
  /// Decodes every value of a text, whatever it is: the decoder looks only at what it is asked for.
  private struct Anything: Decodable {
    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Key.self) {
        for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
      } else if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd { _ = try list.decode(Anything.self) }
      } else {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil { return }
        do {
          _ = try value.decode(Double.self)
        } catch DecodingError.typeMismatch {
          _ = try value.decode(String.self)
        }
      }
    }
  }

  private func isDecoded(_ bytes: [UInt8], allowsJSON5: Bool) -> Bool {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = allowsJSON5
    return (try? decoder.decode(Anything.self, from: Data(bytes))) != nil
  }

  private func isSound(_ bytes: [UInt8], allowsJSON5: Bool) -> Bool {
    JSONSyntax.fault(in: bytes, allowsJSON5: allowsJSON5) == nil
  }

  static let texts = [
    #"{"a":[1,-2.5e3,"b\n",null],"c":{"d":true,"e":[]}, "f" : "\u00e9"}"#,
    "// c\n{ version: 1, 'n\\x41me': 'a', /* d */ \"x\": [0x1F, .5, 5., +3, -Infinity, NaN,], $k_1: 1e5, }",
  ]

  static let pieces =
    ParserTests.pieces + [
      "\u{0B}", "\u{0C}", "\u{A0}", "\\u0061", "\\ud83d\\ude00", "\\\n", "\\\r\n", "\\v", "\\0", "\\'", "0",
      "9", "e", "E", "x", "_", "$", "\u{E9}", "/",
    ]

  @Test("It takes what the decoder takes, and nothing else", arguments: [false, true])
  func agreement(allowsJSON5: Bool) {
    for seed in 0..<UInt64(4000) {
      var generator = SplitMix(seed: ~seed)
      var bytes = ParserTests.changed(Self.texts[Int(seed % 2)], seed: seed)
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      bytes.insert(
        contentsOf: Array(piece.utf8), at: Int.random(in: 0...bytes.count, using: &generator))
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { continue }
      // of a number that stands alone and is none the decoder may read beyond the end, and trap
      guard text.contains(where: { "{[".contains($0) }) else { continue }
      // of numbers that are too large or small the decoder says no more than that they are none
      if text.contains("e999") || text.contains("e-999") { continue }
      let isDecoded = isDecoded(bytes, allowsJSON5: allowsJSON5)
      let fault = JSONSyntax.fault(in: bytes, allowsJSON5: allowsJSON5)
      // a comma too many is no JSON, which the decoder overlooks
      if isDecoded, !allowsJSON5, fault?.reason.contains("expected a ") == true { continue }
      #expect(
        (fault == nil) == isDecoded, "seed \(seed): \(text.debugDescription), \(fault?.reason ?? "none")")
    }
  }

  @Test(
    "Numbers, words and keys are taken as the decoder takes them",
    arguments: [
      "-", "+", ".", "5.", ".5", "-.5", "+.5", "5.e3", ".e3", "1e", "1e+5", "-0", "00", "-01", "+1", "-+3",
      "1.2.3", "0x", "0xF", "0XaB", "-0x1F", "0x1.8", "NaN", "-NaN", "Infinity", "+Infinity", "infinity",
      "nan", "nul", "nulll", "{a:1}", "{a-b:1}", "{1a:1}", "{null:1}", "{\u{E9}:1}", "{a\\u0062:1}",
      "{a\\u00:1}",
      "{a\\u0000:1}", "{a\\ud800:1}", "[,]", "[1,,2]", "{,}", "'", "'a'", "'\\''", "\"\\x41\"", "\"\\x0\"",
      "\"\\u0000\"", "\"\t\"", "\"\\", "\u{FEFF}", "1\u{C}", "/", "//", "1//", "1/*", "1/**/", "1/*/",
    ])
  func table(text: String) {
    for allowsJSON5 in [false, true] {
      // in a list, for of numbers that stand alone and are none the decoder may read beyond the end
      let bytes = Array("[\(text)\n]".utf8)
      #expect(
        isSound(bytes, allowsJSON5: allowsJSON5) == isDecoded(bytes, allowsJSON5: allowsJSON5),
        "\(allowsJSON5)")
    }
  }

  @Test("A comma behind the last value is no JSON")
  func trailingComma() {
    #expect(JSONSyntax.fault(in: Array("[1,]".utf8), allowsJSON5: false)?.position?.column == 4)
    #expect(isSound(Array("[1,]".utf8), allowsJSON5: true))
  }

  @Test("A text that is nested too deep is told with its depth, unless something is wrong before")
  func depth() throws {
    let limit = Limits.jsonDepth
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(isSound(nested(limit), allowsJSON5: false))
    let fault = try #require(JSONSyntax.fault(in: nested(100_000), allowsJSON5: false))
    #expect(fault.reason == "nested 100000 deep, expected at most \(limit)")
    #expect(fault.position?.column == limit + 1)
    let open = Array(("[!" + String(repeating: "[", count: 1000)).utf8)
    #expect(JSONSyntax.fault(in: open, allowsJSON5: false)?.position?.column == 2)
    #expect(JSONPlaces(of: nested(100_000)).all.count <= limit)
  }
}
