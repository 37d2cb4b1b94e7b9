import Geometry
import Interaction
import Lab
import Slipsheet
import Testing

@Suite("Lint")
struct LintTests {
  static let surroundings = Surroundings(window: Size(width: 390, height: 844))

  /// What is known of a built-in style: the rule, and the key that causes it.
  struct Known: Hashable {
    var rule: LintRule
    var key: String

    init(_ rule: LintRule, _ key: String) {
      self.rule = rule
      self.key = key
    }

    init(_ finding: LintFinding) { self.init(finding.rule, finding.key) }
  }

  /// The published behaviours are followed as they are; this is what a hand feels of them.
  static let known: [(style: String, findings: [Known])] = [
    (
      "sheet",
      [
        // pulled up, it stands still at once
        Known(.kink, "drag.minimum.dy"),
        // the radius grows by 0.4 points a point just before 100 points, and not at all behind them
        Known(.kink, "drag.ramps.cornerRadius"),
        // 0.2 s of ease-out, whatever the hand's speed
        Known(.velocityBreak, "dismiss.motion"), Known(.velocityBreak, "restore.motion"),
        // 100 points decide, not the direction
        Known(.againstHand, "release"),
        // opacity 0.5 with half of the page still there
        Known(.faintText, "drag.ramps.opacity"),
      ]
    ),
    (
      "photo",
      [
        // the close button is gone as soon as the drag begins
        Known(.jump, "drag.onBegin.controls"),
        // the spring begins with a velocity of its own, the way back with none
        Known(.velocityBreak, "dismiss.motion"), Known(.velocityBreak, "restore.motion"),
        // 80 points decide, not the direction
        Known(.againstHand, "release"),
      ]
    ),
    // 0.25 s of ease-out; it leaves where the hand goes, and a flick as fast as lint's always dismisses
    ("fade", [Known(.velocityBreak, "dismiss.motion")]),
    (
      "card",
      [
        Known(.kink, "drag.minimum.dy"), Known(.kink, "drag.ramps.cornerRadius"),
        // a damping ratio of 0.4 overshoots by a quarter of the way; on the way back there is room for it
        Known(.overshoot, "present.motion"), Known(.overshoot, "restore.motion"),
        // without a backdrop the page behind shows through the text
        Known(.faintText, "drag.ramps.opacity"),
      ]
    ),
    (
      "zoom",
      [
        // a ratio of heights has a corner at 1: it shrinks upward and downward
        Known(.kink, "drag.ramps.scale"), Known(.kink, "drag.ramps.backdrop"),
        Known(.velocityBreak, "dismiss.motion"), Known(.velocityBreak, "restore.motion"),
        // a damping ratio of 0.8 on a picture as wide as the window
        Known(.overshoot, "present.motion"),
        // 70 points decide, not the direction
        Known(.againstHand, "release"),
      ]
    ),
  ]

  @Test("The built-in styles report what is known of them", arguments: known)
  func builtIn(style: String, expected: [Known]) throws {
    let findings = Lint.findings(in: try StyleLibrary.style(style), surroundings: Self.surroundings)
    #expect(findings.map(Known.init) == expected)
    #expect(findings == Lint.findings(in: try StyleLibrary.style(style), surroundings: Self.surroundings))
    for finding in findings {
      #expect(finding.measured > 0 && finding.measured.isFinite)
      #expect(!finding.message.isEmpty && !finding.suggestion.isEmpty)
    }
  }

  @Test("A name tells nothing: what is felt is measured")
  func anotherName() throws {
    var style = try StyleLibrary.style("sheet")
    let findings = Lint.findings(in: style, surroundings: Self.surroundings)
    style.name = "mine"
    #expect(Lint.findings(in: style, surroundings: Self.surroundings) == findings)
  }

  @Test("A planted jump, kink and threshold out of reach are all named")
  func planted() throws {
    let findings = try findings { style in
      style.replace(
        "ramps: {",
        with: """
          ramps: {
            presenterScale: { signal: "dy", input: [200, 200], output: [1, 0.9] },
            opacity: { signal: "dy", input: [0, 80], output: [1, 0.6] },
          """)
      style.replace("over: 120", with: "over: 2000")
    }
    let jump = try #require(findings.first { $0.rule == .jump })
    #expect(jump.key == "drag.ramps.presenterScale")
    #expect(jump.message.contains("200 points"))
    #expect(abs(jump.measured - 42.2) < 0.01)
    let kink = try #require(findings.first { $0.rule == .kink })
    #expect(kink.key == "drag.ramps.opacity")
    #expect(kink.message.contains("80 points"))
    #expect(abs(kink.measured - 0.5) < 0.001)
    let threshold = try #require(findings.first { $0.rule == .unreachable })
    #expect(threshold.key == "release.all[0]")
    #expect(threshold.message.contains("2000 points"))
  }

