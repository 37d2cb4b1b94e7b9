import Foundation
import Geometry
import Slipsheet
import Testing
import TestSupport

@Suite(
  "X11 and a real Wayland compositor",
  .enabled(if: Sway.isAvailable, "sway, wayvnc or grim is not installed"), .timeLimit(.minutes(5)))
struct DisplayAgreementTests {
  /// A drag that restores the panel, and one that sends it away.
  private func play(_ hand: some Hand) throws {
    try hand.drag(through: [30, 60, 90])
    try hand.release()
    try hand.waitForEvent("didRestore")
    try hand.drag(through: [40, 100, 150])
    try hand.release()
    try hand.waitForEvent("didDismiss")
    try hand.waitForSample { $0.phase == "hidden" }
    #expect(try hand.close() == 0)
    #expect(hand.program.standardError == "")
    try hand.expectReplay()
  }

  @Test(
    "The same drags have the same life, and the panel the same values at the same times after each release")
  func drags() throws {
    let x11 = try Sitting()
    try play(x11)
    let wayland = try SwaySitting()
    try play(wayland)
    #expect(wayland.events == x11.events)
    #expect(wayland.lines.compactMap(\.outcome) == x11.lines.compactMap(\.outcome))

    // While a hand holds it, the panel's values follow from where it is; the velocity alone is the hand's.
    var held: [Double: LogLine] = [:]
    for line in x11.lines where line.phase == "dragging" { held[line.translation?[1] ?? 0] = line }
    var compared = 0
    for line in wayland.lines where line.phase == "dragging" {
      guard let other = held[line.translation?[1] ?? 0] else { continue }
      compared += 1
      #expect(line.shown == other.shown)
    }
    #expect(compared >= 6)

    // After a release they follow from the time: X11's recording is asked for the moments of Wayland's frames.
    let moments = try Self.moments(of: wayland, seenFrom: x11)
    #expect(moments.count >= 2)
    let path = x11.folder.file("moments")
    try LoggedProgram.write(
      moments.map { #"{"t":\#($0.time),"phase":"presented"}"# + "\n" }.joined(), to: path)
    let replay = try RunningProgram(["replay", x11.folder.file("trace"), "--times", path])
    #expect(try replay.exitStatus() == 0)
    let samples = try replay.standardOutput.split(separator: "\n").map { try LogLine(String($0)) }
      .filter { $0.phase != nil }
    #expect(samples.map(\.shown) == moments.map(\.line.shown))
    #expect(samples.map(\.velocity) == moments.map(\.line.velocity))
  }

  @Test(
    "The window shows the same pixels, at rest, under the hand and when the panel is gone", arguments: [1, 2])
  func pictures(scale: Int) throws {
    let x11 = try Sitting(scale: Double(scale), options: Self.still)
    let wayland = try SwaySitting(scale: scale, options: Self.still)
    let hands: [any Hand] = [x11, wayland]
    // Sway's screen shows the pointer, too, so that it is led away.
    let aside = Point(x: 600, y: 450)
    for hand in hands { try hand.move(to: aside) }
    let rest = try expectSamePicture(x11, wayland)
    #expect(rest.width == 390 * scale && rest.height == 844 * scale)
    for hand in hands { try hand.drag(through: [40, 150]) }
    for hand in hands { try hand.move(to: aside) }
    let dragged = try expectSamePicture(x11, wayland)
    for hand in hands {
      try hand.release()
      try hand.waitForEvent("didDismiss")
      try hand.waitForSample { $0.phase == "hidden" }
    }
    let end = try expectSamePicture(x11, wayland)
    #expect(rest != dragged && dragged != end)
  }

  @Test("OpenGL ES draws on Wayland what the processor draws on X11")
  func gpu() throws {
    let x11 = try Sitting(options: Self.still + ["--gpu", "never"])
    let wayland = try SwaySitting(options: Self.still + ["--gpu", "always"])
    #expect(wayland.program.hasLoaded("libEGL") && !x11.program.hasLoaded("libEGL"))
    let hands: [any Hand] = [x11, wayland]
    let aside = Point(x: 600, y: 450)
    for distances in [[], [40, 150]] as [[Double]] {
      for hand in hands {
        if !distances.isEmpty { try hand.drag(through: distances) }
        try hand.move(to: aside)
      }
      // Twice a step of rounding inside of shapes, more on their edges.
      let shown = try wayland.picture { shown in
        guard let wanted = try? x11.picture(where: { _ in true }) else { return false }
        return shown.largestDifference(from: wanted).map { $0 <= 24 } ?? false
      }
      let wanted = try x11.picture { _ in true }
      let edges = zip(shown.pixels, wanted.pixels).count { Screenshot.difference($0, $1) > 2 }
      #expect(edges < 200)
    }
  }

  /// A notice of a recording would tell the time.
  private static let still = ["--theme", "light"]

  @Test("The panel uncovers the presenter, which brightens")
  func brightening() throws {
    try SwaySitting().expectBrightening()
  }

  @Test("The same trace, played by a hand at its pace, has the same life and the same last picture")
  func trace() throws {
    // One drag that pauses before its release, one that catches the panel on its way back and leaves it upward, and a
    // long one downward, all with a panel that takes its time to come back.
    let sheet = String(decoding: try #require(StyleLibrary.source(named: "sheet")), as: UTF8.self)
    let style = sheet.replacing("duration: 0.2 } },\n  dismiss", with: "duration: 1.5 } },\n  dismiss")
    #expect(style != sheet)
    let trace = """
      {"slipsheet":"trace","version":1,"size":[390,844],"scale":1,"style":"sheet","start":"presented"}
      {"t":0.05,"kind":"down","id":1,"x":195,"y":300}
      {"t":0.08,"kind":"move","id":1,"x":195,"y":330}
      {"t":0.11,"kind":"move","id":1,"x":195,"y":360}
      {"t":0.14,"kind":"move","id":1,"x":195,"y":380}
      {"t":0.44,"kind":"up","id":1,"x":195,"y":380}
      {"t":0.64,"kind":"down","id":1,"x":195,"y":380}
      {"t":0.67,"kind":"move","id":1,"x":195,"y":420}
      {"t":0.7,"kind":"move","id":1,"x":195,"y":400}
      {"t":0.73,"kind":"move","id":1,"x":195,"y":350}
      {"t":0.74,"kind":"up","id":1,"x":195,"y":350}
      {"t":2.75,"kind":"down","id":1,"x":195,"y":300}
      {"t":2.766,"kind":"move","id":1,"x":195,"y":330}
      {"t":2.782,"kind":"move","id":1,"x":195,"y":370}
      {"t":2.798,"kind":"move","id":1,"x":195,"y":420}
      {"t":2.814,"kind":"move","id":1,"x":600,"y":480}
      {"t":2.822,"kind":"up","id":1,"x":600,"y":480}

      """
    let x11 = try Sitting(style: style, options: Self.still)
    let wayland = try SwaySitting(style: style, options: Self.still)
    let path = x11.folder.file("played")
    try LoggedProgram.write(trace, to: path)
    let replay = try RunningProgram(["replay", path, "--style", x11.folder.file("my.json5")])
    #expect(try replay.exitStatus() == 0)
    let wanted = try replay.standardOutput.split(separator: "\n").map { try LogLine(String($0)) }
    #expect(wanted.compactMap(\.outcome) == ["restore", "restore", "dismiss"])
    #expect(wanted.filter { $0.event == "didRestore" }.count == 1)
    for hand in [x11, wayland] as [any Hand] {
      try hand.play(trace)
      try hand.waitForSample { $0.phase == "hidden" }
    }
    try expectSamePicture(x11, wayland)
    for hand in [x11, wayland] as [any Hand] {
      #expect(try hand.close() == 0)
      #expect(hand.events == wanted.compactMap(\.event))
      #expect(hand.lines.compactMap(\.outcome) == wanted.compactMap(\.outcome))
    }
  }

  /// Expects that both windows come to show the same, and gives that.
  @discardableResult
  private func expectSamePicture(_ x11: Sitting, _ wayland: SwaySitting) throws -> Screenshot {
    try wayland.picture { shown in (try? x11.picture { _ in true }) == shown }
  }

  /// The samples of one log between a release and rest, each with its time as long after the other's same release.
  private static func moments(
    of log: LoggedProgram, seenFrom other: LoggedProgram
  ) throws -> [(time: Decimal, line: LogLine)] {
    func nanoseconds(_ time: Double) -> Int64 { Int64((time * 1e9).rounded()) }
    let releases = other.lines.filter { $0.event == "dragEnded" }.map(\.t)
    var result: [(Decimal, LogLine)] = []
    var (count, release): (Int, Double?) = (0, nil)
    for line in log.lines {
      switch line.event {
      case "dragEnded":
        release = line.t
        count += 1
      case "didRestore", "didDismiss": release = nil
      case nil:
        guard let release, releases.indices.contains(count - 1) else { continue }
        let time = nanoseconds(releases[count - 1]) + nanoseconds(line.t) - nanoseconds(release)
        result.append((Decimal(time) / 1_000_000_000, line))
      default: break
      }
    }
    return result
  }
}
