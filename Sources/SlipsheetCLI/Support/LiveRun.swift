import Drawing
import Gallery
import Geometry
import Gestures
import Inspector
import Interaction
import Motion
import Slipsheet
import Windowing

/// A window with a stage in it, from its opening to its end.
@MainActor
final class LiveRun {
  let loop: MainLoop
  let host: StageHost
  let scene: SceneOptions
  let album: any Album
  let tools: Workbench
  let window: any Window
  var exhibit: Exhibit
  /// The style as a trace that begins now names it.
  var reference: Trace.StyleReference
  /// The file of the style that is shown; nil for a built-in one.
  var file: String?
  var watch: FileWatch?
  /// The shaders that are worked on.
  private var shaders: ShaderFolder?
  /// The style that is shown as soon as the panel rests: what has begun is brought to its end.
  var waitingStyle: (style: Style, reference: Trace.StyleReference)?
  /// Whether a recording begins as soon as the panel rests.
  var isRecordingAwaited = false
  /// Runs when the panel may rest.
  var resting: Watch?
  /// The trace that is written.
  var recording: Recording?
  /// The keys that are held down; a key that is held comes again and again.
  private var keysDown: Set<String> = []
  private var isFullScreen = false
  private let log: LineFile?
  private let start: Instant
  private var failure: Failure?
  /// What the desktop is asked for once the first frame is drawn, so that no window waits for it.
  let desktop = DesktopSettings()
  var asking: Watch?
  /// What the window's title says last.
  var title = ""
  private var hasFailedRecording = false
  private var hasShown = false

  /// A window that has not been on the screen for so long has been forgotten, or is kept off it.
  private static let patience = Span.seconds(5)

  /// Shows a style in a window; `file` is the style's own, where it has one.
  init(
    _ document: StyleDocument, file: String?, reference: Trace.StyleReference, scene: SceneOptions,
    pictures: PictureOptions, startsAtEntry: Bool, in window: any Window, on loop: MainLoop,
    log logPath: String?, record: String?
  ) throws {
    self.loop = loop
    self.window = window
    log = try logPath.map(LineFile.init)
    let recordFile = try record.map(LineFile.init)
    start = loop.now
    self.scene = scene
    self.file = file
    self.reference = reference
    album = pictures.album(on: loop)
    let theme = scene.theme ?? .light
    exhibit =
      startsAtEntry
      ? Exhibit(entry: document.style, theme: theme)
      : Exhibit(document.style, theme: theme, album: album)
    let stage = Self.stage(
      for: exhibit,
      in: Surroundings(window: window.size, scale: window.scale, reducesMotion: scene.reducesMotion),
      at: start)
    host = StageHost(stage, in: window, on: loop)
    tools = Workbench(document, scale: window.scale)
    host.companion = HelpOverlay(over: tools, scale: window.scale)
    tools.onWantsSize = { [window] size in window.requestSize(size) }
    tools.onPlaceChanged = { [host] in host.fitStage() }
    tools.onEdit = { [weak self] style in self?.take(.whole(style), style) }
    tools.onSave = { [weak self] in self?.save() }
    if let recordFile { self.record(in: recordFile, at: start) }
    desktop.onChange = { [weak self] in self?.followDesktop() }
    desktop.fallback = window.preferences
    window.onPreferencesChange = { [weak self] in
      if let self { self.desktop.fallback = self.window.preferences }
    }
    listen()
    shaders = ShaderFolder(in: window, on: loop)
    watchFile()
  }

  static func stage(for exhibit: Exhibit, in surroundings: Surroundings, at time: Instant) -> Stage {
    Stage(
      presenter: exhibit.presenter, panel: exhibit.panel, surroundings: surroundings,
      isPresented: exhibit.startsPresented, at: time)
  }

  /// Runs until the window is closed, the program is told to end, or the display is lost.
  func run() throws {
    let watches = [ProcessSignal.interrupt, .terminate, .hangUp].map { signal in
      loop.onSignal(signal) { [weak self] in
        self?.end(.signalled(signal.number))
      }
    }
    let reminder = loop.timer(at: loop.now + Self.patience) { [weak self] in
      guard self?.hasShown == false else { return }
      Output.warn(
        "\(Program.name): the window is not on the screen after 5 seconds, its window manager has not shown it"
      )
    }
    loop.run()
    reminder.cancel()
    watches.forEach { $0.cancel() }
    window.close()
    if let failure { throw failure }
    if log?.hasFailed == true || hasFailedRecording { throw Failure.told }
  }

  func listen() {
    let stage = host.stage
    exhibit.onOpenStyle = { [weak self] in _ = self?.switchToBuiltIn(named: $0) }
    stage.onInput = { [weak self] entry in
      guard let self, let recording else { return }
      recording.write(entry)
      hasFailedRecording = hasFailedRecording || recording.hasFailed
    }
    stage.onEvent = { [weak self, start, log, tools] event, _ in
      log?.write(StateLog.line(event, since: start))
      tools.note(event)
      self?.tellState(after: event.event)
    }
    tellState()
    host.onSample = { [weak self, start, log] sample in
      self?.hasShown = true
      log?.write(StateLog.line(sample, since: start))
      self?.resting?.fire(at: sample.time)
      self?.askDesktop()
    }
    host.onKey = { [weak self] key in self?.takesKey(key) ?? false }
    host.onClosed = { [weak self] in self?.end(nil) }
    host.onLost = { [weak self] reason in self?.end(.failed(reason)) }
  }

  /// The program's own keys; the stage has the others.
  private func takesKey(_ key: Key) -> Bool {
    let isRepeated = !keysDown.insert(key.name).inserted
    guard key.isPressed else {
      keysDown.remove(key.name)
      return false
    }
    switch key.name {
    case "F11": toggleFullScreen()
    case "Escape" where isFullScreen: toggleFullScreen()
    case "Escape", "BackSpace":
      guard !exhibit.isEntry, host.stage.frontPanel == nil, isAtRest else { return false }
      showEntry()
    case "r" where !isRepeated: toggleRecording()
    case "F12" where !isRepeated: takeSnapshot()
    case "i" where !isRepeated:
      tools.toggleInspector(in: window.size, mayWiden: !isFullScreen, at: loop.now)
    case "r", "F12", "i": break
    default: return Int(key.name).map(switchToBuiltIn) ?? false
    }
    return true
  }

  private func toggleFullScreen() {
    isFullScreen.toggle()
    window.setFullScreen(isFullScreen)
  }

  private func end(_ failure: Failure?) {
    self.failure = failure
    loop.stop()
  }
}