  @Test("A calm style has no findings")
  func calm() throws {
    #expect(try findings { _ in } == [])
  }

  @Test("An end that gives way is an end, and a hand is not told of a corner there")
  func band() throws {
    func kinks(_ overdrag: String) throws -> [String] {
      try findings { $0.replace("minimum: {},", with: "minimum: { dy: 0 }, \(overdrag)") }
        .filter { $0.rule == .kink }.map(\.key)
    }
    #expect(try kinks("") == ["drag.minimum.dy"])
    #expect(try kinks("overdrag: 0.55,") == [])
  }

  /// One change to the calm style for each rule, and what it must lead to.
  static let plants: [(change: [String], known: Known)] = [
    (
      ["onBegin: {}", "onBegin: { controls: { to: 0 } }"], Known(.jump, "drag.onBegin.controls")
    ),
    (
      [
        "ramps: {", "ramps: { opacity: { signal: \"dy\", input: [0, \"1H\"], output: [0.7, 0.7] },",
      ], Known(.jump, "drag.ramps.opacity")
    ),
    (["place: \"bottom\"", "place: \"rest\""], Known(.jump, "away")),
    (
      [
        "restore: { motion: { response: 0.35, dampingRatio: 1 } }",
        "restore: { motion: { easing: \"linear\", duration: 0 } }",
      ],
      Known(.jump, "restore.motion")
    ),
    (["handsOverVelocity: true", "handsOverVelocity: false"], Known(.velocityBreak, "restore.motion")),
    (
      [
        "present: { motion: { response: 0.35, dampingRatio: 1 } }",
        "present: { motion: { response: 0.35, dampingRatio: 0.4 } }",
      ],
      Known(.overshoot, "present.motion")
    ),
    (
      [
        "dismiss: { motion: { response: 0.35, dampingRatio: 1 } }",
        "dismiss: { motion: { dampingRatio: 1, duration: 3 } }",
      ],
      Known(.longTail, "dismiss.motion")
    ),
    ([", atLeast: 0", ", atLeast: -6000"], Known(.againstHand, "release")),
    (["minimum: {}", "minimum: {}, maximum: { dy: 90 }"], Known(.unreachable, "release.all[0]")),
    (
      ["ramps: {", "ramps: { opacity: { signal: \"dy\", input: [0, \"1H\"], output: [1, 0] },"],
      Known(.faintText, "drag.ramps.opacity")
    ),
  ]

  @Test("Each rule finds what it is for", arguments: plants)
  func plant(change: [String], known: Known) throws {
    let findings = try findings { style in style.replace(change[0], with: change[1]) }
    #expect(findings.map(Known.init).contains(known), "\(findings)")
  }

  /// The findings for the calm style after a change of its text.
  private func findings(_ change: (inout String) -> Void) throws -> [LintFinding] {
    var text = """
      {
        version: 1, name: "calm", content: { kind: "page" },
        away: { place: "bottom" },
        drag: {
          axis: "vertical", slop: 10, move: [0, 1], minimum: {}, onBegin: {},
          ramps: {
          },
        },
        release: {
          all: [
            { axis: "vertical", over: 120 },
            { axis: "vertical", of: "velocity", atLeast: 0 },
          ],
        },
        present: { motion: { response: 0.35, dampingRatio: 1 } },
        restore: { motion: { response: 0.35, dampingRatio: 1 } },
        dismiss: { motion: { response: 0.35, dampingRatio: 1 } },
        handsOverVelocity: true,
      }
      """
    change(&text)
    return Lint.findings(
      in: try StyleFile.parse(Array(text.utf8), path: "calm.json5"), surroundings: Self.surroundings)
  }
}

extension String {
  /// Replaces the only occurrence of a text.
  fileprivate mutating func replace(_ text: String, with other: String) {
    guard let range = firstRange(of: text) else { return }
    replaceSubrange(range, with: other)
  }
}
