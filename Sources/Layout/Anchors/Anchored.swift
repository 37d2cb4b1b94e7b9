import Geometry

/// A rectangle whose edges constraints can speak of.
public protocol Anchored {
  /// The distance from the window's left edge, in points.
  var left: Expression { get }
  /// The distance from the window's upper edge, in points.
  var top: Expression { get }
  /// The distance from the window's left edge, in points.
  var right: Expression { get }
  /// The distance from the window's upper edge, in points.
  var bottom: Expression { get }
  /// The length from left to right, in points.
  var width: Expression { get }
  /// The length from top to bottom, in points.
  var height: Expression { get }
  /// Which side leads.
  var direction: LayoutDirection { get }
}

extension Anchored {
  /// Half way between left and right.
  public var centerX: Expression { left + width / 2 }

  /// Half way between top and bottom.
  public var centerY: Expression { top + height / 2 }

  /// The edge where lines begin, measured in the direction of the text: to be compared with other leading and
  /// trailing edges only.
  public var leading: Expression { direction == .leftToRight ? left : -right }

  /// The edge where lines end, measured in the direction of the text: to be compared with other leading and trailing
  /// edges only.
  public var trailing: Expression { direction == .leftToRight ? right : -left }

  /// The rectangle whose edges lie inside by the insets, in points.
  public func inset(by insets: EdgeInsets) -> LayoutGuide {
    LayoutGuide(
      left: left + insets.left, top: top + insets.top, right: right - insets.right,
      bottom: bottom - insets.bottom,
      direction: direction)
  }
}
