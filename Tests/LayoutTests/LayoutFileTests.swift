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
}
