extension DisplayList.Item {
  /// Whether items that fade as one look the same when each fades by itself: where they show everything, or there
  /// is but one without a shadow.
  package static func isPlain(_ items: [DisplayList.Item], opacity: Double) -> Bool {
    if opacity == 1 { return true }
    guard items.count == 1, case .node(let node) = items[0] else { return false }
    return node.shadow == nil
  }
}
