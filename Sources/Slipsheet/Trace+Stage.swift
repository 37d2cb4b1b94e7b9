import Interaction

extension Trace {
  /// The trace of a stage's first panel as it stands now; what `Stage.onInput` tells from here on are its further entries.
  @MainActor public init(of stage: Stage, style: StyleReference) {
    let session = stage.layers[0].session
    self.init(
      style: style, surroundings: stage.surroundings, startsPresented: session.phase != .hidden,
      entries: stage.panel.isDismissalPrevented ? [Entry(at: session.now, .prevent(true))] : [])
  }
}
