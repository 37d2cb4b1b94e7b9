import Drawing
import Geometry

extension DecisionMap {
  /// The outline of what dismisses, in the coordinates of a chart.
  ///
  /// Where it ends only because nothing beyond was tried, it is carried on beyond the chart, so that a clip leaves
  /// none of that edge to be seen.
  func outline(in chart: Chart) -> Path {
    var path = Path()
    // each part grows over neighbouring columns that have as many ranges
    var run: [Column] = []
    for column in columns {
      if let last = run.last, last.dismissed.count != column.dismissed.count {
        append(run, to: &path, in: chart)
        run = []
      }
      run.append(column)
    }
    append(run, to: &path, in: chart)
    return path
  }

  private func append(_ run: [Column], to path: inout Path, in chart: Chart) {
    guard let first = run.first, let last = run.last else { return }
    for index in first.dismissed.indices {
      func velocity(_ column: Column) -> Double {
        if column == columns.first { return column.velocity - chart.beyond.velocity }
        if column == columns.last { return column.velocity + chart.beyond.velocity }
        return column.velocity
      }
      func lower(_ column: Column) -> Double {
        let edge = column.dismissed[index].lowerBound
        return edge <= 0 ? -chart.beyond.distance : edge
      }
      func upper(_ column: Column) -> Double {
        let edge = column.dismissed[index].upperBound
        return edge >= reach ? reach + chart.beyond.distance : edge
      }
      path.move(to: chart.point(distance: lower(first), velocity: velocity(first)))
      for column in run.dropFirst() {
        path.line(to: chart.point(distance: lower(column), velocity: velocity(column)))
      }
      path.line(to: chart.point(distance: upper(last), velocity: velocity(last)))
      for column in run.dropLast().reversed() {
        path.line(to: chart.point(distance: upper(column), velocity: velocity(column)))
      }
      path.close()
    }
  }
}
