import Geometry
import Interaction
import Motion

extension Lint.Trial {
  /// A settle from its first moment to its end.
  private struct Settle {
    /// The key of its motion.
    let key: String
    let start: Sample
    let samples: [Sample]
    let end: Sample
  }

  /// How the panel's velocity changes when it is let go.
  func velocityBreaks() -> [LintFinding] {
    var worst: [String: (size: Double, before: Double, after: Double)] = [:]
    for release in releases where abs(release.decision.velocity.length - FeltLimits.flick) < 1 {
      let before = release.before.velocity
      let after = release.session.sample(at: release.time).velocity
      let size = (after - before).length
      let axis: Axis = abs(before.dy) >= abs(before.dx) ? .vertical : .horizontal
      let key = release.isDismissed ? "dismiss.motion" : "restore.motion"
      if size > worst[key]?.size ?? FeltLimits.velocityBreak {
        worst[key] = (size, before[axis], after[axis])
      }
    }
    return worst.sorted { $0.key < $1.key }.map { key, found in
      LintFinding(
        rule: .velocityBreak, key: key, measured: found.size, unit: "points/s",
        message: "let go at \(numberText(found.before, places: 0)) points/s, the panel goes on at "
          + "\(numberText(found.after, places: 0))",
        suggestion: "take a spring ({ response: 0.35, dampingRatio: 1 }) and handsOverVelocity: true")
    }
  }

  /// How far the panel passes its target and leaves the window by it.
  func overshoots() -> [LintFinding] {
    let window = Rect(origin: .zero, size: surroundings.window)
    func excess(_ frame: Rect) -> [Double] {
      [-frame.minX, -frame.minY, frame.maxX - window.maxX, frame.maxY - window.maxY].map { max(0, $0) }
    }
    var worst: [String: Double] = [:]
    for settle in settles {
      // on a side where it stands out already, it is the hand's own momentum that carries it on
      let usual = zip(excess(settle.start.frame), excess(settle.end.frame)).map { $0 > 0 ? .infinity : $1 }
      let most = settle.samples.map { sample in
        zip(excess(sample.frame), usual).map { $0 - $1 }.max() ?? 0
      }
      if let most = most.max(), most > worst[settle.key] ?? FeltLimits.overshoot { worst[settle.key] = most }
    }
    return worst.sorted { $0.key < $1.key }.map { key, size in
      LintFinding(
        rule: .overshoot, key: key, measured: size, unit: "points",
        message: "the panel swings \(numberText(size, places: 0)) points beyond the window on its way",
        suggestion: "raise the motion's dampingRatio towards 1")
    }
  }

  /// How long the panel is at work when nothing that can be seen moves any more.
  func longTails() -> [LintFinding] {
    var worst: [String: Span] = [:]
    for settle in settles where !isStill(settle.start, settle.end) {
      let last = settle.samples.last { !isStill($0, settle.end) } ?? settle.start
      let tail = settle.end.time - last.time
      if tail > worst[settle.key] ?? FeltLimits.tail { worst[settle.key] = tail }
    }
    return worst.sorted { $0.key < $1.key }.map { key, tail in
      LintFinding(
        rule: .longTail, key: key, measured: tail.seconds * 1000, unit: "ms",
        message:
          "nothing is seen to move for \(numberText(tail.seconds * 1000, places: 0)) ms before it is done",
        suggestion: "shorten the motion, or raise its dampingRatio towards 1")
    }
  }

  /// Whether two samples look the same.
  private func isStill(_ a: Sample, _ b: Sample) -> Bool {
    func isClose(_ a: Double, _ b: Double, _ limit: Double) -> Bool { abs(a - b) <= limit }
    let isBehindStill =
      isClose(a.backdrop, b.backdrop, FeltLimits.stillInShares)
      && isClose(
        a.presenterScale * surroundings.window.height / 2, b.presenterScale * surroundings.window.height / 2,
        FeltLimits.stillInPoints)
      && isClose(a.backdropBlur, b.backdropBlur, FeltLimits.stillInPoints)
    if isUnseen(a), isUnseen(b) { return isBehindStill }
    let lengths = [
      (a.frame.minX, b.frame.minX), (a.frame.minY, b.frame.minY), (a.frame.maxX, b.frame.maxX),
      (a.frame.maxY, b.frame.maxY), (a.cornerRadius, b.cornerRadius),
    ]
    return isBehindStill && isClose(a.opacity, b.opacity, FeltLimits.stillInShares)
      && isClose(a.controls, b.controls, FeltLimits.stillInShares)
      && lengths.allSatisfy { isClose($0, $1, FeltLimits.stillInPoints) }
  }

  private func isUnseen(_ sample: Sample) -> Bool {
    sample.opacity <= FeltLimits.stillInShares
      || sample.frame.intersection(Rect(origin: .zero, size: surroundings.window)).isEmpty
  }

  /// The ways that the panel goes on its own account after a calm hand, and onto the screen.
  private var settles: [Settle] {
    var hidden = Session(style: style, surroundings: surroundings, isPresented: false)
    hidden.handle(.present(animated: true), at: .zero)
    return [settle("present.motion", of: hidden, from: .zero)]
      + calmReleases.map {
        settle($0.isDismissed ? "dismiss.motion" : "restore.motion", of: $0.session, from: $0.time)
      }
  }

  private func settle(_ key: String, of session: Session, from start: Instant) -> Settle {
    let end = session.nextDeadline ?? start
    var samples: [Sample] = []
    var time = start
    while time < end {
      samples.append(session.sample(at: time))
      time = time + .milliseconds(8)
    }
    return Settle(
      key: key, start: session.sample(at: start), samples: samples, end: session.sample(at: end))
  }
}
