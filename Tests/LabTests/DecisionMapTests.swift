import Gallery
import Geometry
import Interaction
import Lab
import Slipsheet
import Testing

@Suite("Decision maps")
struct DecisionMapTests {
  static let surroundings = Surroundings(window: Size(width: 390, height: 844))

  private func map(_ name: String) throws -> DecisionMap {
    DecisionMap(of: try StyleLibrary.style(name), surroundings: Self.surroundings)
  }

  @Test(
    "A rule of distance alone has one straight boundary",
    arguments: [("sheet", 100.0, false), ("photo", 80, true), ("zoom", 70, true)])
  func straight(style: String, threshold: Double, hasTwoAxes: Bool) throws {
    let map = try map(style)
    #expect(map.axis == .vertical)
    #expect(map.isOneOfTwoAxes == hasTwoAxes)
    #expect(map.columns.first?.velocity == -2000 && map.columns.last?.velocity == 2000)
    for column in map.columns {
      #expect(column.dismissed.count == 1)
      #expect(abs((column.dismissed.first?.lowerBound ?? 0) - threshold) <= 0.011)
      #expect(column.dismissed.first?.upperBound == map.reach)
    }
    #expect(map.boundaryAtRest.count == 1)
  }

  @Test("A projected rule has a slanted boundary, and none where the hand goes back")
  func projected() throws {
    for column in try map("card").columns {
      if column.velocity < -0.5 {
        #expect(column.dismissed.isEmpty)
      } else if column.velocity > 0.5 {
        let expected = max(0, 100 - 0.099 * column.velocity)
        #expect(abs((column.dismissed.first?.lowerBound ?? -1) - expected) <= 0.02)
      }
    }
  }

  @Test("A rule of progress and speed has a boundary that rises to rest from both sides")
  func progress() throws {
    for column in try map("fade").columns where abs(column.velocity) < 420 {
      let expected = 844 - 2 * abs(column.velocity)
      if expected < 833 { #expect(abs((column.dismissed.first?.lowerBound ?? -1) - expected) <= 0.02) }
    }
  }

  @Test("The difference of two styles is where one dismisses and the other does not")
  func difference() throws {
    let (sheet, card) = (try StyleLibrary.style("sheet"), try StyleLibrary.style("card"))
    let map = DecisionMap(where: sheet, differsFrom: card, surroundings: Self.surroundings)
    // at rest the two agree
    for column in map.columns where abs(column.velocity) > 1 {
      let first = try #require(column.dismissed.first)
      if column.velocity < -1 { #expect(abs(first.lowerBound - 100) < 0.02 && first.upperBound == map.reach) }
      if column.velocity > 1 { #expect(abs(first.upperBound - 100) < 0.02) }
    }
    let same = DecisionMap(where: sheet, differsFrom: sheet, surroundings: Self.surroundings)
    #expect(same.columns.filter { !$0.dismissed.isEmpty } == [])
  }

  @Test("The same map gives the same bytes, as SVG and as a picture")
  func bytes() throws {
    func drawing() throws -> Diagram {
      DecisionMapDrawing(
        of: try StyleLibrary.style("sheet"), comparedWith: try StyleLibrary.style("card"),
        surroundings: Self.surroundings, theme: .light
      ).diagram()
    }
    let (a, b) = (try drawing(), try drawing())
    #expect(a.svg() == b.svg())
    let pictures = try [a, b].map { try $0.picture(scale: 1).pngData() }
    #expect(pictures[0] == pictures[1])
    #expect(a.svg().hasPrefix("<svg xmlns"))
    #expect(a.svg().contains("Where sheet and card decide apart"))
  }

  @Test("A name may hold what SVG has other uses for")
  func escapes() throws {
    var style = try StyleLibrary.style("sheet")
    style.name = "<&\">"
    let svg = DecisionMapDrawing(of: style, surroundings: Self.surroundings, theme: .dark).diagram().svg()
    #expect(svg.contains("When &lt;&amp;&quot;&gt; dismisses"))
  }
}
