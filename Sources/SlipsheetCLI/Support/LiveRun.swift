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
  private let stage: Stage
  private let host: StageHost
  private let window: X11Window
  private let log: LineFile?
  private let recording: LineFile?
  private let start: Instant
  private var failure: Failure?

  /// Opens the window.
  init(
    style: Style, reference: Trace.StyleReference, scene: SceneOptions, log logPath: String?, record: String?
  ) throws {
    let icons = Self.drawIcons()
    let display: X11Display
    do {
      display = try X11Display(loop: loop)
      window = try X11Window(
        on: display,
        options: X11WindowOptions(
          title: "Slipsheet", size: scene.size ?? SceneOptions.defaultSize,
          minimumSize: Size(width: 120, height: 120), scale: scene.scale, icons: icons.map(\.buffer)))
    } catch {
      throw Failure.failed("\(error)")
    }
    log = try logPath.map(LineFile.init)
    recording = try record.map(LineFile.init)
    start = loop.now
    var open: () -> Void = {}
    let panel = Panel(style: style, page: ArticlePage(theme: scene.theme, close: {}))
    let surroundings = Surroundings(
      window: window.size, scale: window.scale, reducesMotion: scene.reducesMotion)
    stage = Stage(
      presenter: PresenterPage(theme: scene.theme, open: { open() }), panel: panel,
      surroundings: surroundings,
      isPresented: true, at: start)
    open = { [weak panel] in panel?.present() }
    host = StageHost(stage, in: window, on: loop)
    recording?.write(
      Trace(style: reference, surroundings: surroundings, startsPresented: true).lines()[0])
    listen()
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
    stage.onInput = { [start, recording] entry in
      recording?.write(Trace.line(of: entry, since: start))
    }
    stage.onEvent = { [start, log] event, _ in log?.write(StateLog.line(event, since: start)) }
    host.onSample = { [start, log] sample in log?.write(StateLog.line(sample, since: start)) }
    host.onClosed = { [weak self] in self?.end(nil) }
    host.onLost = { [weak self] reason in self?.end(.failed(reason)) }
  }

  private func end(_ failure: Failure?) {
    self.failure = failure
    loop.stop()
  }
}
