import Drawing
import Geometry
import Interaction
import Slipsheet
import Testing
import TestSupport

@Suite("Style files")
struct StyleFileTests {
  /// A fault in a style file: what is written instead of what, and what the error must say.
  struct Fault: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var place: String?
    var reason: String

    init(_ old: String, _ new: String, at place: String?, _ reason: String) {
      self.old = old
      self.new = new
      self.place = place
      self.reason = reason
    }

    var testDescription: String { new }
  }

  static func text(of name: String) throws -> String {
    String(decoding: try #require(StyleLibrary.source(named: name)), as: UTF8.self)
  }

  /// The sheet's file with one place changed.
  static func sheet(_ old: String, _ new: String) throws -> [UInt8] {
    let text = try text(of: "sheet")
    let range = try #require(text.firstRange(of: old), "the sheet's file has no \(old)")
    return Array((text[..<range.lowerBound] + new + text[range.upperBound...]).utf8)
  }

  func expectFault(_ fault: Fault) throws {
    let bytes = try Self.sheet(fault.old, fault.new)
    let error = try #require(throws: StyleError.self) { try StyleFile.parse(bytes, path: "my.json5") }
    #expect(error.path == "my.json5")
    #expect(error.place == fault.place)
    #expect(error.reason.contains(fault.reason), "\(error.reason)")
    #expect(!error.description.contains("\n"))
  }

  @Test(
    "A key that nobody knows is named with those that would be known",
    arguments: [
      Fault(
        "latches: true", "latches: true, glows: 1", at: "glows", "unknown key; the keys here are version"),
      Fault("slop: 0", "slop: 0, slope: 1", at: "drag.slope", "axis, slop, move"),
      Fault("kind: \"page\"", "kind: \"page\", size: 1", at: "content.size", "kind, restingFrame"),
      Fault("signal: \"dy\"", "signal: \"dy\", unit: 1", at: "drag.ramps.cornerRadius.unit", "signal, input"),
      Fault("rest: { ", "rest: { width: 1, ", at: "rest.width", "scale, cornerRadius"),
      Fault("over: 100", "over: 100, under: 1", at: "release.under", "over, atLeast"),
      Fault("duration: 0.35", "duration: 0.35, delay: 1", at: "present.motion.delay", "easing, duration"),
      Fault("minimum: { dy: 0 }", "minimum: { y: 0 }", at: "drag.minimum.y", "dx, dy"),
    ])
  func unknownKeys(fault: Fault) throws {
    try expectFault(fault)
  }

  @Test(
    "A value of the wrong type says which would be right",
    arguments: [
      Fault("slop: 0", "slop: \"0\"", at: "drag.slop", "expected a number"),
      Fault("slop: 0", "slop: null", at: "drag.slop", "expected a number"),
      Fault("name: \"sheet\"", "name: 5", at: "name", "expected a text in quotes"),
      Fault("latches: true", "latches: 1", at: "latches", "expected true or false"),
      Fault("version: 1", "version: \"1\"", at: "version", "expected a whole number"),
      Fault("version: 1", "version: 1.5", at: "version", "expected a whole number"),
      Fault("move: [0, 1]", "move: 1", at: "drag.move", "expected a list"),
      Fault("move: [0, 1]", "move: [0, \"1\"]", at: "drag.move[1]", "expected a number"),
      Fault("content: { kind: \"page\" }", "content: \"page\"", at: "content", "expected an object"),
      Fault("input: [0, 100]", "input: [0, true]", at: "drag.ramps.cornerRadius.input[1]", "\"0.5H\""),
      Fault("input: [0, \"1H\"]", "input: [0, \"1X\"]", at: "drag.ramps.opacity.input[1]", "\"0.5H\""),
      Fault("easing: \"quad-in\"", "easing: 3", at: "drag.ramps.cornerRadius.easing", "easing"),
      Fault("easing: \"quad-in\"", "easing: \"quad\"", at: "drag.ramps.cornerRadius.easing", "quad-in-out"),
      Fault("axis: \"vertical\"", "axis: \"down\"", at: "drag.axis", "\"horizontal\""),
      Fault("place: \"bottom\"", "place: \"under\"", at: "entry.place", "\"bottom\""),
    ])
  func wrongTypes(fault: Fault) throws {
    try expectFault(fault)
  }

  @Test(
    "A value out of range says the value and the range",
    arguments: [
      Fault("slop: 0", "slop: -1", at: "drag.slop", "-1 is out of range, expected 0 to 1000"),
      Fault("slop: 0", "slop: 1001", at: "drag.slop", "1001 is out of range, expected 0 to 1000"),
      Fault("backdrop: 0.8", "backdrop: 1.5", at: "rest.backdrop", "1.5 is out of range, expected 0 to 1"),
      Fault("cornerRadius: 30", "cornerRadius: -3", at: "away.cornerRadius", "-3 is out of range"),
      Fault("duration: 0.35", "duration: 5", at: "present.motion.duration", "expected 0 to 4.5"),
      Fault("move: [0, 1]", "move: [0, 2e9]", at: "drag.move", "expected -1000000000 to 1000000000"),
      Fault("move: [0, 1]", "move: [0]", at: "drag.move", "has 1 values, expected 2"),
      Fault("over: 100", "over: 1e10", at: "release.over", "10000000000 is out of range"),
      Fault("over: 100", "over: \"1e308H\"", at: "release.over", "is out of range"),
      Fault(
        "input: [0, 100]", "input: [0, 1e300]", at: "drag.ramps.cornerRadius.input[1]", "is out of range"),
      Fault(
        "easing: \"quad-in\"", "easing: [2, 0, 1, 1]", at: "drag.ramps.cornerRadius.easing", "lie in 0...1"),
      Fault(
        "easing: \"quad-in\"", "easing: [0, 1e300, 1, 1]", at: "drag.ramps.cornerRadius.easing",
        "out of range"),
      Fault("version: 1", "version: 2", at: "version", "2 is not known here, expected 1"),
      Fault("name: \"sheet\"", "name: \"\"", at: "name", "1 to 100 characters"),
      Fault(
        "name: \"sheet\"", "name: \"\(String(repeating: "a", count: 101))\"", at: "name",
        "1 to 100 characters"),
      Fault(
        "over: 100", "lookAhead: 1, decelerationRate: 0.9, over: 1", at: "release.decelerationRate",
        "lookAhead"),
      Fault("over: 100", "over: 100, atLeast: 1", at: "release.over", "exactly one of over and atLeast"),
      Fault("axis: \"vertical\", over: 100", "any: []", at: "release.any", "expected a clause"),
    ])
  func outOfRange(fault: Fault) throws {
    try expectFault(fault)
  }

  @Test(
    "A number that is none is refused where it stands",
    arguments: ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
  func notFinite(number: String) throws {
    for (old, key) in [("slop: 0", "slop"), ("over: 100", "over"), ("duration: 0.35", "duration")] {
      let bytes = try Self.sheet(old, "\(key): \(number)")
      let error = try #require(throws: StyleError.self) { try StyleFile.parse(bytes, path: "my.json5") }
      #expect(error.place?.hasSuffix(key) == true, "\(error)")
    }
  }

  @Test(
    "A key that must be there is missed by its name",
    arguments: ["version: 1,", "name: \"sheet\",", "content: { kind: \"page\" },", "slop: 0,"])
  func missing(key: String) throws {
    let name = String(key.prefix { $0 != ":" })
    let error = try #require(throws: StyleError.self) {
      try StyleFile.parse(Self.sheet(key, ""), path: "my.json5")
    }
    #expect(error.place == (name == "slop" ? "drag.slop" : name))
    #expect(error.reason.contains("missing"))
  }

  @Test(
    "Text that is no JSON5 is told by its line",
    arguments: [
      ("{\n  version: 1,\n  name: \"a\n}", 3), ("{\n  version: 1\n  name: 2\n}", 3),
      ("{\n  version: ,\n}", 2),
      ("{\n\n\n  version: 1", 4), ("{ version: 1 }\n}", 2),
    ])
  func syntax(text: String, line: Int) throws {
    let error = try #require(throws: StyleError.self) {
      try StyleFile.parse(Array(text.utf8), path: "my.json5")
    }
    #expect(error.place?.hasPrefix("line \(line)") == true, "\(error)")
    #expect(!error.description.contains("\n"))
  }

  @Test(
    "Bytes that are no style are refused in one line",
    arguments: [
      [], [0], [0xFF, 0xFE], [0xC3, 0x28], Array("null".utf8), Array("3".utf8), Array("[]".utf8),
      Array("{}".utf8), Array("\"sheet\"".utf8), Array("   ".utf8), Array("// nothing".utf8),
      Array(repeating: UInt8(ascii: "["), count: 100_000),
      Array(repeating: UInt8(ascii: "{"), count: 100_000),
      Array(String(repeating: "{a:", count: 100_000).utf8),
    ] as [[UInt8]])
  func noStyle(bytes: [UInt8]) throws {
    let error = try #require(throws: StyleError.self) { try StyleFile.parse(bytes, path: "my.json5") }
    #expect(!error.reason.isEmpty && !error.description.contains("\n"))
    #expect(error.description.utf8.count < 400, "\(error)")
  }

  @Test("Rules that stand too deep in rules are refused")
  func deepRules() throws {
    func rules(_ depth: Int) throws -> [UInt8] {
      let clause = "axis: \"vertical\", over: 100"
      return try Self.sheet(
        clause,
        String(repeating: "all: [{ ", count: depth) + clause + String(repeating: " }]", count: depth))
    }
    #expect(throws: Never.self) { try StyleFile.parse(try rules(8), path: "my.json5") }
    for depth in [9, 20] {
      let error = try #require(throws: StyleError.self) {
        try StyleFile.parse(try rules(depth), path: "my.json5")
      }
      #expect(error.reason.contains("deeper than 8"), "\(error)")
    }
  }

  @Test(
    "A byte order mark, other line ends and comments change nothing",
    arguments: ["\u{FEFF}", "\r\n\r\n", "/* one */ // two\n"])
  func dressing(prefix: String) throws {
    let plain = try Self.text(of: "sheet")
    let dressed = prefix + plain.split(separator: "\n").joined(separator: "\r\n") + " // end"
    #expect(
      try StyleFile.parse(Array(dressed.utf8), path: "my.json5") == StyleLibrary.style(named: "sheet"))
  }

  @Test("A style that is written and read again is the same", arguments: StyleLibrary.names)
  func roundTrip(name: String) throws {
    let style = try StyleLibrary.style(name)
    #expect(style.name == name)
    #expect(!style.summary.isEmpty)
    let head = Trace(style: .whole(style), surroundings: Surroundings(window: Size(width: 1, height: 1)))
    let bytes = Array(head.lines().joined(separator: "\n").utf8)
    #expect(try TraceFile.parse(bytes, path: "t").resolvedStyle() == style)
  }

  @Test("A file is read by its path, and what the system says of it is told")
  func files() throws {
    let folder = try ScratchFolder()
    let path = folder.file("my.json5")
    try writeFile(try Self.sheet("slop: 0", "slop: 7"), to: path)
    #expect(try StyleLibrary.style(path).drag.slop == 7)

    let absent = folder.file("absent.json5")
    let error = try #require(throws: StyleError.self) { try StyleLibrary.style(absent) }
    #expect(error.description == "\(absent): No such file or directory")
    let folderError = try #require(throws: StyleError.self) { try StyleLibrary.style(folder.path) }
    #expect(folderError.reason.contains("folder"))
    let nameError = try #require(throws: StyleError.self) { try StyleLibrary.style("shet") }
    #expect(nameError.reason.contains("sheet, photo, fade, card, zoom"))
    #expect(throws: StyleError.self) { try StyleLibrary.style("") }
  }

  @Test("A file beyond the limit is refused without being parsed")
  func large() throws {
    let folder = try ScratchFolder()
    let path = folder.file("my.json5")
    var bytes = try Self.sheet("slop: 0", "slop: 7")
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: StyleFile.maximumSize - bytes.count)
    try writeFile(bytes, to: path)
    #expect(throws: Never.self) { try StyleFile.read(path) }
    try writeFile(bytes + [UInt8(ascii: " ")], to: path)
    let error = try #require(throws: StyleError.self) { try StyleFile.read(path) }
    #expect(error.reason.contains("1048576"))
  }
}
