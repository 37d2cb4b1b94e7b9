import Drawing
import FoundationEssentials
import Geometry
import Interaction
import Motion

/// State log files: what `replay` and a live run write.
public enum StateLogFile {
  private struct Line: Decodable {
    var t: Double?
    var phase: String?
    var event: String?
  }

  /// The times of a log's samples, in order, and that of its last line, which may be an event behind them.
  ///
  /// Throws where the file cannot be read, and where a line is neither a sample nor an event or goes back in time.
  public static func times(_ path: String) throws(TraceFile.Failure) -> (samples: [Instant], end: Instant) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: TraceFile.maximumSize)
    } catch {
      throw TraceFile.Failure(path: path, line: nil, reason: error.reason)
    }
    var times: [Instant] = []
    var end = Instant.zero
    for (number, text) in TextLines(bytes) {
      let line: Line
      do throws(JSONText.Fault) {
        if let fault = TextLines.fault(of: text) { throw JSONText.Fault(reason: fault) }
        line = try JSONText.decode(Line.self, from: text)
      } catch {
        throw TraceFile.Failure(path: path, line: number, reason: error.reason)
      }
      guard let t = line.t, t >= 0, t <= Limits.traceLength, line.phase != nil || line.event != nil else {
        throw TraceFile.Failure(
          path: path, line: number, reason: "no line of a state log, expected t and phase")
      }
      let time = Instant.seconds(t)
      end = max(end, time)
      guard line.phase != nil else { continue }
      guard time >= times.last ?? .zero else {
        throw TraceFile.Failure(path: path, line: number, reason: "t goes back, expected rising times")
      }
      guard times.count < Limits.samples else {
        throw TraceFile.Failure(
          path: path, line: number,
          reason: "sample \(Limits.samples + 1), expected at most \(Limits.samples)")
      }
      times.append(time)
    }
    return (times, end)
  }
}
