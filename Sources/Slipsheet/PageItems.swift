import Geometry

/// Many controls of one kind, made when they are needed: the rows of a long list, the cells of a grid.
///
/// They lie behind a page's other controls and scroll with it; tens of thousands cost no more than those in sight.
@MainActor
public struct PageItems {
  /// How many there are.
  public var count: Int
  /// The indices of all that touch a part of the page, in its points; a few more do no harm.
  public var indices: (Rect) -> Range<Int>
  /// The index of the one with a name; nil where there is none.
  public var index: (String) -> Int?
  /// Makes the one at an index.
  public var control: (Int) -> Control
  /// Hears which are in sight before they are drawn, whenever that changes.
  public var onSight: (Range<Int>) -> Void

  /// Describes many controls.
  public init(
    count: Int, indices: @escaping (Rect) -> Range<Int>, index: @escaping (String) -> Int?,
    onSight: @escaping (Range<Int>) -> Void = { _ in }, control: @escaping (Int) -> Control
  ) {
    self.count = count
    self.indices = indices
    self.index = index
    self.control = control
    self.onSight = onSight
  }
}
