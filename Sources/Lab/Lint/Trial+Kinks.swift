import Geometry
import Interaction
import Motion

extension Lint.Trial {
  /// Every value along an axis.
  static func sweeps(of style: Style, in surroundings: Surroundings, along axis: Axis) -> [Sweep] {
    guard var pull = Pull(style, in: surroundings, along: axis) else { return [] }
    let reach = reach(along: axis, style, surroundings)
    let step = max(FeltLimits.step, reach / FeltLimits.mostSteps)
    let count = Int((reach / step).rounded(.down))
    let places = (-count...count).map { Double($0) * step }
    pull.move(to: places.first ?? 0)
    pull.hold(for: .seconds(SettleStyle.longest))
    let shown = places.map { place in
      pull.move(to: place)
      return pull.session.sample(at: pull.time, measuresVelocity: false)
    }
    let felt = [FeltValue.place(along: axis)] + FeltValue.channels(of: style, in: surroundings)
    return felt.map {
      Sweep(value: $0, axis: axis, places: places, values: shown.map($0.value), drag: style.drag)
    }
  }

  /// Where what follows the hand changes its pace.
  func kinks() -> [LintFinding] {
    sweeps.flatMap { sweep -> [LintFinding] in
      let isLength = sweep.value.measure == .points
      // opacities are told for 100 points of the hand's way: for one, the numbers would be too small to compare
      let way = isLength ? 1.0 : 100
      let limit = (isLength ? FeltLimits.kinkInPoints : FeltLimits.kinkInShares) / way
      return sweep.bends(over: limit).compactMap { bend -> LintFinding? in
        let isLevelOnOneSide = min(abs(bend.before), abs(bend.after)) < limit / 4
        // what begins where the drag begins is no corner: the hand has set out from there
        if isLevelOnOneSide, abs(bend.place) < 1, !sweep.isPlace { return nil }
        let key = sweep.key(at: bend.place)
        // a band that gives way further out is how a style tells a hand of an end
        let isEnd = key.hasPrefix("drag.minimum") || key.hasPrefix("drag.maximum")
        if sweep.isPlace, isEnd, !isLevelOnOneSide { return nil }
        let place = numberText(bend.place, places: 0)
        let unit = isLength ? "points a point" : "per 100 points"
        let isStop = sweep.isPlace && isLevelOnOneSide
        return LintFinding(
          rule: .kink, key: key, measured: bend.size * way, unit: unit,
          message: isStop
            ? "the panel stops dead at \(place) points while the hand goes on"
            : "\(sweep.value.name) changes its pace at \(place) points, from "
              + "\(numberText(bend.before * way, places: 2)) to \(numberText(bend.after * way, places: 2)) \(unit)",
          suggestion: isStop
            ? "let a little of the way be seen, with drag.overdrag 0.55"
            : "take an easing that is level at that end, such as \"quad-in-out\", or a longer input")
      }
    }
  }
}
