import Slipsheet

extension PageContents {
  /// The page's controls and its items.
  var allControls: [Control] {
    controls + (items.map { items in (0..<items.count).map(items.control) } ?? [])
  }
}
