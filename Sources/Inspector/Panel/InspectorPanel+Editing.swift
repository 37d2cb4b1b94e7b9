import Interaction
import Motion
import Slipsheet

extension InspectorPanel {
  /// Changes a value of the style; what its checks refuse does not happen.
  func set(_ value: StyleDocument.Value, at path: StylePath) {
    var changed = history
    do { try changed.set(path, to: value) } catch { return }
    guard changed.document.text != history.document.text else { return }
    history = changed
    onEdit?()
  }

  /// Changes a number of the style.
  func setAmount(_ amount: Double, at path: StylePath) {
    guard let value = value(at: path) else { return }
    set(value.with(amount), at: path)
  }

  /// The value at a path; nil where the text has none.
  func value(at path: StylePath) -> StyleDocument.Value? {
    history.document.entries.first { $0.path == path }?.value
  }

  /// Does what a press on something does.
  func press(_ target: Target) {
    switch target {
    case .undo:
      if history.undo() { onEdit?() }
    case .redo:
      if history.redo() { onEdit?() }
    case .save:
      onSave?()
    case .close:
      onClose?()
    case .flag(let path):
      guard case .flag(let isSet)? = value(at: path) else { return }
      set(.flag(!isSet), at: path)
      history.endStep()
    case .play: scrubber?.togglePlaying(at: now)
    case .live: leaveRecording()
    case .easing: step(target, by: 1)
    case .slider, .handle, .scrub: break
    }
  }

  /// Moves something by steps, as arrow keys do; steps that follow each other are one change.
  func step(_ target: Target, by steps: Double) {
    switch target {
    case .slider(let path):
      guard let row = row(of: target)?.row as? SliderRow,
        let slider = row.sliders.first(where: { $0.path == path })
      else { return }
      setAmount(slider.gauge.rounded(slider.amount + steps * slider.gauge.step), at: path)
    case .easing(let path):
      guard let row = row(of: target)?.row as? CurveRow else { return }
      set(.easing(row.stepped(by: steps < 0 ? -1 : 1)), at: path)
    case .flag(let path):
      set(.flag(steps > 0), at: path)
    case .handle(let path, let index):
      guard let row = row(of: target)?.row as? CurveRow else { return }
      set(.easing(row.nudged(handle: index, dx: steps * Self.nudge, dy: 0)), at: path)
    case .scrub:
      guard let scrubber else { return }
      let time = scrubber.time ?? (steps < 0 ? scrubber.end : .zero)
      self.scrubber?.show(time + .seconds(steps * Self.frame))
    case .undo, .redo, .save, .close, .play, .live: break
    }
  }

  /// Shows the panel's own life again instead of the recording.
  func leaveRecording() {
    scrubber?.leave()
    if touch.focused == .live { touch.focused = .scrub }
  }

  /// How far an arrow key moves through a recording, in seconds: a frame of 60 a second.
  private static let frame = 1.0 / 60

  /// Moves a curve's handle up or down; returns whether the target is one.
  func raise(_ target: Target, by steps: Double) -> Bool {
    guard case .handle(let path, let index) = target, let row = row(of: target)?.row as? CurveRow else {
      return false
    }
    set(.easing(row.nudged(handle: index, dx: 0, dy: steps * Self.nudge)), at: path)
    return true
  }

  /// How far an arrow key moves a curve's handle, as a share of its square.
  private static let nudge = 0.02
}
