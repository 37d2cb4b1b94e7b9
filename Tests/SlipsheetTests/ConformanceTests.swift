import Foundation
import Interaction
import Motion
import Slipsheet
import Testing

/// A gesture and what must come of it, from `Tests/Conformance`.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [String]
  let events: [String]
  let samples: [Data]

  var testDescription: String { name }

  static func all() throws -> [ConformanceCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Conformance")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map(Self.init)
  }

  private init(_ file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    func parts(_ key: String) throws -> [Data] {
      try (object[key] as? [Any] ?? []).map { try JSONSerialization.data(withJSONObject: $0) }
    }
    name = object["name"] as? String ?? file.lastPathComponent
    lines = try parts("trace").map { String(decoding: $0, as: UTF8.self) }
    events = try parts("events").map { String(decoding: $0, as: UTF8.self) }
    samples = try parts("samples")
  }

  var trace: Trace {
    get throws { try TraceFile.parse(Array(lines.joined(separator: "\n").utf8), path: name) }
  }
}

@Suite("The engine passes the published conformance suite")
struct ConformanceTests {
  struct Event: Decodable {
    var t: Double
    var event: String
    var outcome: String?
    var cause: String?
  }

  struct Shown: Decodable {
    var t: Double
    var phase: String
    var translation: [Double]
    var scale: Double
    var cornerRadius: Double
    var opacity: Double
    var backdrop: Double
    var presenterScale: Double
    var frame: [Double]
    var velocity: [Double]

    var numbers: [Double] {
      translation + [scale, cornerRadius, opacity, backdrop, presenterScale] + frame + velocity
    }
  }

  @Test("There are cases for all five styles")
  func count() throws {
    let cases = try ConformanceCase.all()
    #expect(cases.count >= 30)
    for name in StyleLibrary.names { #expect(cases.contains { $0.name.hasPrefix(name) }) }
  }

  @Test(
    "It tells the events of each case at their times, at any rate of frames",
    arguments: try ConformanceCase.all())
  func events(of test: ConformanceCase) throws {
    let expected = try test.events.map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    let trace = try test.trace
    for framesPerSecond in [30.0, 60, 120, 240] {
      var told: [Event] = []
      var replay = Replay(trace, style: try trace.resolvedStyle())
      try replay.run(framesPerSecond: framesPerSecond) { moment in
        guard case .event(let event) = moment else { return }
        told.append(try JSONDecoder().decode(Event.self, from: Data(StateLog.line(event).utf8)))
      }
      #expect(told.map(\.event) == expected.map(\.event))
      for (told, expected) in zip(told, expected) {
        #expect(abs(told.t - expected.t) <= 1e-6)
        #expect(told.outcome == expected.outcome && told.cause == expected.cause)
      }
    }
  }

  @Test("It shows the numbers of each case", arguments: try ConformanceCase.all())
  func samples(of test: ConformanceCase) throws {
    let expected = try test.samples.map { try JSONDecoder().decode(Shown.self, from: $0) }
    let trace = try test.trace
    var replay = Replay(trace, style: try trace.resolvedStyle())
    var shown: [Shown] = []
    try replay.run(at: expected.map { .seconds($0.t) }) { moment in
      guard case .sample(let sample) = moment else { return }
      shown.append(try JSONDecoder().decode(Shown.self, from: Data(StateLog.line(sample).utf8)))
    }
    #expect(shown.map(\.phase) == expected.map(\.phase))
    for (shown, expected) in zip(shown, expected) {
      for (value, number) in zip(shown.numbers, expected.numbers) {
        #expect(abs(value - number) <= 1e-6, "at \(expected.t): \(value), expected \(number)")
      }
    }
  }

  @Test("The log of each case is the same to the byte on every machine")
  func bytes() throws {
    let hashes = try ConformanceCase.all().map { test in
      let trace = try test.trace
      var replay = Replay(trace, style: try trace.resolvedStyle())
      // FNV-1a, 64 bits
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      replay.run(framesPerSecond: 60) { moment in
        let line =
          switch moment {
          case .sample(let sample): StateLog.line(sample)
          case .event(let event): StateLog.line(event)
          }
        for byte in (line + "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      return "\(String(hash, radix: 16)) \(test.name)"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/log-hashes.txt")
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(
      hashes == expected,
      "all of them, to be pinned if the change is meant:\n\(hashes.joined(separator: "\n"))")
  }
}
