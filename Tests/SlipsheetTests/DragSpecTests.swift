import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing

@Suite("Drags in words")
struct DragSpecTests {
  func moves(_ text: String) throws -> [(ms: Double, x: Double, y: Double)] {
    try DragSpec.parse(text).compactMap { entry in
      guard case .input(.move(let move)) = entry.event else { return nil }
      return (entry.time.seconds * 1000, move.position.x, move.position.y)
    }
  }

  @Test("A move has samples at 8, 16 and so on, and at its end")
  func samples() throws {
    let entries = try DragSpec.parse("195,300 +0,150@20 up")
    #expect(
      entries == [
        Trace.Entry(at: .zero, .input(.down(PointerDown(id: 1, position: Point(x: 195, y: 300))))),
        Trace.Entry(
          at: .seconds(0.008), .input(.move(PointerMove(id: 1, position: Point(x: 195, y: 360))))),
        Trace.Entry(
          at: .seconds(0.016), .input(.move(PointerMove(id: 1, position: Point(x: 195, y: 420))))),
        Trace.Entry(
          at: .seconds(0.020), .input(.move(PointerMove(id: 1, position: Point(x: 195, y: 450))))),
        Trace.Entry(at: .seconds(0.020), .input(.up(PointerMove(id: 1, position: Point(x: 195, y: 450))))),
      ])
  }

  @Test(
    "Samples lie where a table has them",
    arguments: [
      ("0,0 +16,0@16", [8.0, 16]), ("0,0 +16,0@8", [8]), ("0,0 +16,0@7", [7]), ("0,0 +16,0@0", [0]),
      ("0,0 +1,1@17", [8, 16, 17]), ("0,0 ~30 +1,0@9 ~5 -1,0@8", [38, 39, 52]),
    ])
  func times(text: String, expected: [Double]) throws {
    #expect(try moves(text).map(\.ms) == expected)
  }

  @Test("Moves add up, with signs of their own")
  func directions() throws {
    let ends = try moves("100,100 +10,-20@8 -5,+5@8 +-1,0.5@8")
    #expect(ends.map(\.x) == [110, 105, 104])
    #expect(ends.map(\.y) == [80, 85, 85.5])
  }

  @Test("A hold has no samples and delays what follows")
  func hold() throws {
    let entries = try DragSpec.parse("1,2 ~100 ~50")
    #expect(entries.count == 2)
    #expect(entries.last?.time == .seconds(0.15))
  }

  @Test("The last word lifts or takes the pointer away; without one it is lifted")
  func endings() throws {
    let up = Trace.Entry(at: .zero, .input(.up(PointerMove(id: 1, position: Point(x: 1, y: 2)))))
    #expect(try DragSpec.parse("1,2").last == up)
    #expect(try DragSpec.parse("\t1,2\n up ").last == up)
    #expect(try DragSpec.parse("1,2 cancel").last == Trace.Entry(at: .zero, .input(.cancel(id: 1))))
  }

  @Test(
    "A wrong step is named by its place and its words",
    arguments: [
      ("", 1, "", "no steps"), ("   ", 1, "", "no steps"), ("x", 1, "x", "X,Y"), ("1", 1, "1", "X,Y"),
      ("1,2,3", 1, "1,2,3", "X,Y"), ("1,", 1, "1,", "X,Y"), ("nan,1", 1, "nan,1", "X,Y"),
      ("inf,1", 1, "inf,1", "X,Y"), ("1e7,1", 1, "1e7,1", "X,Y"), ("+1,1@8", 1, "+1,1@8", "X,Y"),
      ("1,2 3,4", 2, "3,4", "+DX,DY@MS"), ("1,2 +1,1", 2, "+1,1", "+DX,DY@MS"),
      ("1,2 +1,1@", 2, "+1,1@", "@MS"), ("1,2 +1,1@x", 2, "+1,1@x", "@MS"),
      ("1,2 +1,1@-8", 2, "+1,1@-8", "@MS"), ("1,2 +1,1@1.5", 2, "+1,1@1.5", "@MS"),
      ("1,2 +1@8", 2, "+1@8", "@MS"), ("1,2 +nan,0@8", 2, "+nan,0@8", "@MS"),
      ("1,2 +1,1@600001", 2, "+1,1@600001", "@MS"), ("1,2 ~", 2, "~", "~MS"), ("1,2 ~x", 2, "~x", "~MS"),
      ("1,2 ~-1", 2, "~-1", "~MS"), ("1,2 ~99999999999999999999", 2, "~99999999999999999999", "~MS"),
      ("1,2 up ~1", 3, "~1", "last step"), ("1,2 cancel up", 3, "up", "last step"),
      ("1,2 ~5 drop", 3, "drop", "\"cancel\""), ("1,2 \u{1F446}", 2, "\u{1F446}", "expected"),
    ])
  func faults(text: String, step: Int, word: String, reason: String) throws {
    let failure = try #require(throws: DragSpec.Failure.self) { try DragSpec.parse(text) }
    #expect(failure.step == step)
    #expect(failure.word == word)
    #expect(failure.description.contains(reason), "\(failure)")
    #expect(!failure.description.contains("\n"))
  }

  @Test("A drag of many long steps is refused before it fills the memory")
  func longest() throws {
    let words = "0,0" + String(repeating: " +1,1@600000", count: 1000)
    let failure = try #require(throws: DragSpec.Failure.self) { try DragSpec.parse(words) }
    #expect(failure.step == 3)
    #expect(failure.reason.contains("600000"))
    #expect(throws: Never.self) { try DragSpec.parse("0,0 +1,1@600000") }
  }
}
