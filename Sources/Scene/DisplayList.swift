import Geometry

/// Everything that one frame shows, from back to front; what no item covers is black.
public struct DisplayList: Equatable, Sendable {
  /// A node, or several that fade as one.
  public enum Item: Equatable, Sendable {
    case node(Node)
    /// The items are drawn over each other first, and the result over what is behind with an opacity in 0...1.
    case group(opacity: Double, [Item])
    /// Softens everything behind it, all over the picture, by a Gaussian whose standard deviation is half of `radius`,
    /// in points; in a group it does nothing.
    case blur(radius: Double)
  }

  /// The picture's size, in points.
  public var size: Size
  /// What it shows, from back to front.
  public var items: [Item]

  /// Makes a list of a size in points.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// Adds a node in front of everything.
  public mutating func append(_ node: Node) { items.append(.node(node)) }

  /// Adds several items in front of everything, which fade as one.
  public mutating func append(group: [Item], opacity: Double) {
    items.append(.group(opacity: opacity, group))
  }
}
