import FoundationEssentials
import Layout
import Testing

@Suite("Layout files")
struct LayoutFileTests {
  struct Expected: Decodable {
    struct Step: Decodable {
      var values: [String: Double]
    }

    var steps: [Step]
  }

  static func data() throws -> Data {
    let folder = #filePath.dropLast("LayoutFileTests.swift".count)
    return try Data(contentsOf: URL(filePath: folder + "Cases/layout.json"))
  }

  @Test("The steps of the form come out as computed elsewhere")
  func steps() throws {
    let solution = try JSONDecoder().decode(LayoutFile.self, from: Self.data()).solved()
    let expected = try JSONDecoder().decode(Expected.self, from: Self.data())
    #expect(solution.steps.count == expected.steps.count)
    for (index, (step, other)) in zip(solution.steps, expected.steps).enumerated() {
      #expect(step.values.count == other.values.count)
      for (name, value) in other.values {
        let found = try #require(step.values[name])
        #expect(abs(found - value) <= 1e-4, "step \(index), \(name): \(found), expected \(value)")
      }
    }
  }

  @Test("As many constraints as are allowed are solved, and one more is refused with the limit")
  func mostConstraints() throws {
    func file(_ count: Int) -> LayoutFile {
      LayoutFile(
        constraints: (0..<count).map {
          LayoutFile.Rule(terms: ["x": 1], constant: Double($0 - count), relation: .atLeast)
        }, steps: [LayoutFile.Step(suggest: [:])])
    }
    let limit = 10_000
    #expect(try file(limit).solved().steps.map(\.values) == [["x": Double(limit)]])
    let error = #expect(throws: LayoutFileError.self) { try file(limit + 1).solved() }
    #expect(error?.description.contains("10001") == true && error?.description.contains("10000") == true)
  }
}
