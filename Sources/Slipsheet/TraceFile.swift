import Drawing
import FoundationEssentials
import Geometry
import Interaction
import Motion

/// Trace files: JSON Lines, a head and one event a line.
public enum TraceFile {
  /// The largest trace file, in bytes.
  public static let maximumSize = Limits.traceFile

  /// Why a trace could not be had.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public let path: String
    /// The line, counted from 1, or nil where the whole file is meant.
    public let line: Int?
    /// What is wrong, and what would be right.
    public let reason: String

    /// The file, the line and the reason in one line.
    public var description: String {
      if let line { "\(path): line \(line): \(reason)" } else { "\(path): \(reason)" }
    }
  }

  /// Reads a trace from a file and checks it whole.
  public static func read(_ path: String) throws(Failure) -> Trace {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: maximumSize)
    } catch {
      throw Failure(path: path, line: nil, reason: error.reason)
    }
    return try parse(bytes, path: path)
  }

  /// Reads a trace from a file's bytes and checks it whole.
  public static func parse(_ bytes: [UInt8], path: String) throws(Failure) -> Trace {
    var trace: Trace?
    var checker = TraceChecker()
    for (number, line) in TextLines(bytes) {
      do {
        if let fault = TextLines.fault(of: line) { throw JSONText.Fault(reason: fault) }
        if trace == nil {
          let head = try JSONText.decode(TraceHead.self, from: line)
          trace = Trace(
            style: head.style, surroundings: head.surroundings, startsPresented: head.startsPresented)
          continue
        }
        let entry = try entry(from: JSONText.decode(TraceLine.self, from: line))
        if let fault = checker.fault(of: entry.event, at: entry.time) {
          throw JSONText.Fault(reason: fault)
        }
        guard (trace?.entries.count ?? 0) < Limits.events else {
          throw JSONText.Fault(reason: "event \(Limits.events + 1), expected at most \(Limits.events)")
        }
        trace?.entries.append(entry)
      } catch let fault as JSONText.Fault {
        let place = fault.position.map { "column \($0.column): " } ?? fault.key.map { "\($0): " } ?? ""
        throw Failure(path: path, line: number, reason: place + fault.reason)
      } catch {
        throw Failure(path: path, line: number, reason: "\(error)")
      }
    }
    guard let trace else {
      throw Failure(path: path, line: nil, reason: "empty, expected a trace's first line")
    }
    return trace
  }

  private static func entry(from line: TraceLine) throws -> Trace.Entry {
    switch line.content {
    case .event(let event): Trace.Entry(at: line.time, event)
    case .style(.whole(let style)): Trace.Entry(at: line.time, .style(style))
    case .style(.named(let name)): Trace.Entry(at: line.time, .style(try StyleLibrary.style(name)))
    }
  }
}

extension Trace {
  /// The style that the trace names or carries.
  public func resolvedStyle() throws(StyleError) -> Style {
    switch style {
    case .named(let name): try StyleLibrary.style(name)
    case .whole(let style): style
    }
  }

  /// The trace as JSON Lines, with styles that are not built in written out whole; `start` is the trace's zero.
  public func lines(since start: Instant = .zero) -> [String] {
    var headJSON: String?
    if case .whole(let style) = style { headJSON = StyleFile.json(style) }
    return [TraceWriter.head(of: self, styleJSON: headJSON)]
      + entries.map { Trace.line(of: $0, since: start) }
  }

  /// An event's line, with a style written out whole; `start` is the trace's zero.
  public static func line(of entry: Entry, since start: Instant) -> String {
    var json: String?
    if case .style(let style) = entry.event { json = StyleFile.json(style) }
    return TraceWriter.line(entry, since: start, styleJSON: json)
  }
}
