import Geometry
import Interaction

extension Lint.Trial {
  /// Clauses of the release rule that no release satisfied.
  func unreachableThresholds() -> [LintFinding] {
    guard let first = releases.first else { return [] }
    let keys = Self.keys(of: style.release)
    var findings: [LintFinding] = []
    for (index, key) in keys.enumerated() {
      let found = releases.map { $0.decision.findings[index] }
      guard !found.contains(where: \.holds), let most = found.map(\.measured).max() else { continue }
      let finding = first.decision.findings[index]
      let unit = finding.clause.quantity == .velocity ? "points/s" : "points"
      findings.append(
        LintFinding(
          rule: .unreachable, key: key, measured: finding.threshold - most, unit: unit,
          message: "asks for \(numberText(finding.threshold, places: 0)) \(unit), and a hand gets to "
            + "\(numberText(most, places: 0)) in \(numberText(surroundings.window.width, places: 0)) x "
            + "\(numberText(surroundings.window.height, places: 0))",
          suggestion: "ask for at most \(numberText((most * 0.5).rounded(), places: 0)) \(unit)"))
    }
    if findings.isEmpty, !releases.contains(where: \.decision.dismisses) {
      findings.append(
        LintFinding(
          rule: .unreachable, key: "release", measured: 0, unit: "",
          message: "each clause can hold, but no release satisfies them together",
          suggestion: "take any instead of all, or drop a clause"))
    }
    return findings
  }

  /// The path of each clause, in the order of `clauses`.
  private static func keys(of rule: ReleaseRule, at path: String = "release") -> [String] {
    switch rule {
    case .clause: return [path]
    case .any(let rules):
      return rules.enumerated().flatMap { keys(of: $1, at: "\(path).any[\($0)]") }
    case .all(let rules):
      return rules.enumerated().flatMap { keys(of: $1, at: "\(path).all[\($0)]") }
    }
  }

  /// Releases that dismiss although the hand was bringing the panel back, and against its way.
  func dismissalsAgainstTheHand() -> [LintFinding] {
    let against = releases.filter { release in
      guard release.isDismissed, let end = release.session.nextDeadline else { return false }
      let velocity = release.decision.velocity
      let way = release.session.sample(at: end).translation - release.before.translation
      return velocity.along(release.decision.translation) < 0 && velocity.along(way) < 0
    }
    let farthest = against.max { $0.decision.translation.length < $1.decision.translation.length }
    guard let farthest else { return [] }
    let distance = numberText(farthest.decision.translation.length, places: 0)
    let speed = farthest.decision.velocity.length
    return [
      LintFinding(
        rule: .againstHand, key: "release", measured: speed, unit: "points/s",
        message: "let go \(distance) points away while the hand goes back at "
          + "\(numberText(speed, places: 0)) points/s, the panel leaves all the same",
        suggestion:
          "ask for the direction, too: all: [.., { axis: \"vertical\", of: \"velocity\", atLeast: 0 }]")
    ]
  }
}

extension Vector {
  /// The inner product: negative where the two point away from each other.
  fileprivate func along(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}
