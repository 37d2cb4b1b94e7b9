import Motion
import Slipsheet
import Testing

@Suite("A style's text")
struct StyleDocumentTests {
  private func document(_ name: String) throws -> StyleDocument {
    try StyleDocument(try #require(StyleLibrary.source(named: name)), path: "\(name).json5")
  }

  private func path(_ text: String) throws -> StylePath {
    let all = try StyleLibrary.names.flatMap { try document($0).entries }
    return try #require(all.first { $0.path.description == text }?.path)
  }

  @Test("Every number, share of the window, curve and switch is found where it stands, in the text's order")
  func entries() throws {
    let text = """
      { // a comment with 5 and "1H"
        version: 1, name: "my 7", content: { kind: "page" },
        away: { place: "bottom", cornerRadius: "source" },
        "drag": { slop: +3., move: [0, 0x1], /* 9 */ ramps: {
          'opacity': { signal: "dy", input: [-.5e1, "1H"], output: [1, 0], easing: [0, 0.5, 1, 1] } } },
        release: { axis: "vertical", absolute: true, over: "0.25W" },
        present: { motion: { easing: "ease-out", duration: 0.35 } },
        restore: { motion: { dampingRatio: 0.5, response: 0.2 } }, dismiss: { motion: { easing: "linear", duration: 1 } },
      }
      """
    let document = try StyleDocument(Array(text.utf8), path: "my.json5")
    let found = document.entries.map { entry in
      guard case .easing(let easing) = entry.value else { return "\(entry.path) \(entry.value)" }
      return "\(entry.path) \(easing.name ?? "\(easing.controlPoints ?? [])")"
    }
    #expect(
      found == [
        "drag.slop number(3.0)", "drag.move[0] number(0.0)", "drag.move[1] number(1.0)",
        "drag.ramps.opacity.input[0] number(-5.0)", "drag.ramps.opacity.input[1] heights(1.0)",
        "drag.ramps.opacity.output[0] number(1.0)", "drag.ramps.opacity.output[1] number(0.0)",
        "drag.ramps.opacity.easing [0.0, 0.5, 1.0, 1.0]",
        "release.absolute flag(true)", "release.over widths(0.25)",
        "present.motion.easing ease-out", "present.motion.duration number(0.35)",
        "restore.motion.dampingRatio number(0.5)", "restore.motion.response number(0.2)",
        "dismiss.motion.easing linear", "dismiss.motion.duration number(1.0)",
      ])
  }

  @Test("A change touches its own place alone: comments and all other bytes stay")
  func change() throws {
    let before = try document("sheet")
    let after = try before.setting(path("release.over"), to: .number(140.5))
      .setting(path("drag.ramps.opacity.input[1]"), to: .heights(0.75))
      .setting(path("present.motion.easing"), to: .easing(.cubicBezier(0.1, 0.2, 0.3, 1.4)))
    let expected = String(decoding: before.text, as: UTF8.self)
      .replacing("over: 100", with: "over: 140.5")
      .replacing(
        "opacity: { signal: \"dy\", input: [0, \"1H\"]",
        with: "opacity: { signal: \"dy\", input: [0, \"0.75H\"]"
      )
      .replacing(
        "present: { motion: { easing: \"ease-out\"", with: "present: { motion: { easing: [0.1, 0.2, 0.3, 1.4]"
      )
    #expect(String(decoding: after.text, as: UTF8.self) == expected)
    #expect(after.style.release == .clause(try #require(after.style.release.clauses.first)))
    #expect(after.style.release.clauses.first?.threshold == .points(140.5))
  }

  @Test("Setting what stands there changes nothing in any built-in style", arguments: StyleLibrary.names)
  func same(name: String) throws {
    let before = try document(name)
    for entry in before.entries {
      #expect(try before.setting(entry.path, to: entry.value).style == before.style, "\(entry.path)")
    }
  }

  @Test("A change that the checks refuse is refused")
  func refused() throws {
    let document = try document("sheet")
    #expect(throws: StyleError.self) { try document.setting(path("rest.backdrop"), to: .number(1.5)) }
  }

  @Test(
    "The range of a number is the one that the style's checks name",
    arguments: [
      ("drag.slop", 0.0, 1000.0), ("rest.backdrop", 0, 1), ("present.motion.duration", 0, 4.5),
      ("release.over", -1e9, 1e9), ("drag.ramps.opacity.input[1]", -1e9, 1e9),
    ])
  func ranges(name: String, least: Double, most: Double) throws {
    #expect(try document("sheet").range(at: path(name)) == least...most)
  }

  @Test("Each number of each built-in style but a share of a time has a range", arguments: StyleLibrary.names)
  func allRanges(name: String) throws {
    let document = try document(name)
    for entry in document.entries {
      guard case .number = entry.value else { continue }
      #expect(document.range(at: entry.path) != nil, "\(entry.path)")
    }
  }

  @Test("A style without a text of its own gets one that says the same", arguments: StyleLibrary.names)
  func written(name: String) throws {
    let style = try document(name).style
    #expect(try StyleDocument(style, path: "new.json5").style == style)
  }

  @Test(
    "An error names the line on which the fault stands",
    arguments: [
      ("slop: 0", "slop: -1", 14), ("over: 100", "over: 100, under: 1", 23),
      ("input: [0, 100]", "input: [0,\n true]", 19), ("axis: \"vertical\", over: 100", "over: 100", 23),
      ("latches: true", "latches: true }", 27), ("name: \"sheet\",\n", "", 3),
    ])
  func lines(old: String, new: String, line: Int) throws {
    let text = String(decoding: try document("sheet").text, as: UTF8.self)
    let broken = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
    let error = try #require(throws: StyleError.self) { try StyleFile.parse(broken, path: "my.json5") }
    #expect(error.line == line, "\(error)")
  }
}
