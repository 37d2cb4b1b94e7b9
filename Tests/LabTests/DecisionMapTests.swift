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

  @Test("Of two styles, each dismisses alone where it does and the other does not")
  func difference() throws {
    let (sheet, card) = (try StyleLibrary.style("sheet"), try StyleLibrary.style("card"))
    let onlySheet = DecisionMap(where: sheet, dismissesUnlike: card, surroundings: Self.surroundings)
    let onlyCard = DecisionMap(where: card, dismissesUnlike: sheet, surroundings: Self.surroundings)
    // at rest the two agree
    for column in onlySheet.columns where abs(column.velocity) > 1 {
      guard column.velocity < 0 else {
        #expect(column.dismissed.isEmpty)
        continue
      }
      let first = try #require(column.dismissed.first)
      #expect(abs(first.lowerBound - 100) < 0.02 && first.upperBound == onlySheet.reach)
    }
    for column in onlyCard.columns where abs(column.velocity) > 1 {
      #expect(column.dismissed.isEmpty == (column.velocity < 0))
      if let first = column.dismissed.first { #expect(abs(first.upperBound - 100) < 0.02) }
    }
    let none = DecisionMap(where: sheet, dismissesUnlike: sheet, surroundings: Self.surroundings)
    #expect(none.columns.filter { !$0.dismissed.isEmpty } == [])
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
