import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing
import TestSupport

private let plainHead = #"{"slipsheet":"trace","version":1,"size":[390,844]}"#
private let plainDown = #"{"t":1,"kind":"down","id":1,"x":1,"y":2}"#

@Suite("Trace files")
struct TraceFileTests {
  func parse(_ text: String) throws -> Trace {
    try TraceFile.parse(Array(text.utf8), path: "t.jsonl")
  }

  /// One entry of every kind, with every field away from its default.
  static func everything() throws -> [Trace.Entry] {
    let place = Point(x: 1.25, y: -2.5)
    let stamp = Instant(nanoseconds: -1_234_567_891)
    var style = try StyleLibrary.style("photo")
    style.name = "mine \"\\\u{1}\n\u{1F446}"
    style.drag.slop = 3.5
    let events: [SessionEvent] = [
      .input(
        .down(
          PointerDown(id: 7, position: place, device: .mouse, button: 3, stamp: stamp, target: "close \"é\n"))
      ),
      .input(.down(PointerDown(id: -2, position: .zero, device: .pen))),
      .input(.down(PointerDown(id: .max, position: .zero, device: .mouse, button: .max))),
      .input(.down(PointerDown(id: .min, position: .zero))),
      .input(.move(PointerMove(id: 7, position: place, stamp: stamp))),
      .input(.up(PointerMove(id: 7, position: place, stamp: .seconds(86_400)))),
      .input(.cancel(id: .max)),
      .input(
        .scroll(
          Scroll(
            position: place, delta: Vector(dx: 0.1, dy: -1e6), device: .touchpad, phase: .begin, stamp: stamp)
        )),
      .input(.scroll(Scroll(position: .zero, delta: .zero, device: .wheel))),
      .input(.pinch(Pinch(position: place, scale: 1.5, phase: .update))),
      .input(.key(Key("Escape"))), .input(.key(Key("", isPressed: false))),
      .input(.resize(Size(width: 0, height: 1e6), scale: 1.25)),
      .input(.focus(true)), .input(.focus(false)), .input(.close),
      .present(animated: true), .present(animated: false), .dismiss(animated: true),
      .dismiss(animated: false),
      .prevent(true), .prevent(false), .answer(allowed: true), .answer(allowed: false),
      .reducedMotion(true), .reducedMotion(false),
      .content(Size(width: 0.5, height: 1e6)), .source(Rect(x: -1, y: 2, width: 3, height: 0)), .style(style),
    ]
    return events.enumerated().map {
      Trace.Entry(at: Instant(nanoseconds: Int64($0) * 16_666_667 / 2), $1)
    }
  }

  @Test("Events of every kind are the same after they were written and read")
  func roundTrip() throws {
    let trace = Trace(
      style: .named("fade"),
      surroundings: Surroundings(
        window: Size(width: 800.5, height: 600), scale: 1.5, source: Rect(x: 1, y: 2, width: 3, height: 4),
        image: Size(width: 640, height: 480), content: Size(width: 800, height: 3000), reducesMotion: true),
      startsPresented: false, entries: try Self.everything())
    let lines = trace.lines()
    #expect(lines.allSatisfy { !$0.contains("\n") })
    let read = try parse(lines.joined(separator: "\n"))
    #expect(read.surroundings == trace.surroundings)
    #expect(read.style == trace.style)
    #expect(read.startsPresented == false)
    #expect(read.entries.count == trace.entries.count)
    for (one, other) in zip(read.entries, trace.entries) { #expect(one == other) }
    #expect(read.lines() == lines)
  }

  @Test("A trace that carries its style needs no file for it")
  func wholeStyle() throws {
    var style = try StyleLibrary.style("card")
    style.summary = "changed"
    let trace = Trace(
      style: .whole(style), surroundings: Surroundings(window: Size(width: 390, height: 844)))
    #expect(try parse(trace.lines().joined(separator: "\n")) == trace)
  }

  @Test("What a head does not say has its default")
  func defaults() throws {
    let trace = try parse(plainHead)
    #expect(trace.style == .named("sheet"))
    #expect(trace.startsPresented)
    #expect(trace.surroundings == Surroundings(window: Size(width: 390, height: 844)))
    #expect(trace.surroundings.image == Size(width: 1200, height: 900))
  }

  @Test("The head is written as the contract has it")
  func headLine() throws {
    let trace = Trace(
      style: .named("sheet"), surroundings: Surroundings(window: Size(width: 390, height: 844)))
    #expect(
      trace.lines() == [
        #"{"slipsheet":"trace","version":1,"size":[390,844],"scale":1,"style":"sheet","start":"presented","image":[1200,900]}"#
      ])
  }

