import Motion

/// A turn in a panel's life.
public enum LifecycleEvent: Hashable, Sendable {
  /// What a drag came to.
  public enum Outcome: String, Hashable, Sendable {
    case dismiss
    case restore
    case cancel
  }

  case dragBegan
  case dragEnded(Outcome, Decision)
  case willPresent
  case didPresent
  case willDismiss(Cause)
  case didDismiss
  case didRestore
  /// A dismissal was refused; an answer may follow.
  case dismissAttempted(Cause)

  /// The name in logs.
  public var name: String {
    switch self {
    case .dragBegan: "dragBegan"
    case .dragEnded: "dragEnded"
    case .willPresent: "willPresent"
    case .didPresent: "didPresent"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didRestore: "didRestore"
    case .dismissAttempted: "dismissAttempted"
    }
  }
}

/// A turn in a panel's life and the exact moment at which it happens.
public struct TimedEvent: Hashable, Sendable {
  /// When it happens.
  public let time: Instant
  /// What happens.
  public let event: LifecycleEvent
}
