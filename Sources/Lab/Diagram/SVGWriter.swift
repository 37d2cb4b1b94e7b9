import Interaction
import Drawing
import Geometry

/// Writes a diagram as SVG 1.1, with numbers of at most two places.
struct SVGWriter {
  private var text = ""
  private var clips = 0

  /// The whole file.
  static func text(of diagram: Diagram) -> String {
    let (width, height) = (number(diagram.size.width), number(diagram.size.height))
    var writer = SVGWriter()
    writer.text += """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" \(paint("fill", diagram.background))/>\n
      """
    for mark in diagram.marks { writer.write(mark) }
    return writer.text + "</svg>\n"
  }

  private mutating func write(_ mark: Diagram.Mark) {
    switch mark {
    case .fill(let path, let color):
      text += "<path d=\"\(Self.data(path))\" \(Self.paint("fill", color))/>\n"
    case .stroke(let path, let color, let style):
      let dashes = style.dashes.map(Self.number).joined(separator: " ")
      text += "<path d=\"\(Self.data(path))\" fill=\"none\" \(Self.paint("stroke", color))"
      text += " stroke-width=\"\(Self.number(style.width))\" stroke-linecap=\"\(style.cap)\""
      text += " stroke-linejoin=\"\(style.join)\""
      text += dashes.isEmpty ? "/>\n" : " stroke-dasharray=\"\(dashes)\"/>\n"
    case .text(let words, let place, let style, let color, let anchor, let isTurned):
      // letters stand in the middle of their line: their capitals are 0.73 em high in Inter
      let baseline = style.lineHeight / 2 + style.size * 0.365
      let turn = isTurned ? " rotate(-90)" : ""
      text += "<text transform=\"translate(\(Self.number(place.x)) \(Self.number(place.y)))\(turn)\""
      text += " y=\"\(Self.number(baseline))\" font-family=\"\(Self.escaped(style.families))-serif\""
      text += " font-size=\"\(Self.number(style.size))\" font-weight=\"\(style.weight.rawValue)\""
      text += " text-anchor=\"\(anchor)\" \(Self.paint("fill", color))>\(Self.escaped(words))</text>\n"
    case .clipped(let rect, let marks):
      clips += 1
      let id = "clip\(clips)"
      text += "<clipPath id=\"\(id)\"><path d=\"\(Self.data(Path(rect)))\"/></clipPath>\n"
      text += "<g clip-path=\"url(#\(id))\">\n"
      for mark in marks { write(mark) }
      text += "</g>\n"
    }
  }

  private static func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M\(pair(to))"
      case .line(let to): "L\(pair(to))"
      case .cubic(let a, let b, let to): "C\(pair(a)) \(pair(b)) \(pair(to))"
      // diagrams are drawn without arcs: circles are four cubics
      case .arc(let center, _, _, _): "L\(pair(center))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func paint(_ name: String, _ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part -> String in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha))\"" : ""
    return "\(name)=\"#\(parts.joined())\"\(opacity)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private static func number(_ value: Double) -> String { numberText(value, places: 2) }
}

extension Diagram {
  /// The text of an SVG file that shows it.
  package func svg() -> String { SVGWriter.text(of: self) }
}
