import Drawing
import Geometry
import Interaction
import Motion
import Scene

/// The lines that tell a scene: one for the frame, and one for each thing that it shows, from back to front.
public enum SceneLog {
  /// The lines of a frame, without line breaks, in JSON; `time` is since the log's zero.
  ///
  /// A bitmap is told by its size in pixels, not by what is drawn on it.
  public static func lines(of list: DisplayList, at time: Instant) -> [String] {
    var head = JSONLine()
    head.add("t", time.seconds)
    head.add("size", list.size.width, list.size.height)
    return [head.finished()] + list.items.map(line)
  }

  private static func line(_ item: DisplayList.Item) -> String {
    var line = JSONLine()
    switch item {
    case .node(let node):
      add(node, to: &line)
    case .blur(let radius):
      line.add("show", "blur")
      line.add("radius", radius)
    case .group(let opacity, let items):
      line.add("show", "group")
      line.add("opacity", opacity)
      line.add("items", raw: "[" + items.map(Self.line).joined(separator: ",") + "]")
    }
    return line.finished()
  }

  private static func add(_ node: Node, to line: inout JSONLine) {
    switch node.content {
    case .color(let color):
      line.add("show", "color")
      line.add("color", color.red, color.green, color.blue, color.alpha)
    case .bitmap(let bitmap, let part):
      line.add("show", "bitmap")
      line.add("pixels", Double(bitmap.width), Double(bitmap.height))
      if part != Rect(origin: .zero, size: bitmap.size) { add(part, as: "part", to: &line) }
    }
    add(node.frame, as: "frame", to: &line)
    if node.corners != .zero { line.add("corners", node.corners.x, node.corners.y) }
    if node.opacity != 1 { line.add("opacity", node.opacity) }
    if let shadow = node.shadow {
      line.add("shadow", shadow.offset.dx, shadow.offset.dy, shadow.blur, shadow.color.alpha)
    }
  }

  private static func add(_ rect: Rect, as key: String, to line: inout JSONLine) {
    line.add(key, rect.minX, rect.minY, rect.width, rect.height)
  }
}
