import Geometry
import Interaction
import Slipsheet

/// The options by which a gesture is given: a trace's file or a drag in words, and a style.
@MainActor
struct GestureOptions {
  let trace: Trace
  /// The styles to run it with; at least one.
  let styles: [Style]

  /// The first style.
  var style: Style { styles[0] }

  static func add(to parser: OptionParser) {
    parser.text("trace", "FILE", "The gesture, as `run --record` writes it")
    parser.text("drag", "SPEC", "The gesture in words: \"195,300 +0,150@200 ~100 up\"")
    parser.text("style", "NAME|FILE", "The style (default: the trace's, or sheet)")
  }

  /// Reads the gesture; the scene's size and settings replace the trace's where they were given.
  init(_ values: OptionParser.Values, scene: SceneOptions? = nil) throws {
    var trace: Trace
    switch (values["trace"], values["drag"]) {
    case (let path?, nil): trace = try Self.readTrace(path)
    case (nil, let words?):
      do {
        trace = Trace(
          style: .named("sheet"), surroundings: Surroundings(window: SceneOptions.defaultSize),
          entries: try DragSpec.parse(words))
      } catch {
        throw Failure.usage("--drag: \(error)")
      }
    default: throw Failure.usage("expected either --trace FILE or --drag SPEC")
    }
    if let scene {
      trace.surroundings.window = scene.size ?? trace.surroundings.window
      trace.surroundings.scale = scene.scale ?? trace.surroundings.scale
      if scene.reducesMotion { trace.surroundings.reducesMotion = true }
      try scene.check(trace.surroundings.window, at: trace.surroundings.scale)
    }
    let names = values["style"]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    styles = try names?.map(Self.style(named:)) ?? [Self.style(nil, of: trace)]
    self.trace = trace
  }

  static func readTrace(_ path: String) throws -> Trace {
    do { return try TraceFile.read(path) } catch { throw Failure.failed("\(error)") }
  }

  /// A style as pictures and words call it: a file by its file, since a copy still has the name of what it was copied
  /// from.
  static func style(named word: String) throws -> Style {
    do {
      var style = try StyleLibrary.style(word)
      if !StyleLibrary.names.contains(word) {
        style.name = word.split(separator: "/").last.map(String.init) ?? word
      }
      return style
    } catch {
      throw Failure.failed("\(error)")
    }
  }

  static func style(_ name: String?, of trace: Trace) throws -> Style {
    do {
      return try name.map { name throws(StyleError) in try StyleLibrary.style(name) } ?? trace.resolvedStyle()
    } catch {
      throw Failure.failed("\(error)")
    }
  }
}
