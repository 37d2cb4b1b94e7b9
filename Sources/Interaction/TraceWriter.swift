import Geometry
import Gestures
import Motion

/// The lines of a trace: its head, and one for each event.
public enum TraceWriter {
  /// The first line, without its line break; a whole style is given as JSON by who has an encoder.
  public static func head(of trace: Trace, styleJSON: String? = nil) -> String {
    var line = JSONLine()
    let surroundings = trace.surroundings
    line.add("slipsheet", "trace")
    line.add("version", Trace.formatVersion)
    line.add("size", surroundings.window.width, surroundings.window.height)
    line.add("scale", surroundings.scale)
    if let styleJSON {
      line.add("style", raw: styleJSON)
    } else {
      switch trace.style {
      case .named(let name): line.add("style", name)
      case .whole(let style): line.add("style", style.name)
      }
    }
    line.add("start", trace.startsPresented ? "presented" : "hidden")
    if let source = surroundings.source { line.add("source", rect: source) }
    line.add("image", surroundings.image.width, surroundings.image.height)
    if let content = surroundings.content { line.add("content", content.width, content.height) }
    if surroundings.pageCount > 1 {
      line.add("page", surroundings.page)
      line.add("pages", surroundings.pageCount)
    }
    if surroundings.reducesMotion { line.add("reducedMotion", true) }
    return line.finished()
  }

  /// The line of an event, without its line break; `start` is the trace's zero.
  public static func line(_ entry: Trace.Entry, since start: Instant = .zero, styleJSON: String? = nil)
    -> String
  {
    var line = JSONLine()
    line.add("t", (entry.time - start).seconds)
    switch entry.event {
    case .input(let input): add(input, to: &line, since: start)
    case .present(let animated): add("present", animated: animated, to: &line)
    case .dismiss(let animated): add("dismiss", animated: animated, to: &line)
    case .prevent(let prevented):
      line.add("kind", "prevent")
      line.add("prevented", prevented)
    case .answer(let allowed):
      line.add("kind", "answer")
      line.add("allowed", allowed)
    case .source(let frame):
      line.add("kind", "source")
      line.add("frame", rect: frame)
    case .content(let size):
      line.add("kind", "content")
      line.add("size", size.width, size.height)
    case .reducedMotion(let isReduced):
      line.add("kind", "reducedMotion")
      line.add("reduced", isReduced)
    case .image(let size):
      line.add("kind", "image")
      line.add("size", size.width, size.height)
    case .pages(let page, let count):
      line.add("kind", "pages")
      line.add("page", page)
      line.add("count", count)
    case .style(let style):
      line.add("kind", "style")
      if let styleJSON { line.add("style", raw: styleJSON) } else { line.add("style", style.name) }
    }
    return line.finished()
  }

  private static func add(_ kind: String, animated: Bool, to line: inout JSONLine) {
    line.add("kind", kind)
    if !animated { line.add("animated", false) }
  }

  private static func add(_ input: InputEvent, to line: inout JSONLine, since start: Instant) {
    switch input {
    case .down(let down):
      line.add("kind", "down")
      line.add("id", down.id)
      line.add("x", down.position.x)
      line.add("y", down.position.y)
      line.add("device", down.device.rawValue)
      if down.device == .mouse { line.add("button", down.button) }
      line.add(stamp: down.stamp, since: start)
      if let target = down.target { line.add("target", target) }
    case .move(let move), .up(let move):
      if case .move = input { line.add("kind", "move") } else { line.add("kind", "up") }
      line.add("id", move.id)
      line.add("x", move.position.x)
      line.add("y", move.position.y)
      line.add(stamp: move.stamp, since: start)
    case .cancel(let id):
      line.add("kind", "cancel")
      line.add("id", id)
    case .scroll(let scroll):
      line.add("kind", "scroll")
      line.add("x", scroll.position.x)
      line.add("y", scroll.position.y)
      line.add("dx", scroll.delta.dx)
      line.add("dy", scroll.delta.dy)
      line.add("device", scroll.device.rawValue)
      if let phase = scroll.phase { line.add("phase", phase.rawValue) }
      line.add(stamp: scroll.stamp, since: start)
    case .pinch(let pinch):
      line.add("kind", "pinch")
      line.add("x", pinch.position.x)
      line.add("y", pinch.position.y)
      line.add("scale", pinch.scale)
      line.add("phase", pinch.phase.rawValue)
    case .key(let key):
      line.add("kind", "key")
      line.add("key", key.name)
      if !key.isPressed { line.add("pressed", false) }
    case .resize(let size, let scale):
      line.add("kind", "resize")
      line.add("size", size.width, size.height)
      line.add("scale", scale)
    case .focus(let focused):
      line.add("kind", "focus")
      line.add("focused", focused)
    case .close:
      line.add("kind", "close")
    }
  }
}

extension JSONLine {
  fileprivate mutating func add(_ key: String, rect: Rect) {
    add(key, rect.minX, rect.minY, rect.width, rect.height)
  }

  fileprivate mutating func add(stamp: Instant?, since start: Instant) {
    if let stamp { add("stamp", (stamp - start).seconds) }
  }
}
