import Foundation
import Geometry
import Testing
import TestSupport

/// What a person does before the program's window: point, press, close, look. Places are the window's, in points.
protocol Hand: LoggedProgram {
  func move(to place: Point) throws
  func press() throws
  func release() throws
  /// Presses a key and lets it go, by its keysym's name.
  func type(_ key: String) throws
  /// Asks the window to close, as its title bar would.
  func closeWindow() throws
  /// What the window shows once that satisfies a condition.
  func picture(where isWanted: (Screenshot) -> Bool) throws -> Screenshot
}

extension Hand {
  /// Moves the pointer to a distance below the place where drags begin.
  func point(at distance: Double) throws { try move(to: Point(x: 195, y: 300 + distance)) }

  /// Presses in the middle, goes through distances below, and waits at each until the panel is shown there.
  func drag(through distances: [Double]) throws {
    try point(at: 0)
    try press()
    for distance in distances { try pull(to: distance) }
  }

  /// Goes on with a drag.
  func pull(to distance: Double) throws {
    try point(at: distance)
    try waitForSample { $0.phase == "dragging" && $0.translation == [0, distance] }
  }

  /// Presses and releases at a place.
  func click(at place: Point) throws {
    try move(to: place)
    try press()
    try release()
  }

  /// Does what a recording tells of one pointer and of keys, each step at its time.
  func play(_ trace: String) throws {
    let start = ContinuousClock.now
    for line in trace.split(separator: "\n").dropFirst() {
      let step = try JSONDecoder().decode(TraceStep.self, from: Data(line.utf8))
      Thread.sleep(forTimeInterval: max(0, step.t - (ContinuousClock.now - start) / .seconds(1)))
      if let x = step.x, let y = step.y { try move(to: Point(x: x, y: y)) }
      switch step.kind {
      case "down": try press()
      case "up": try release()
      case "key": try type(step.key ?? "")
      default: break
      }
    }
  }

  /// Closes the window and reads the log to its end.
  func close() throws -> Int {
    try closeWindow()
    return try end()
  }

  /// Drags the panel away, and expects the presenter above its edge to be darkened first and to brighten.
  func expectBrightening() throws {
    // a place that is the panel's at rest, and none of the presenter's text
    func lightness(_ picture: Screenshot) -> Double { picture.lightness(x: 4, y: 60) }
    let rest = try picture { lightness($0) > 0.9 }
    #expect(rest.width == 390 && rest.height == 844)
    try drag(through: [100])
    let dark = try picture { lightness($0) < lightness(rest) }
    try pull(to: 400)
    let lighter = try picture { lightness($0) > lightness(dark) }
    try release()
    try waitForSample { $0.phase == "hidden" }
    _ = try picture { lightness($0) > lightness(lighter) }
  }
}

/// A line of a trace, as far as hands can do what it tells.
private struct TraceStep: Decodable {
  let t: Double
  let kind: String
  let x: Double?
  let y: Double?
  let key: String?
}
