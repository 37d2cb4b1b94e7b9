/// What a panel is doing.
public enum Phase: String, Hashable, CaseIterable, Sendable {
  case hidden
  case presenting
  case presented
  case dragging
  case dismissing
  case restoring
}
