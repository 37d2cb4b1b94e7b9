import Drawing
import Gallery
import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Windowing
import X11Backend

/// A window with a stage in it, from its opening to its end.
@MainActor
final class LiveRun {
  private let loop = MainLoop()
  private let host: StageHost
  private let scene: SceneOptions
  private var exhibit: Exhibit
  private var isFullScreen = false
  /// The style that is shown as soon as the panel rests: what has begun is brought to its end.
  private var waitingStyle: Style?
  private var switching: Watch?
  private let window: X11Window
  private let log: LineFile?
  /// The trace that is written; it ends when another style is shown.
  private var recording: LineFile?
  private let start: Instant
  private var failure: Failure?

  /// Opens the window.
  init(
    style: Style, reference: Trace.StyleReference, scene: SceneOptions, log logPath: String?, record: String?
  ) throws {
    let icons = Self.drawIcons()
    let size = scene.size ?? SceneOptions.defaultSize
    let display: X11Display
    do {
      display = try X11Display(loop: loop)
      window = try X11Window(
        on: display,
        options: X11WindowOptions(
          title: "Slipsheet", size: size,
          minimumSize: Size(width: min(120, size.width), height: min(120, size.height)), scale: scene.scale,
          icons: icons.map(\.buffer)))
    } catch {
      throw Failure.failed("\(error)")
    }
    log = try logPath.map(LineFile.init)
    recording = try record.map(LineFile.init)
    start = loop.now
    self.scene = scene
    exhibit = Exhibit(style, theme: scene.theme)
    let stage = Self.stage(for: exhibit, in: window, scene, at: start)
    host = StageHost(stage, in: window, on: loop)
    for line in Trace(of: stage, style: reference).lines(since: start) { recording?.write(line) }
    listen()
  }

  private static func stage(
    for exhibit: Exhibit, in window: X11Window, _ scene: SceneOptions, at time: Instant
  ) -> Stage {
    Stage(
      presenter: exhibit.presenter, panel: exhibit.panel,
      surroundings: Surroundings(
        window: window.size, scale: window.scale, reducesMotion: scene.reducesMotion),
      isPresented: exhibit.startsPresented, at: time)
  }

  /// Runs until the window is closed, the program is told to end, or the display is lost.
  func run() throws {
    let watches = [Signal.interrupt, .terminate, .hangUp].map { signal in
      loop.onSignal(signal) { [weak self] in
        self?.end(.signalled(signal.number))
      }
    }
    loop.run()
    watches.forEach { $0.cancel() }
    window.close()
    if let failure { throw failure }
    if log?.hasFailed == true || recording?.hasFailed == true { throw Failure.told }
  }

  /// The sizes that task bars and switchers ask for, in pixels.
  private static func drawIcons() -> [Bitmap] {
    [16, 32, 48, 128].compactMap { side in
      guard let icon = try? Bitmap(width: side, height: side) else { return nil }
      AppIcon.draw(on: Canvas(on: icon), size: Double(side))
      return icon
    }
  }

  private func listen() {
    let stage = host.stage
    stage.onInput = { [weak self, start] entry in
      self?.recording?.write(Trace.line(of: entry, since: start))
    }
    stage.onEvent = { [start, log] event, _ in log?.write(StateLog.line(event, since: start)) }
    host.onSample = { [weak self, start, log] sample in
      log?.write(StateLog.line(sample, since: start))
      self?.switching?.fire(at: sample.time)
    }
    host.onKey = { [weak self] key in self?.takesKey(key) ?? false }
    host.onClosed = { [weak self] in self?.end(nil) }
    host.onLost = { [weak self] reason in self?.end(.failed(reason)) }
  }

  /// The program's own keys; the stage has the others.
  private func takesKey(_ key: Key) -> Bool {
    guard key.isPressed else { return false }
    if key.name == "F11" || (key.name == "Escape" && isFullScreen) {
      isFullScreen.toggle()
      window.setFullScreen(isFullScreen)
      return true
    }
    guard let number = Int(key.name), StyleLibrary.names.indices.contains(number - 1),
      let style = try? StyleLibrary.style(StyleLibrary.names[number - 1])
    else { return false }
    waitingStyle = style
    showWaitingStyle()
    return true
  }

  /// Shows the style that waits, where the panel rests and no hand is on it.
  private func showWaitingStyle() {
    let stage = host.stage
    guard let style = waitingStyle, stage.isAtRest(at: loop.now), !stage.isHeld else {
      if switching == nil { switching = loop.timer { [weak self] in self?.showWaitingStyle() } }
      return
    }
    waitingStyle = nil
    switching = nil
    show(style)
  }

  /// Shows another style; a trace cannot go on with it, so that it ends here.
  private func show(_ style: Style) {
    if recording != nil {
      recording = nil
      Output.warn("\(Program.name): the recording ends where style \(style.name) is shown")
    }
    exhibit = Exhibit(style, theme: scene.theme)
    host.show(Self.stage(for: exhibit, in: window, scene, at: loop.now))
    listen()
  }

  private func end(_ failure: Failure?) {
    self.failure = failure
    loop.stop()
  }
}
