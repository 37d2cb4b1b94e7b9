import Drawing
import Foundation
import Interaction
import Motion
import Slipsheet
import Testing
import TestSupport

@Suite("A style file that changes while its window is open", .timeLimit(.minutes(5)))
struct LiveStyleTests {
  /// The sheet's file with one place changed.
  private static func sheet(_ old: String, _ new: String) throws -> String {
    let text = String(decoding: try #require(StyleLibrary.source(named: "sheet")), as: UTF8.self)
    return text.replacing(old, with: new)
  }

  /// Writes into the file where it lies, as simple editors do.
  private static func overwrite(_ text: String, _ path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test(
    "Saved mid-drag, by either way of saving, the next step of the hand moves by it and nothing jumps",
    arguments: [true, false])
  func midDrag(byRename: Bool) throws {
    let sitting = try Sitting(style: try Self.sheet("move: [0, 1]", "move: [0, 1]"))
    let trace = try GrowingFile(sitting.folder.file("trace"))
    _ = try trace.nextLine()
    try sitting.drag(through: [40, 100])
    let text = try Self.sheet("move: [0, 1]", "move: [0, 1.5]").replacing(
      "output: [0, 20]", with: "output: [0, 60]")
    let path = sitting.folder.file("my.json5")
    if byRename { try Sitting.write(text, to: path) } else { try Self.overwrite(text, path) }
    _ = try trace.nextLine { $0.contains("\"style\"") }
    sitting.point(at: 140)
    // 100 points were shown, and 40 more of the hand's are 60 of the panel's
    try sitting.waitForSample { $0.phase == "dragging" && $0.translation == [0, 160] }
    sitting.desktop.release()
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    try Self.expectNoJump(in: sitting.folder.file("trace"))
    try sitting.expectReplay()
  }

  /// Expects that what is shown is the same just before and at each change of the style.
  static func expectNoJump(in path: String) throws {
    let trace = try TraceFile.read(path)
    var changes = 0
    for entry in trace.entries {
      guard case .style = entry.event else { continue }
      changes += 1
      var replay = Replay(trace, style: try trace.resolvedStyle())
      let justBefore = Instant(nanoseconds: entry.time.nanoseconds - 1)
      _ = replay.advance(to: justBefore)
      let before = replay.session.sample(at: justBefore)
      _ = replay.advance(to: entry.time)
      let after = replay.session.sample(at: entry.time)
      #expect(abs(before.translation.dx - after.translation.dx) < 1e-3)
      #expect(abs(before.translation.dy - after.translation.dy) < 1e-3)
      #expect(abs(before.cornerRadius - after.cornerRadius) < 1e-3)
      #expect(abs(before.opacity - after.opacity) < 1e-6)
      #expect(abs(before.backdrop - after.backdrop) < 1e-6)
      #expect(abs(before.scale - after.scale) < 1e-6)
    }
    #expect(changes > 0)
  }

  @Test("A broken save keeps the last good style and tells of it in the window until it is mended")
  func broken() throws {
    let sitting = try Sitting(style: try Self.sheet("slop: 0", "slop: 0"))
    let path = sitting.folder.file("my.json5")
    // a place of the notice, which lies dark over the light page
    let (x, y) = (195, 844 - 20)
    _ = try sitting.desktop.picture(of: sitting.window) { $0.lightness(x: x, y: y) > 0.5 }
    try Sitting.write(try Self.sheet("slop: 0", "slop: -5"), to: path)
    _ = try sitting.desktop.picture(of: sitting.window) { $0.lightness(x: x, y: y) < 0.4 }
    // the panel follows the hand as it did
    try sitting.drag(through: [40, 120])
    try Sitting.write(try Self.sheet("over: 100", "over: 300"), to: path)
    _ = try sitting.desktop.picture(of: sitting.window) { $0.lightness(x: x, y: y) > 0.4 }
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }

  @Test("A recording goes on where another style is shown by its key, and replays to what was seen")
  func switched() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [50, 150])
    sitting.desktop.release()
    try sitting.waitForSample { $0.phase == "hidden" }
    sitting.desktop.type("1")
    try sitting.waitForSample { $0.phase == "presented" }
    try sitting.drag(through: [30, 70])
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    sitting.desktop.type("2")
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
    try sitting.expectReplay()
  }

  @Test(
    "R makes a recording that replays, and F12 a picture of the stage; neither takes a name that is taken")
  func recordingAndSnapshot() throws {
    let sitting = try Sitting(options: ["--theme", "light"])
    let taken = sitting.folder.file("slipsheet-recording-1.jsonl")
    try Sitting.write("mine\n", to: taken)
    sitting.point(at: 0)
    sitting.desktop.type("r")
    let path = sitting.folder.file("slipsheet-recording-2.jsonl")
    let recording = try GrowingFile(path)
    _ = try recording.nextLine()
    try sitting.drag(through: [30, 150])
    sitting.desktop.type("F12")
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    sitting.desktop.type("r")
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    #expect(
      sitting.program.standardOutput
        == "Snapshot written: slipsheet-snapshot-1.png\nRecording written: slipsheet-recording-2.jsonl\n")
    #expect(try String(contentsOfFile: taken, encoding: .utf8) == "mine\n")
    let picture = try Bitmap(contentsOf: sitting.folder.file("slipsheet-snapshot-1.png"))
    #expect(picture.width == 390 && picture.height == 844)

    let trace = try TraceFile.read(path)
    var replay = Replay(trace, style: try trace.resolvedStyle())
    var events: [String] = []
    replay.run(framesPerSecond: 60) { moment in
      if case .event(let event) = moment { events.append(event.event.name) }
    }
    #expect(events == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
  }

  @Test("The inspector widens the window, tunes the style by keys, and writes it into the file")
  func inspector() throws {
    let sitting = try Sitting(style: try Self.sheet("slop: 0", "slop: 0"))
    let path = sitting.folder.file("my.json5")
    sitting.point(at: 0)
    sitting.desktop.type("i")
    _ = try sitting.desktop.picture(of: sitting.window) {
      $0.width == 730 && $0.lightness(x: 700, y: 400) < 0.4
    }
    let trace = try GrowingFile(sitting.folder.file("trace"))
    sitting.desktop.type("Tab")
    sitting.desktop.type("Left")
    _ = try trace.nextLine { $0.contains("\"style\"") && $0.contains("\"backdrop\":0.79") }
    sitting.desktop.type("s", holding: ["Control_L"])
    while try !String(contentsOfFile: path, encoding: .utf8).contains("rest: { backdrop: 0.79 }") {
      try sitting.waitForSample { _ in true }
    }
    sitting.desktop.type("Escape")
    _ = try sitting.desktop.picture(of: sitting.window) { $0.width == 390 }
    #expect(sitting.events.isEmpty)
    #expect(try sitting.close() == 0)
    try Self.expectNoJump(in: sitting.folder.file("trace"))
    #expect(sitting.program.standardOutput == "Style written: my.json5\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("// it slides up opaque"))
  }
}
