import Geometry
import Interaction
import Slipsheet

/// Style files: what can be read is written and read again, and keeps the laws in a drag.
enum StyleInput {
  static func fault(in bytes: [UInt8]) -> String? {
    let style: Style
    do {
      style = try StyleFile.parse(bytes, path: "s")
    } catch {
      return FuzzTarget.fault(inWords: error.description, about: bytes)
    }
    let entries = (try? DragSpec.parse("195,300 +20,150@200 ~50 +0,60@30 up")) ?? []
    let trace = Trace(
      style: .whole(style), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      entries: entries)
    let lines = trace.lines()
    do {
      let again = try TraceFile.parse(Array(lines.joined(separator: "\n").utf8), path: "t")
      if again != trace { return "the style is another when it is read again" }
    } catch {
      return "the style can't be read again: \(error)"
    }
    return TraceInput.lawFault(of: trace, style)
  }
}
