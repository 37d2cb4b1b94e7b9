import Foundation
import Testing
import XvfbSupport

extension Sitting {
  /// Expects that the recording replays to the log, byte for byte; a replay at the log's times ends with its last sample.
  func expectReplay() throws {
    let path = folder.file("log")
    let replay = try RunningProgram(["replay", folder.file("trace"), "--times", path])
    #expect(try replay.exitStatus() == 0)
    #expect(replay.standardError == "")
    let log = try String(contentsOfFile: path, encoding: .utf8)
    #expect(log.utf8.count > 500)
    #expect(log == replay.standardOutput)
  }

  /// Drags the panel away, and expects the presenter above its edge to be darkened first and to brighten.
  func expectBrightening() throws {
    // a place that is the panel's at rest, and none of the presenter's text
    func lightness(_ picture: Screenshot) -> Double { picture.lightness(x: 4, y: 60) }
    let rest = try desktop.picture(of: window) { lightness($0) > 0.9 }
    #expect(rest.width == 390 && rest.height == 844)
    try drag(through: [100])
    let dark = try desktop.picture(of: window) { lightness($0) < lightness(rest) }
    try pull(to: 400)
    let lighter = try desktop.picture(of: window) { lightness($0) > lightness(dark) }
    desktop.release()
    try waitForSample { $0.phase == "hidden" }
    _ = try desktop.picture(of: window) { lightness($0) > lightness(lighter) }
  }
}
