import Testing

@testable import Slipsheet

@Suite("Places of keys in a text")
struct JSONPlacesTests {
  static let text = """
    // a comment: with a colon
    {
      version: 1, name: "a, b",
      /* drag:
         nothing */
      "drag": {
        move: [0, 1],
        ramps: {
          opacity: { signal: "dy", input: [0, "1H"] },
        },
      },
      release: {
        all: [
          { axis: 'vertical', over: 100 },
          {
            axis: "vertical",
            of: "velocity",
          },
        ],
      },
    }
    """

  @Test(
    "A key's path has its line",
    arguments: [
      ("version", 3), ("name", 3), ("drag", 6), ("drag.move", 7), ("drag.ramps.opacity", 9),
      ("drag.ramps.opacity.input", 9), ("release.all", 13), ("release.all[0]", 14), ("release.all[1]", 15),
      ("release.all[1].of", 17),
    ])
  func line(path: String, line: Int) {
    #expect(JSONPlaces(of: Array(Self.text.utf8)).line(of: path) == line)
  }

  @Test("A key that is missing has the line of what would hold it")
  func missing() {
    let lines = JSONPlaces(of: Array(Self.text.utf8))
    #expect(lines.line(of: "drag.overdrag") == 6)
    #expect(lines.line(of: "release.all[1].axis.nothing") == 16)
    #expect(lines.line(of: "stops.at") == 2)
  }

  @Test(
    "A text that is cut off or none at all is no fault",
    arguments: ["", "{", "{ a: [", "}}]", "{ a: \"", "a: /*"])
  func broken(text: String) {
    _ = JSONPlaces(of: Array(text.utf8)).line(of: "a")
  }
}
