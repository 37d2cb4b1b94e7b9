import Drawing
import Geometry

extension DisplayList {
  /// The most rectangles that `damage(since:scale:)` answers; more are joined.
  public static let mostDamageRects = 8

  /// The pixels in which this list may look different from an earlier one, as rectangles that don't overlap.
  ///
  /// `scale` is pixels a point. Without an earlier list, or with one of another size, that is the whole picture.
  public func damage(since earlier: DisplayList?, scale: Double) -> [PixelRect] {
    let whole = PixelRect(covering: Rect(origin: .zero, size: size).scaled(by: scale))
    guard let earlier, earlier.size == size else { return whole.isEmpty ? [] : [whole] }
    var rects: [PixelRect] = []
    func add(_ item: Item) {
      // A node may be moved to the nearest whole pixel.
      let rect = PixelRect(covering: item.bounds.scaled(by: scale)).grown(by: 1).intersection(whole)
      if !rect.isEmpty { rects.append(rect) }
    }
    // Items are told apart by their place between those that are the same at both ends.
    let front = zip(items, earlier.items).prefix { $0 == $1 }.count
    // What is blurred changes all over with anything behind it.
    let blurs = [items, earlier.items].compactMap { $0.lastIndex { $0.isBlur } }
    if let last = blurs.max(), last >= front, items != earlier.items { return whole.isEmpty ? [] : [whole] }
    let shorter = min(items.count, earlier.items.count) - front
    let back = zip(items.reversed(), earlier.items.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    let new = items[front..<(items.count - back)]
    let old = earlier.items[front..<(earlier.items.count - back)]
    if new.count == old.count {
      for (new, old) in zip(new, old) where new != old {
        add(new)
        add(old)
      }
    } else {
      new.forEach(add)
      old.forEach(add)
    }
    return PixelRect.joined(rects, atMost: Self.mostDamageRects)
  }
}

extension DisplayList.Item {
  /// What it may change of the picture, in points.
  public var bounds: Rect {
    switch self {
    case .node(let node): node.bounds
    case .blur: .zero
    case .group(_, let items): items.reduce(.zero) { $0.union($1.bounds) }
    }
  }
}
