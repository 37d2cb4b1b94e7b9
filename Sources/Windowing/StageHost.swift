import CairoRenderer
import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet

/// Lets a stage live in a window: input goes in, frames come out, and nothing runs while nothing happens.
@MainActor
public final class StageHost {
  /// The stage.
  public private(set) var stage: Stage
  /// The window.
  public let window: any Window
  /// Hears of every frame's sample just before it is drawn.
  public var onSample: ((Sample) -> Void)?
  /// Runs when the window manager's close has been carried out: the panel is gone.
  public var onClosed: (() -> Void)?
  /// Runs when the display is gone; the text says what happened.
  public var onLost: ((String) -> Void)?
  /// Takes keys before the stage does; returns whether it has used one.
  public var onKey: ((Key) -> Bool)?
  /// What shares the window with the stage.
  public var companion: (any StageCompanion)? {
    didSet {
      oldValue?.onNeedsFrame = nil
      companion?.onNeedsFrame = { [weak self] in self?.needsFrame() }
      fitStage()
    }
  }

  private let renderer = CairoRenderer()
  private let loop: MainLoop
  private var alarm: Watch?
  /// Runs when there is time to draw what frames left for later.
  private var spareTime: Watch?
  /// What earlier frames showed, the latest first, for buffers that still hold one of them.
  private var history: [DisplayList] = []
  /// Whether the window closes as soon as the panel is gone.
  private var isClosing = false

  /// How many frames back a buffer may be and still be completed instead of drawn anew.
  private static let longestAge = 4

  /// Joins a stage and a window on a loop.
  public init(_ stage: Stage, in window: any Window, on loop: MainLoop) {
    self.stage = stage
    self.window = window
    self.loop = loop
    alarm = loop.timer { [weak self] in self?.wakeUp() }
    spareTime = loop.timer { [weak self] in self?.drawMore() }
    stage.mayDrawLater = true
    window.onEvent = { [weak self] in self?.handle($0) }
    window.onFrame = { [weak self] in self?.draw($0) ?? [] }
    show(stage)
  }

  /// Joins a panel, a screen for it to be drawn over, and a window on a loop.
  public convenience init(_ panel: Panel, over presenter: any Page, in window: any Window, on loop: MainLoop)
  {
    let surroundings = Surroundings(window: window.size, scale: window.scale)
    let stage = Stage(presenter: presenter, panel: panel, surroundings: surroundings, at: loop.now)
    self.init(stage, in: window, on: loop)
  }

  /// Shows another stage in the window from the next frame on.
  public func show(_ stage: Stage) {
    self.stage.onNeedsFrame = nil
    self.stage = stage
    isClosing = false
    stage.clock = { [loop] in loop.now }
    stage.onNeedsFrame = { [weak self] in self?.needsFrame() }
    needsFrame()
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .input(let input, let time) where companion?.handle(input, at: time) == true:
      break
    case .input(.key(let key), _) where onKey?(key) == true:
      break
    case .input(.resize(let size, let scale), let time):
      let size = companion?.stageSize(in: size) ?? size
      stage.handle(.resize(size, scale: scale), at: time)
      needsFrame()
    case .input(let input, let time):
      stage.handle(input, at: time)
      if case .close = input { isClosing = true }
      closeIfGone()
    case .hover(let position):
      stage.hover(over: companion?.hover(over: position) == true ? nil : position)
    case .lost(let reason):
      onLost?(reason)
    }
  }

  /// Gives the stage the part of the window that its companion leaves to it.
  public func fitStage() {
    let size = companion?.stageSize(in: window.size) ?? window.size
    if size != stage.size { stage.handle(.resize(size, scale: window.scale), at: loop.now) }
    needsFrame()
  }

  private func needsFrame() {
    window.requestFrame()
    setAlarm()
  }

  private func setAlarm() {
    alarm?.fire(at: [stage.nextDeadline, companion?.nextDeadline].compactMap(\.self).min())
  }

  /// Something is due that no frame has reached: the window is not seen, or a scroll is over.
  private func wakeUp() {
    stage.advance(to: loop.now)
    closeIfGone()
    needsFrame()
  }

  /// Draws what the first frame left for later, in parts between which input is heard.
  private func drawMore() {
    stage.drawMore()
    if stage.isUnfinished { spareTime?.fire(at: loop.now) }
  }

  private func draw(_ frame: Frame) -> [PixelRect] {
    let start = loop.now
    // the oldest list is filled anew, so that a steady drag allocates nothing
    var list = history.count < Self.longestAge ? DisplayList(size: stage.size) : history.removeLast()
    if let companion {
      companion.fill(&list, with: stage, in: window.size, at: frame.time)
    } else {
      stage.fill(&list, at: frame.time)
    }
    onSample?(stage.sample(at: frame.time))
    let earlier = frame.age.flatMap { age in
      history.indices.contains(age - 1) ? history[age - 1] : nil
    }
    let damage = list.damage(since: earlier, scale: frame.scale)
    if let gpu = frame.gpu {
      gpu.draw(list, scale: frame.scale, damage: damage)
    } else {
      renderer.render(list, into: frame.buffer, scale: frame.scale, damage: damage)
    }
    // The buffer may be older than what is shown: what changes there is another question.
    let changes = frame.age == 1 ? damage : list.damage(since: history.first, scale: frame.scale)
    history.insert(list, at: 0)
    closeIfGone()
    if stage.isMoving(at: frame.time) { window.requestFrame() }
    setAlarm()
    if stage.isUnfinished { spareTime?.fire(at: loop.now) }
    companion?.frameDrawn(at: frame.time, taking: loop.now - start)
    return changes
  }

  private func closeIfGone() {
    guard isClosing else { return }
    switch stage.frontPanel?.phase {
    case nil: onClosed?()
    case .dismissing: break
    // refused, or taken back by hand: both stay
    case .hidden, .presenting, .presented, .dragging, .restoring: isClosing = false
    }
  }
}
