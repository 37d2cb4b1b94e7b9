import Geometry

extension DisplayList {
  /// The index of the frontmost item whose shape holds a place, in points; shadows and clear items don't count.
  public func indexOfItem(at point: Point) -> Int? {
    items.lastIndex { $0.contains(point) }
  }
}

extension DisplayList.Item {
  fileprivate func contains(_ point: Point) -> Bool {
    switch self {
    case .node(let node): node.opacity > 0 && node.contains(point)
    case .blur: false
    case .group(let opacity, let items): opacity > 0 && items.contains { $0.contains(point) }
    }
  }
}
