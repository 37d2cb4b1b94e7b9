import Geometry
import Gestures
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@testable import Interaction

@Suite("The state log")
struct StateLogTests {
  func sample(_ change: (inout Sample) -> Void = { _ in }) -> Sample {
    var sample = Sample(
      time: .seconds(0.1), phase: .dragging, translation: Vector(dx: 0, dy: 50), scale: 1, zoom: 1,
      cornerRadius: 5, opacity: 0.9929808405022349, backdrop: 0.794384672401788, presenterScale: 1,
      controls: 1, frame: Rect(x: 0, y: 50, width: 390, height: 844), velocity: Vector(dx: 0, dy: 500))
    change(&sample)
    return sample
  }

  @Test("A sample's line is the contract's, byte for byte")
  func sampleLine() {
    #expect(
      StateLog.line(sample())
        == #"{"t":0.1,"phase":"dragging","translation":[0,50],"scale":1,"zoom":1,"cornerRadius":5,"opacity":0.9929808405022349,"backdrop":0.794384672401788,"presenterScale":1,"frame":[0,50,390,844],"velocity":[0,500]}"#
    )
  }

  @Test("A dragged sheet gives the contract's line")
  func draggedSheet() throws {
    let trace = Drag(at: Point(x: 195, y: 300)).move(dy: 100, over: 0.2).release().trace()
    var replay = Replay(trace, style: try StyleLibrary.style("sheet"))
    _ = replay.advance(to: .seconds(0.104))
    let line = StateLog.line(replay.session.sample(at: .seconds(0.104)))
    #expect(line.hasPrefix(#"{"t":0.104,"phase":"dragging","translation":[0,52],"scale":1,"zoom":1,"#))
    #expect(line.contains(#""frame":[0,52,390,844],"velocity":[0,"#))
  }

  @Test(
    "Numbers are the shortest that read back, integers without a point, zero without a sign",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.1, "0.1"), (-0.5, "-0.5"),
      (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (123456789.125, "123456789.125"),
      (Double.leastNonzeroMagnitude, "5e-324"), (1e-7, "1e-07"), (1e22, "1e+22"),
      (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) throws {
    let line = StateLog.line(sample { $0.scale = number })
    #expect(line.contains("\"scale\":\(text),\"zoom\""), "\(line)")
    #expect(Double(text) == number)
  }

  @Test("Times count from the log's zero")
  func start() {
    #expect(StateLog.line(sample(), since: .seconds(0.05)).hasPrefix(#"{"t":0.05,"#))
  }

  @Test("Events tell what belongs to them, in the contract's order")
  func eventLines() throws {
    let trace = Drag(at: Point(x: 195, y: 300)).move(dy: 150, over: 0.2).release().trace()
    var replay = Replay(trace, style: try StyleLibrary.style("sheet"))
    let lines = replay.advance(to: .seconds(1)).map { StateLog.line($0) }
    #expect(lines.count == 4)
    #expect(lines.first == #"{"t":0.008,"event":"dragBegan"}"#)
    let ended = try #require(lines.dropFirst().first)
    #expect(
      ended.hasPrefix(
        #"{"t":0.2,"event":"dragEnded","outcome":"dismiss","why":{"clauses":[{"axis":"vertical","of":"position","measured":150,"threshold":100,"holds":true}],"translation":[0,150],"velocity":[0,"#
      ), "\(ended)")
    #expect(ended.contains(#"],"projected":[0,150]}}"#))
    #expect(
      Array(lines.dropFirst(2)) == [
        #"{"t":0.2,"event":"willDismiss","cause":"drag"}"#, #"{"t":0.4,"event":"didDismiss"}"#,
      ])
  }
}
