import Drawing
import Geometry

/// A strip of the inspector: a heading, sliders, a plot.
protocol InspectorRow: Equatable {
  /// In points.
  func height(in width: Double) -> Double
  /// What can be touched, in the row's own points, in the order in which the keyboard reaches it.
  func targets(in width: Double) -> [TargetArea]
  /// Draws it with the upper left corner at the origin.
  func draw(on canvas: Canvas, width: Double, touch: Touch)
}

extension InspectorRow {
  func targets(in width: Double) -> [TargetArea] { [] }

  func isSame(as other: any InspectorRow) -> Bool { (other as? Self) == self }
}

/// A place that can be touched.
struct TargetArea {
  let target: Target
  let frame: Rect
}

/// What is held, hovered, and spoken to by the keyboard.
struct Touch: Equatable {
  var held: Target?
  var hovered: Target?
  var focused: Target?

  /// As far as it concerns some targets.
  func limited(to targets: [TargetArea]) -> Touch {
    func kept(_ target: Target?) -> Target? { targets.contains { $0.target == target } ? target : nil }
    return Touch(held: kept(held), hovered: kept(hovered), focused: kept(focused))
  }
}