  @Test(
    "A final line break, other line ends and empty lines change nothing",
    arguments: ["\n", "\r\n", "\n\n", "\n   \n", "\r\n\r\n"])
  func lineEnds(lineBreak: String) throws {
    let lines = [
      plainHead, #"{"t":0,"kind":"down","id":1,"x":1,"y":2}"#, #"{"t":1,"kind":"up","id":1,"x":1,"y":2}"#,
    ]
    let plain = try parse(lines.joined(separator: "\n"))
    #expect(plain.entries.count == 2)
    #expect(try parse(lines.joined(separator: lineBreak)) == plain)
    #expect(try parse(lines.joined(separator: lineBreak) + lineBreak) == plain)
  }

  @Test("A byte order mark before the head is passed over")
  func byteOrderMark() throws {
    #expect(try parse("\u{FEFF}" + plainHead) == parse(plainHead))
  }

  @Test(
    "A wrong line is named by its number, and what is wrong with it",
    arguments: [
      (#"{"t":0.5,"kind":"close"}"#, "t is 0.5, earlier than the line before; expected at least 1"),
      (#"{"t":2,"kind":"down","id":1,"x":1,"y":2}"#, "pointer 1 is down already"),
      (#"{"t":2,"kind":"move","id":2,"x":1,"y":2}"#, "pointer 2 is not down"),
      (#"{"t":2,"kind":"up","id":2,"x":1,"y":2}"#, "pointer 2 is not down"),
      (#"{"t":2,"kind":"cancel","id":-9}"#, "pointer -9 is not down"),
      (#"{"t":2,"kind":"move","id":1,"x":NaN,"y":2}"#, ""),
      (#"{"t":2,"kind":"move","id":1,"x":1e999,"y":2}"#, "x"),
      (#"{"t":1e999,"kind":"close"}"#, "t"),
      (#"{"t":-1,"kind":"close"}"#, "t: -1 is out of range, expected 0 to 86400"),
      (#"{"t":86401,"kind":"close"}"#, "t: 86401 is out of range"),
      (#"{"t":"2","kind":"close"}"#, "t: has the wrong type, expected a number"),
      (#"{"kind":"close"}"#, "t: missing"),
      (#"{"t":2}"#, "kind: missing"),
      (#"{"t":2,"kind":5}"#, "kind"),
      (#"{"t":2,"kind":"jump"}"#, #"kind: "jump" is none of down, move"#),
      (#"{"t":2,"kind":"close","x":1}"#, "x: unknown key; the keys here are t, kind"),
      (#"{"t":2,"kind":"close","line":1}"#, "line: unknown key"),
      (#"{"t":2,"kind":"move","id":1,"x":1}"#, "y: missing"),
      (#"{"t":2,"kind":"move","id":1,"x":1000001,"y":2}"#, "x: 1000001 is out of range"),
      (#"{"t":2,"kind":"move","id":1.5,"x":1,"y":2}"#, "id: "),
      (#"{"t":2,"kind":"move","id":1e300,"x":1,"y":2}"#, "id: "),
      (#"{"t":2,"kind":"move","id":"1","x":1,"y":2}"#, "id: has the wrong type, expected a whole number"),
      (#"{"t":2,"kind":"down","id":2,"x":1,"y":2,"device":"foot"}"#, #"device: "foot" is none of "mouse""#),
      (#"{"t":2,"kind":"down","id":2,"x":1,"y":2,"target":5}"#, "target"),
      (#"{"t":2,"kind":"down","id":2,"x":1,"y":2,"stamp":1e6}"#, "stamp: 1000000 is out of range"),
      (#"{"t":2,"kind":"scroll","x":1,"y":2,"dy":1}"#, "device: missing"),
      (#"{"t":2,"kind":"scroll","x":1,"y":2,"dy":1,"device":"touchpad","phase":"mid"}"#, "phase"),
      (#"{"t":2,"kind":"pinch","x":1,"y":2,"scale":0,"phase":"begin"}"#, "scale: 0 is out of range"),
      (#"{"t":2,"kind":"key"}"#, "key: missing"),
      (#"{"t":2,"kind":"resize","size":[1]}"#, "size: has 1 values, expected 2"),
      (#"{"t":2,"kind":"resize","size":[-1,5]}"#, "size: -1 is out of range"),
      (#"{"t":2,"kind":"resize","size":[1,5],"scale":0}"#, "scale: 0 is out of range"),
      (#"{"t":2,"kind":"focus"}"#, "focused: missing"),
      (#"{"t":2,"kind":"prevent","prevented":1}"#, "prevented: has the wrong type, expected true or false"),
      (#"{"t":2,"kind":"answer"}"#, "allowed: missing"),
      (#"{"t":2,"kind":"source","frame":[1,2,3]}"#, "frame: has 3 values, expected 4"),
      (#"{"t":2,"kind":"style","style":"nosuch"}"#, "nosuch"),
      (#"{"t":2,"kind":"style","style":{"version":1}}"#, "style.name: missing"),
      (#"{"t":2,"kind":"style"}"#, "style: missing"),
      (#"{"t":2,"kind":"close""#, ""), (#"{"t":2,"kind":"close"} {"t":3,"kind":"close"}"#, ""),
      (#"{t:2,kind:"close"}"#, ""), (#"{"t":2,"kind":"close"} // done"#, ""), ("[]", ""), ("null", ""),
      ("close", ""), ("\u{0}", ""), (plainHead, "kind"),
    ])
  func faults(line: String, reason: String) throws {
    let text = [plainHead, "", plainDown, line, #"{"t":9,"kind":"close"}"#].joined(separator: "\n")
    let failure = try #require(throws: TraceFile.Failure.self) { try parse(text) }
    #expect(failure.line == 4)
    #expect(!failure.reason.isEmpty)
    #expect(failure.description.hasPrefix("t.jsonl: line 4: "))
    #expect(reason.isEmpty || failure.description.contains(reason), "\(failure)")
    #expect(!failure.description.contains("\n"))
  }

  @Test(
    "A wrong head is named, and what would be right",
    arguments: [
      (#"{"t":0,"kind":"close"}"#, "t: a time, as lines of state logs"),
      (#"{"version":1,"size":[1,1]}"#, "slipsheet: missing"),
      (#"{"slipsheet":"log","version":1,"size":[1,1]}"#, #""log", expected "trace""#),
      (#"{"slipsheet":"trace","version":2,"size":[1,1]}"#, "version: 2 is not known here, expected 1"),
      (#"{"slipsheet":"trace","version":1}"#, "size: missing"),
      (#"{"slipsheet":"trace","version":1,"size":[1,-1]}"#, "size: -1 is out of range"),
      (#"{"slipsheet":"trace","version":1,"size":[1,1],"start":"gone"}"#, #"start: "gone" is none of"#),
      (#"{"slipsheet":"trace","version":1,"size":[1,1],"scale":99}"#, "scale: 99 is out of range"),
      (#"{"slipsheet":"trace","version":1,"size":[1,1],"image":[1]}"#, "image: has 1 values, expected 2"),
      (#"{"slipsheet":"trace","version":1,"size":[1,1],"source":[1,2,3,"4"]}"#, "source"),
      (#"{"slipsheet":"trace","version":1,"size":[1,1],"style":5}"#, "style"),
      ("not a trace", ""),
    ])
  func headFaults(line: String, reason: String) throws {
    let failure = try #require(throws: TraceFile.Failure.self) { try parse("\n" + line) }
    #expect(failure.line == 2)
    #expect(reason.isEmpty || failure.description.contains(reason), "\(failure)")
  }

  @Test("An empty trace is told as such", arguments: ["", "\n", "\r\n\n  "])
  func empty(text: String) throws {
    let failure = try #require(throws: TraceFile.Failure.self) { try parse(text) }
    #expect(failure.line == nil)
    #expect(failure.description == "t.jsonl: empty, expected a trace's first line")
  }

  @Test("Bytes that are no UTF-8 are named by their line")
  func invalidText() throws {
    let bytes = Array((plainHead + "\n").utf8) + [0x7B, 0xFF, 0x7D]
    let failure = try #require(throws: TraceFile.Failure.self) { try TraceFile.parse(bytes, path: "t") }
    #expect(failure.line == 2)
    #expect(failure.reason == "not UTF-8 text")
  }

  @Test("A line as long as the limit is read like any other, a longer one is refused")
  func longLine() throws {
    func trace(bytes: Int) throws -> Trace {
      let (start, end) = (#"{"t":0,"kind":"key","key":""#, #""}"#)
      let key = String(repeating: "k", count: bytes - start.utf8.count - end.utf8.count)
      return try parse(plainHead + "\n" + start + key + end)
    }
    #expect(try trace(bytes: Limits.traceLine).entries.count == 1)
    let failure = try #require(throws: TraceFile.Failure.self) { try trace(bytes: Limits.traceLine + 1) }
    #expect(failure.reason == "the line has 1048577 bytes, expected at most 1048576")
  }

  @Test("Deep nesting ends in an error, not in the stack")
  func deep() throws {
    for bracket in ["[", "{\"a\":"] {
      let line = String(repeating: bracket, count: 200_000)
      let failure = try #require(throws: TraceFile.Failure.self) { try parse(plainHead + "\n" + line) }
      #expect(failure.line == 2)
    }
  }

  @Test("What the system says of a file is told")
  func files() throws {
    let folder = try ScratchFolder()
    let failure = try #require(throws: TraceFile.Failure.self) { try TraceFile.read(folder.path) }
    #expect(failure.reason.contains("folder"))
    let absent = try #require(throws: TraceFile.Failure.self) { try TraceFile.read(folder.file("a")) }
    #expect(absent.description == "\(folder.file("a")): No such file or directory")
  }

  @Test("A log's sample times are read back, and its wrong lines are named")
  func sampleTimes() throws {
    let folder = try ScratchFolder()
    let path = folder.file("log.jsonl")
    func times(_ lines: [String]) throws -> [Instant] {
      try writeFile(Array(lines.joined(separator: "\n").utf8), to: path)
      return try StateLogFile.times(path).samples
    }
    let sample = #"{"t":0,"phase":"presented"}"#
    #expect(
      try times([sample, #"{"t":0.1,"event":"dragBegan"}"#, "", #"{"t":0.25,"phase":"dragging"}"#, ""])
        == [.zero, .seconds(0.25)])
    _ = try times([sample, #"{"t":0.5,"event":"didDismiss"}"#])
    #expect(try StateLogFile.times(path).end == .seconds(0.5), "an event behind the last sample counts")
    for line in [
      #"{"t":-1,"phase":"hidden"}"#, #"{"phase":"hidden"}"#, #"{"t":1}"#, "x", #"{"t":1e999,"phase":""}"#,
    ] {
      let failure = try #require(throws: TraceFile.Failure.self) { try times([sample, "", line]) }
      #expect(failure.line == 3, "\(failure)")
    }
    let back = try #require(throws: TraceFile.Failure.self) {
      try times([#"{"t":2,"phase":"hidden"}"#, #"{"t":1,"phase":"hidden"}"#])
    }
    #expect(back.line == 2)
  }
}
