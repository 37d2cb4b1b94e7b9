import Geometry
import Interaction
import Slipsheet

/// Drags in words: their events are in order, and keep the laws.
enum DragInput {
  static func fault(in bytes: [UInt8]) -> String? {
    let entries: [Trace.Entry]
    do {
      entries = try DragSpec.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      return FuzzTarget.fault(inWords: error.description, about: bytes)
    }
    guard entries.map(\.time) == entries.map(\.time).sorted() else { return "events go back in time" }
    // one that is long is slow to replay, and not more than a short one
    guard entries.count < 2000 else { return nil }
    for name in StyleLibrary.names {
      guard let style = try? StyleLibrary.style(name) else { return "no style \(name)" }
      let trace = Trace(
        style: .named(name), surroundings: Surroundings(window: Size(width: 390, height: 844)),
        entries: entries)
      if let fault = TraceInput.lawFault(of: trace, style) { return "\(name): \(fault)" }
    }
    return nil
  }
}
