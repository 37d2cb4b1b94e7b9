import Geometry
import Interaction

/// Which releases dismiss: every distance against every velocity, tried on a session.
///
/// Distances are the hand's, in points from where it took the panel; velocities are held for the last 100 ms.
package struct DecisionMap: Sendable {
  /// The distances that dismiss at one velocity.
  package struct Column: Hashable, Sendable {
    /// In points per second, away positive.
    package let velocity: Double
    /// From the least to the greatest distance, in points; nothing where no distance dismisses.
    package let dismissed: [ClosedRange<Double>]
  }

  /// Along which the hand moves.
  package let axis: Axis
  /// Whether the style follows the hand along both axes, of which this shows the one that its rule measures first.
  package let isOneOfTwoAxes: Bool
  /// The window, in points.
  package let window: Size
  /// The farthest distance that was tried, in points.
  package let reach: Double
  /// By rising velocity; close together where the boundary is steep.
  package let columns: [Column]

  /// The fastest release that is shown, in points per second.
  package static let fastest = 2000.0
  /// How close to the true boundary a distance is found, in points.
  package static let precision = 0.01
  /// How close to its true place a jump of the boundary is found, in points per second.
  private static let velocityPrecision = 0.5
  private static let columnCount = 80
  private static let rowCount = 40

  /// Tries a style in a window.
  package init(of style: Style, surroundings: Surroundings) {
    let axis = Self.axis(of: style)
    let pull = Pull(style, in: surroundings, along: axis)
    self.init(style, surroundings, axis, [pull])
  }

  /// Tries where a style dismisses and another one does not, along an axis; by default the first one's.
  package init(
    where style: Style, dismissesUnlike other: Style, along axis: Axis? = nil, surroundings: Surroundings
  ) {
    let axis = axis ?? Self.axis(of: style)
    let pulls = [style, other].map { Pull($0, in: surroundings, along: axis) }
    self.init(style, surroundings, axis, pulls)
  }

  private init(_ style: Style, _ surroundings: Surroundings, _ axis: Axis, _ pulls: [Pull?]) {
    self.axis = axis
    isOneOfTwoAxes = style.drag.axes.count == 2
    window = surroundings.window
    let length = axis == .vertical ? window.height : window.width
    reach = max(1, length - style.drag.slop)
    let search = Search(
      reach: reach, rows: Self.rowCount, precision: Self.precision, pulls: pulls.compactMap { $0 })
    var columns: [Column] = []
    for index in 0...Self.columnCount {
      let share = Double(index) / Double(Self.columnCount)
      let column = search.column(at: Self.fastest * (2 * share - 1))
      if let last = columns.last {
        columns += search.columns(between: last, and: column, precision: Self.velocityPrecision)
      }
      columns.append(column)
    }
    self.columns = columns
  }

  /// The distances, in points, between which a release at rest changes its outcome.
  package var boundaryAtRest: [Double] {
    let column = columns.min { abs($0.velocity) < abs($1.velocity) }
    return column?.dismissed.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > 0 && $0 < reach } ?? []
  }

  /// The axis along which a style is shown: its drag's, else the first one that its rule measures vertically.
  private static func axis(of style: Style) -> Axis {
    if let axis = style.drag.axis { return axis }
    return style.release.clauses.contains { $0.axis == .vertical } ? .vertical : .horizontal
  }

  /// Looks for the boundaries between releases that dismiss and those that don't.
  private struct Search {
    let reach: Double
    let rows: Int
    let precision: Double
    let pulls: [Pull]

    /// The distances at which the first pull dismisses, and the second, if there is one, doesn't.
    ///
    /// A difference begins or ends at each edge of either: it is found however narrow it is.
    func column(at velocity: Double) -> Column {
      let edges = pulls.flatMap { self.edges(of: $0, at: velocity) }.sorted()
      let ranges = stride(from: 0, to: edges.count - 1, by: 2).map { edges[$0]...edges[$0 + 1] }
      return Column(
        velocity: velocity,
        dismissed: ranges.filter { range in
          let length = range.upperBound - range.lowerBound
          return length > precision
            && (pulls.count == 1 || dismisses(pulls[0], at: range.lowerBound + length / 2, velocity))
        })
    }

    private func dismisses(_ pull: Pull, at distance: Double, _ velocity: Double) -> Bool {
      pull.release(at: distance, velocity: velocity)?.decision.dismisses ?? false
    }

    /// Where the outcome changes, from the first distance that dismisses to the end of the last.
    private func edges(of pull: Pull, at velocity: Double) -> [Double] {
      func dismisses(_ distance: Double) -> Bool { self.dismisses(pull, at: distance, velocity) }
      var edges: [Double] = []
      var last = (distance: 0.0, holds: dismisses(0))
      if last.holds { edges.append(0) }
      for row in 1...rows {
        let distance = reach * Double(row) / Double(rows)
        let holds = dismisses(distance)
        if holds != last.holds {
          edges.append(edge(between: last.distance, and: distance, startsHolding: last.holds, dismisses))
        }
        last = (distance, holds)
      }
      return last.holds ? edges + [reach] : edges
    }

    /// Halves the way between two distances of different outcome.
    private func edge(
      between low: Double, and high: Double, startsHolding: Bool, _ dismisses: (Double) -> Bool
    ) -> Double {
      var (low, high) = (low, high)
      while high - low > precision {
        let middle = (low + high) / 2
        if dismisses(middle) == startsHolding { low = middle } else { high = middle }
      }
      return ((low + high) / 2 / precision).rounded() * precision
    }

    /// More columns between two that are far from each other, until the boundary is smooth or jumps in one place.
    func columns(between left: Column, and right: Column, precision: Double) -> [Column] {
      guard right.velocity - left.velocity > precision, !isSmooth(left, right) else { return [] }
      let middle = column(at: (left.velocity + right.velocity) / 2)
      return columns(between: left, and: middle, precision: precision) + [middle]
        + columns(between: middle, and: right, precision: precision)
    }

    /// Whether a line from one edge to the other is true; what was not tried beyond an end is no edge.
    private func isClose(_ a: Double, _ b: Double) -> Bool {
      abs(a - b) < reach / 40 && (a > 0) == (b > 0) && (a < reach) == (b < reach)
    }

    private func isSmooth(_ left: Column, _ right: Column) -> Bool {
      left.dismissed.count == right.dismissed.count
        && zip(left.dismissed, right.dismissed).allSatisfy { a, b in
          isClose(a.lowerBound, b.lowerBound) && isClose(a.upperBound, b.upperBound)
        }
    }
  }
}
