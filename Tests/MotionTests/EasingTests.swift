import FoundationEssentials
import Motion
import Testing

@Suite struct EasingTests {
  private struct EasingCases: Decodable {
    var named: [String: [[Double]]] = [:]
    var beziers: [String: Bezier] = [:]
    var single: [String: Double] = [:]

    struct Bezier: Decodable {
      var cubicBezier: [Double]
      var at: [[Double]]
    }

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys where key.stringValue != "about" {
        if let points = try? container.decode([[Double]].self, forKey: key) {
          named[key.stringValue] = points
        } else if let bezier = try? container.decode(Bezier.self, forKey: key) {
          beziers[key.stringValue] = bezier
        } else {
          single = try container.decode([String: Double].self, forKey: key)
        }
      }
    }
  }

  private static let all = Easing.names.compactMap(Easing.init(name:)) + [.cubicBezier(0.32, 0.72, 0, 1)]

  @Test("The worked values of the families are met to 1e-9")
  func families() throws {
    let cases = try readCases("easing", as: EasingCases.self)
    #expect(cases.named.count >= 4)
    for (name, points) in cases.named {
      let easing = try #require(Easing(name: name))
      for point in points {
        #expect(abs(easing.value(at: point[0]) - point[1]) <= 1e-9, "\(name) at \(point[0])")
      }
    }
    for (call, value) in cases.single {
      let name = try #require(call.split(separator: "(").first)
      let easing = try #require(Easing(name: String(name)))
      #expect(abs(easing.value(at: 0.5) - value) <= 1e-7, "\(call)")
    }
  }

  @Test("The worked values of the cubic Beziers are met to 1e-12")
  func beziers() throws {
    let cases = try readCases("easing", as: EasingCases.self)
    #expect(cases.beziers.count == 5)
    for (name, bezier) in cases.beziers {
      let p = bezier.cubicBezier
      let easing = Easing.cubicBezier(p[0], p[1], p[2], p[3])
      #expect(easing.name == (Easing.names.contains(name) ? name : nil))
      for point in bezier.at {
        #expect(abs(easing.value(at: point[0]) - point[1]) <= 1e-12, "\(name) at \(point[0])")
      }
    }
  }

  @Test("Every curve begins at exactly 0 and ends at exactly 1, and stays there outside", arguments: all)
  func ends(easing: Easing) {
    for progress in [-1, -0.0, 0, -Double.infinity, .nan] { #expect(easing.value(at: progress) == 0) }
    for progress in [1, 1.5, Double.infinity] { #expect(easing.value(at: progress) == 1) }
    for progress in [-0.1, 1.1, .nan] { #expect(easing.slope(at: progress) == 0) }
  }

  @Test("The slope is the quotient of small differences", arguments: all)
  func slopes(easing: Easing) {
    let step = 1e-6
    for i in 1..<200 {
      let progress = (Double(i) + 0.37) / 201
      let difference = (easing.value(at: progress + step) - easing.value(at: progress - step)) / (2 * step)
      #expect(abs(easing.slope(at: progress) - difference) <= 1e-4 * max(1, abs(difference)))
    }
  }

  @Test("The slope at an end is that of the inside", arguments: all)
  func endSlopes(easing: Easing) {
    for (end, inside) in [(0.0, 1e-9), (1.0, 1 - 1e-9)] {
      let slope = easing.slope(at: end)
      #expect(slope.isFinite)
      #expect(abs(slope) > 1e4 || abs(slope - easing.slope(at: inside)) <= 1e-3)
    }
  }

  @Test("An out curve is the in curve turned by half a turn", arguments: Easing.Family.allCases)
  func symmetry(family: Easing.Family) {
    for progress in stride(from: 0.01, to: 1, by: 0.07) {
      let turned = 1 - Easing(family, .in).value(at: 1 - progress)
      #expect(abs(Easing(family, .out).value(at: progress) - turned) <= 1e-15)
      let inOut = Easing(family, .inOut)
      #expect(abs(inOut.value(at: progress) + inOut.value(at: 1 - progress) - 1) <= 1e-14)
    }
  }

  @Test(
    "Beziers with vertical tangents and coinciding points have finite values and slopes",
    arguments: [
      Easing.cubicBezier(0, 1, 0, 1), .cubicBezier(1, 0, 0, 1), .cubicBezier(0, 0, 0, 0),
      .cubicBezier(1, 1, 1, 1),
      .cubicBezier(0, 1, 1, 0), .cubicBezier(1, 0, 1, 0), .cubicBezier(.nan, .infinity, 7, -3),
      .cubicBezier(0, -50, 1, 50),
    ])
  func extremeBeziers(easing: Easing) {
    for i in 0...1000 {
      let progress = Double(i) / 1000
      #expect(easing.value(at: progress).isFinite)
      #expect(easing.slope(at: progress).magnitude <= Easing.steepestSlope)
    }
  }

  @Test("A file holds the name, or four numbers")
  func coding() throws {
    for name in Easing.names {
      let easing = try JSONDecoder().decode([Easing].self, from: Data("[\"\(name)\"]".utf8))
      #expect(easing.first?.name == name)
      #expect(try JSONEncoder().encode(easing) == Data("[\"\(name)\"]".utf8))
    }
    let bezier = [Easing.cubicBezier(0.25, -1, 0.5, 2)]
    #expect(try JSONEncoder().encode(bezier) == Data("[[0.25,-1,0.5,2]]".utf8))
    #expect(try JSONDecoder().decode([Easing].self, from: Data("[[0.25,-1,0.5,2]]".utf8)) == bezier)
    #expect(try JSONDecoder().decode([Easing].self, from: Data("[[0.42,0,1,1]]".utf8)) == [.easeIn])
  }

  @Test(
    "A wrong curve in a file is refused with what would be right",
    arguments: [
      ("\"quad\"", "quad-in-out"), ("[0, 0, 1]", "four finite numbers"), ("[-0.1, 0, 1, 1]", "0...1"),
      ("7", "such as"), ("null", "such as"),
    ])
  func wrongCoding(json: String, hint: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Easing].self, from: Data("[\(json)]".utf8))
    }
    let description =
      switch try #require(error) {
      case .dataCorrupted(let context), .typeMismatch(_, let context): context.debugDescription
      default: ""
      }
    #expect(description.contains(hint))
  }
}
