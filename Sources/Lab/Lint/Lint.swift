import Geometry
import Interaction
import Motion

/// Looks for what a person would feel as a fault in a style, by dragging, releasing and watching it.
///
/// It never asks how a style is called or built: everything is measured on a session, in one window.
package enum Lint {
  /// The findings for a style in a window, in the order of the rules; the same for the same style and window.
  package static func findings(in style: Style, surroundings: Surroundings) -> [LintFinding] {
    var surroundings = surroundings
    surroundings.reducesMotion = false
    let trial = Trial(style: style, surroundings: surroundings)
    let found =
      trial.jumps() + trial.kinks() + trial.velocityBreaks() + trial.overshoots() + trial.longTails()
      + trial.unreachableThresholds() + trial.dismissalsAgainstTheHand() + trial.faintText()
    var worst: [LintFinding] = []
    for finding in found {
      // one finding for each cause, the worst of its kind
      if let index = worst.firstIndex(where: { $0.rule == finding.rule && $0.key == finding.key }) {
        if finding.measured > worst[index].measured { worst[index] = finding }
      } else {
        worst.append(finding)
      }
    }
    return worst
  }

  /// A style that is tried in a window.
  struct Trial {
    let style: Style
    let surroundings: Surroundings
    /// The axes along which a hand drags it.
    let axes: [Axis]
    /// Releases from all over, each direction, at rest and in motion.
    let releases: [Pull.Release]
    /// Every value along every axis, with the hand going slowly from one end of its reach to the other.
    let sweeps: [Sweep]

    init(style: Style, surroundings: Surroundings) {
      self.style = style
      self.surroundings = surroundings
      // down comes first: that is how most panels leave
      axes = style.drag.axes.sorted { $0 == .vertical && $1 == .horizontal }
      releases = Self.releases(of: style, in: surroundings, along: axes)
      sweeps = axes.flatMap { Self.sweeps(of: style, in: surroundings, along: $0) }
    }

    /// The releases that a calm hand makes: away from where it took the panel, and not at the window's very edge.
    var calmReleases: [Pull.Release] {
      releases.filter { release in
        let speed = release.distance < 0 ? -release.velocity : release.velocity
        let window = surroundings.window
        return (0...FeltLimits.flick).contains(speed)
          && abs(release.distance) < FeltLimits.calmReach * max(window.width, window.height)
      }
    }

    /// How far a hand gets along an axis: from one edge of the window to the other.
    func reach(along axis: Axis) -> Double { Self.reach(along: axis, style, surroundings) }

    static func reach(along axis: Axis, _ style: Style, _ surroundings: Surroundings) -> Double {
      let window = surroundings.window
      return max(0, (axis == .vertical ? window.height : window.width) - style.drag.slop)
    }

    private static func releases(
      of style: Style, in surroundings: Surroundings, along axes: [Axis]
    ) -> [Pull.Release] {
      let shares = [0.06, 0.12, 0.25, 0.4, 0.6, 0.8, 1]
      let speeds = [0, FeltLimits.flick, -FeltLimits.bringingBack, FeltLimits.fastestRelease]
      var releases: [Pull.Release] = []
      for axis in axes {
        let reach = reach(along: axis, style, surroundings)
        for direction in [1.0, -1] {
          guard let pull = Pull(style, in: surroundings, along: axis, towards: direction) else { continue }
          for share in shares {
            for speed in speeds {
              let release = pull.release(at: direction * reach * share, velocity: direction * speed)
              if let release { releases.append(release) }
            }
          }
        }
      }
      return releases
    }
  }
}
