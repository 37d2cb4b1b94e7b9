import Geometry
import Interaction
import Motion

extension Lint.Trial {
  /// What changes at once: at the grab, under the hand, at the release, and where the panel comes from or goes.
  func jumps() -> [LintFinding] { jumpsAtGrab() + jumpsInDrag() + jumpsAtRelease() + jumpsOffScreen() }

  private var values: [FeltValue] { FeltValue.channels(of: style, in: surroundings) }

  private func jumpsAtGrab() -> [LintFinding] {
    guard let axis = axes.first else { return [] }
    let rest = Session(style: style, surroundings: surroundings, isPresented: true).sample(at: .zero)
    let pulls = [1.0, -1].compactMap { Pull(style, in: surroundings, along: axis, towards: $0) }
    guard var pull = pulls.first else { return [] }
    let grabbed = pull.shown
    pull.hold(for: .seconds(SettleStyle.longest))
    let held = pull.shown
    return values.flatMap { value -> [LintFinding] in
      let channel = Channel.allCases.first { $0.name == value.name }
      let atOnce = abs(value.value(grabbed) - value.value(rest))
      let byItself = abs(value.value(held) - value.value(grabbed))
      var findings: [LintFinding] = []
      if atOnce > value.measure.jump {
        findings.append(
          jump(
            of: value, by: atOnce, key: "drag.onBegin.\(value.name)",
            "\(value.name) changes at once when the drag begins",
            "give drag.onBegin.\(value.name) a duration, such as 0.15"))
      }
      // a step of its own is what the style asks for; a ramp is meant to follow the hand alone
      if byItself > value.measure.jump, let channel, style.drag.ramps[channel] != nil {
        findings.append(
          jump(
            of: value, by: byItself, key: "drag.ramps.\(value.name)",
            "\(value.name) runs away from its value at rest when the drag begins, with the hand still",
            "let the ramp's output begin with what rest has"))
      }
      return findings
    }
  }

  private func jumpsInDrag() -> [LintFinding] {
    sweeps.flatMap { sweep in
      sweep.jumps.map { step in
        jump(
          of: sweep.value, by: abs(step.change), key: sweep.key(at: step.place),
          "\(sweep.value.name) changes at once when the hand passes \(numberText(step.place, places: 0)) points",
          "spread the ramp's input over at least 40 points")
      }
    }
  }

  private func jumpsAtRelease() -> [LintFinding] {
    releases.flatMap { release -> [LintFinding] in
      let after = release.session.sample(at: release.time)
      let key = release.isDismissed ? "dismiss" : "restore"
      return (values + Axis.allCases.map(FeltValue.place)).compactMap { value in
        let change = abs(value.value(after) - value.value(release.before))
        guard change > value.measure.jump else { return nil }
        return jump(
          of: value, by: change, key: "\(key).motion",
          "\(value.name) changes at once when the panel is let go",
          "give \(key).motion a duration, such as 0.25")
      }
    }
  }

  /// Panels that are taken from the screen, or put on it, while they could be seen.
  private func jumpsOffScreen() -> [LintFinding] {
    var findings: [LintFinding] = []
    var session = Session(style: style, surroundings: surroundings, isPresented: false)
    session.handle(.present(animated: true), at: .zero)
    if (style.entry ?? style.away).place != .source {
      let seen = presence(of: session.sample(at: .zero))
      if seen > FeltLimits.jumpInShares {
        findings.append(vanishing(seen, key: style.entry == nil ? "away" : "entry", "is there at once"))
      }
    }
    for release in releases where release.isDismissed && style.away.place != .source {
      guard let end = release.session.nextDeadline else { continue }
      let seen = presence(of: release.session.sample(at: end - Span(nanoseconds: 1)))
      if seen > FeltLimits.jumpInShares { findings.append(vanishing(seen, key: "away", "vanishes at once")) }
    }
    return findings
  }

  /// How much of the panel, or of the black behind it, can be seen, in 0...1.
  private func presence(of sample: Sample) -> Double {
    let seen = sample.frame.intersection(Rect(origin: .zero, size: surroundings.window)).size
    let whole = max(1, sample.frame.width * sample.frame.height)
    return max(sample.backdrop, sample.opacity * max(0, seen.width * seen.height) / whole)
  }

  private func vanishing(_ seen: Double, key: String, _ what: String) -> LintFinding {
    LintFinding(
      rule: .jump, key: key, measured: seen, unit: "",
      message: "\(numberText(seen * 100, places: 0)) % of the panel or its backdrop \(what)",
      suggestion: "let \(key) have a place outside the window, or opacity 0 and backdrop 0")
  }

  private func jump(
    of value: FeltValue, by change: Double, key: String, _ message: String, _ suggestion: String
  ) -> LintFinding {
    LintFinding(
      rule: .jump, key: key, measured: change, unit: value.measure.unit,
      message: "\(message), by \(value.text(change))\(value.measure == .points ? " points" : "")",
      suggestion: suggestion)
  }
}
