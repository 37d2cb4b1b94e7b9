extension DisplayList.Item {
  /// Whether it softens what is behind it.
  package var isBlur: Bool {
    guard case .blur(let radius) = self else { return false }
    return radius > 0
  }
}

extension DisplayList {
  /// The list cut at its foremost blur: what is behind, the blur's radius in points, and what is in front.
  package func splitAtBlur() -> (behind: DisplayList, radius: Double, front: ArraySlice<Item>)? {
    guard let index = items.lastIndex(where: \.isBlur), case .blur(let radius) = items[index] else {
      return nil
    }
    return (DisplayList(size: size, items: Array(items[..<index])), radius, items[(index + 1)...])
  }
}
