import Drawing
import Gallery
import Geometry
import Inspector
import Interaction
import Motion
import Slipsheet
import Windowing

/// Opens a window with a panel to drag.
enum RunCommand: Command {
  static let name = "run"
  static let summary = "open a window with a panel to drag"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "[STYLE] [IMAGE...] - open a window with a panel to drag",
      summary: """
        STYLE is a built-in style's name or a style file's path; without one the first page offers the built-in ones,
        or, where IMAGEs are given, zoom shows them: picture files, or folders of them, instead of the pictures that
        the program draws. Drag the panel and let go; Escape and the close button dismiss it too. A style file is
        followed: what is saved is seen at once, mid-drag too. Keys:

        \(Shortcut.lines.joined(separator: "\n"))
        """)
    parser.text(
      "backend", "auto|wayland|x11|offscreen",
      "Where to draw (default auto: the first of these that there is)")
    SceneOptions.add(to: parser, followsDesktop: true)
    parser.text(
      "gpu", "auto|never|always", "Whether a GPU draws (default auto: where there is hardware)")
    parser.text("log", "FILE", "Write the state log, a sample for each frame")
    parser.text("record", "FILE", "Write the input as a trace")
    parser.text("replay", "TRACE", "Show a recording in the inspector, with STYLE or its own style")
    let values = try parser.parse(arguments)
    SystemFonts.prepare()
    let backend = try Backend(option: values["backend"])
    if let log = values["log"], log == values["record"] {
      throw Failure.usage("--log and --record both name \(log), expected two files")
    }
    var scene = try SceneOptions(values)
    let pictures = try PictureOptions(values.rest)
    let replayed: Trace?
    do { replayed = try values["replay"].map(TraceFile.read) } catch { throw Failure.failed("\(error)") }
    scene.size = scene.size ?? replayed?.surroundings.window
    let styleName = pictures.style ?? replayed?.styleName ?? (pictures.paths == nil ? "sheet" : "zoom")
    let document: StyleDocument
    let file: String?
    do {
      if pictures.style == nil, case .whole(let style)? = replayed?.style {
        file = nil
        document = try StyleDocument(style, path: style.name)
      } else {
        file = StyleLibrary.names.contains(styleName) ? nil : styleName
        document = try StyleLibrary.document(styleName)
      }
    } catch {
      throw Failure.failed("\(error)")
    }
    let style = document.style
    let loop = MainLoop()
    let opened = try WindowOpener(scene, on: loop).open(on: backend)
    // the catalogue is read while the display answers
    try SceneOptions.requireFonts()
    guard let window = opened else {
      guard replayed == nil else { throw Failure.failed("--replay, no display, it shows a window") }
      if backend == .auto {
        Output.warn("\(Program.name): no display, so the style's own gesture is drawn into a file")
      }
      return try drawBuiltInGesture(style, scene, pictures, values)
    }
    let isBuiltIn = StyleLibrary.source(named: styleName) == document.text
    let run = try LiveRun(
      document, file: file, reference: isBuiltIn ? .named(styleName) : .whole(style), scene: scene,
      pictures: pictures, startsAtEntry: values.rest.isEmpty && replayed == nil, in: window, on: loop,
      log: values["log"], record: values["record"])
    if let replayed, let path = values["replay"] { run.show(replayed, named: path) }
    try run.run()
  }

  /// Without a display: a film strip of the style's own gesture, whose name is told.
  private static func drawBuiltInGesture(
    _ style: Style, _ scene: SceneOptions, _ pictures: PictureOptions, _ values: OptionParser.Values
  ) throws {
    let size = scene.size ?? SceneOptions.defaultSize
    let exhibit = Exhibit(style, theme: scene.theme ?? .light, album: pictures.album())
    let trace = exhibit.opened(
      BuiltInGesture.trace(
        for: Surroundings(window: size, scale: scene.scale ?? 1, reducesMotion: scene.reducesMotion)))
    try write(trace, style, log: values["log"], recording: values["record"])
    Interruption.hold()
    let film = GestureFilm(
      trace, style: style, presenter: exhibit.presenter, page: exhibit.panel.page, source: exhibit.opener)
    let path =
      "slipsheet-\(style.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "_" }.joined()).png"
    do {
      let strip = try film.strip(at: film.times(count: 6), showsPointer: true)
      try Interruption.check()
      try strip.writePNG(to: path)
    } catch let error as FileError {
      throw Failure.failed("cannot write, \(path), \(error.reason)")
    } catch let error as BitmapError {
      throw Failure.failed("\(error), \(path), take a smaller --size or --scale")
    }
    try Output.standard.write("film strip: \(path)")
  }

  /// What a window would have written of the gesture.
  private static func write(_ trace: Trace, _ style: Style, log: String?, recording: String?) throws {
    if let recording = try recording.map(LineFile.init) {
      var trace = trace
      trace.style = .whole(style)
      trace.lines().forEach(recording.write)
      if recording.hasFailed { throw Failure.told }
    }
    guard let log = try log.map(LineFile.init) else { return }
    var replay = Replay(trace, style: style)
    replay.run(framesPerSecond: 60) { moment in
      switch moment {
      case .sample(let sample): log.write(StateLog.line(sample))
      case .event(let event): log.write(StateLog.line(event))
      }
    }
    if log.hasFailed { throw Failure.told }
  }
}

extension Trace {
  /// The name of the style with which the gesture was made; nil where the trace carries it whole.
  fileprivate var styleName: String? {
    if case .named(let name) = style { name } else { nil }
  }
}
