import Interaction
import Motion

/// The laws that hold for every input, as functions that return what breaks them, or nil.
enum Laws {
  /// Laws 1 and 6: every beginning has its one end, and a cancelled drag dismisses nothing.
  static func lifecycleFault(in events: [TimedEvent]) -> String? {
    var life = Lifecycle()
    var last = Instant.zero
    for event in events {
      if event.time < last { return "events go back in time, at \(event.time.seconds)" }
      last = event.time
      if let fault = life.take(event.event) { return "\(fault), at \(event.time.seconds)" }
    }
    return life.faultAtEnd
  }

  /// Law 2: every number is one, and within its limits.
  static func numberFault(in samples: [Sample]) -> String? {
    for sample in samples {
      let numbers = [
        sample.translation.dx, sample.translation.dy, sample.scale, sample.zoom, sample.cornerRadius,
        sample.opacity, sample.backdrop, sample.presenterScale, sample.controls, sample.velocity.dx,
        sample.velocity.dy,
      ]
      guard numbers.allSatisfy(\.isFinite), sample.frame.isFinite else { return "not finite: \(sample)" }
      guard [sample.opacity, sample.backdrop, sample.controls].allSatisfy((0...1).contains) else {
        return "outside 0...1: \(sample)"
      }
      let sizes = [sample.cornerRadius, sample.scale, sample.frame.width, sample.frame.height]
      guard sizes.allSatisfy({ $0 >= 0 }) else { return "negative: \(sample)" }
    }
    return nil
  }

  /// Law 3: it comes to rest, within 10 s of the last input.
  static func restFault(of run: Run, lastInput: Instant) -> String? {
    guard let last = run.samples.last else { return "no samples" }
    guard run.isAtRest, last.phase == .presented || last.phase == .hidden else {
      return "not at rest but \(last.phase) at \(last.time.seconds), last input at \(lastInput.seconds)"
    }
    return nil
  }

  /// Law 5: looked at more or less often, or at odd times, the same happens and the same is shown.
  static func frameRateFault(of run: Run, against other: Run) -> String? {
    if run.events != other.events {
      let index = zip(run.events, other.events).prefix { $0 == $1 }.count
      let one = run.events.dropFirst(index).first.map { "\($0)" } ?? "nothing"
      let two = other.events.dropFirst(index).first.map { "\($0)" } ?? "nothing"
      return "event \(index) depends on the frames: \(one), or \(two)"
    }
    var rest = run.samples[...]
    for sample in other.samples {
      rest = rest.drop { $0.time < sample.time }
      if let twin = rest.first, twin.time == sample.time, twin != sample {
        return "what is shown depends on the frames: \(twin), or \(sample)"
      }
    }
    return nil
  }
}

/// What is open in a panel's life.
private struct Lifecycle {
  private var isDragging = false
  private var isPresentOpen = false
  private var isDismissOpen = false
  private var isRestoreOpen = false
  /// A drag has ended in a dismissal that must be told next.
  private var owesWillDismiss = false
  private var wasCancelled = false

  mutating func take(_ event: LifecycleEvent) -> String? {
    if owesWillDismiss {
      guard case .willDismiss = event else { return "dragEnded (dismiss) is followed by \(event.name)" }
    }
    switch event {
    case .dragBegan:
      if isDragging { return "dragBegan within a drag" }
      isDragging = true
    case .dragEnded(let outcome, _):
      if !isDragging { return "dragEnded without a drag" }
      isDragging = false
      wasCancelled = outcome == .cancel
      owesWillDismiss = outcome == .dismiss && !isDismissOpen
      isRestoreOpen = outcome != .dismiss && !isDismissOpen
    case .willPresent:
      if isPresentOpen || isDismissOpen || isRestoreOpen || isDragging { return "willPresent too early" }
      isPresentOpen = true
    case .didPresent:
      if !isPresentOpen || isDragging || isRestoreOpen { return "didPresent out of place" }
      isPresentOpen = false
    case .willDismiss(let cause):
      if isDismissOpen || isDragging { return "willDismiss out of place" }
      if wasCancelled, cause == .drag || cause == .scroll { return "a cancelled drag dismisses" }
      isDismissOpen = true
      isPresentOpen = false
      isRestoreOpen = false
      owesWillDismiss = false
    case .didDismiss:
      if !isDismissOpen || isDragging { return "didDismiss out of place" }
      isDismissOpen = false
    case .didRestore:
      if !isDismissOpen && !isRestoreOpen || isDragging { return "didRestore out of place" }
      isDismissOpen = false
      isRestoreOpen = false
    case .dismissAttempted:
      break
    }
    return nil
  }

  var faultAtEnd: String? {
    if isDragging { return "a drag never ends" }
    if isPresentOpen { return "a presentation never ends" }
    if isDismissOpen { return "a dismissal never ends" }
    if isRestoreOpen { return "a restore never ends" }
    return owesWillDismiss ? "a dismissal by drag never begins" : nil
  }
}
