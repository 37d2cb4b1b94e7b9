import Geometry

extension Anchored {
  /// Asks for the same four edges as another's, or edges inside them by the insets, in points.
  public func edges(equalTo other: some Anchored, insets: EdgeInsets = .zero) -> [Constraint] {
    let guide = other.inset(by: insets)
    return [left == guide.left, top == guide.top, right == guide.right, bottom == guide.bottom]
  }

  /// Asks that no edge lie outside another's.
  public func edges(inside other: some Anchored, insets: EdgeInsets = .zero) -> [Constraint] {
    let guide = other.inset(by: insets)
    return [left >= guide.left, top >= guide.top, right <= guide.right, bottom <= guide.bottom]
  }

  /// Asks for the same middle as another's.
  public func center(equalTo other: some Anchored) -> [Constraint] {
    [centerX == other.centerX, centerY == other.centerY]
  }

  /// Asks for a size, in points.
  public func size(_ size: Size) -> [Constraint] {
    [width == size.width, height == size.height]
  }

  /// Asks for the same size as another's.
  public func size(equalTo other: some Anchored) -> [Constraint] {
    [width == other.width, height == other.height]
  }

  /// Asks for a width that is so many times the height.
  public func aspectRatio(_ ratio: Double) -> Constraint {
    width == ratio * height
  }
}

extension [Constraint] {
  /// The same wishes, as strong as told.
  public func strength(_ strength: Strength) -> [Constraint] {
    map { $0.strength(strength) }
  }
}
