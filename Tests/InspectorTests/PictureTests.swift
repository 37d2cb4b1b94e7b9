import Drawing
import Geometry
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@testable import Inspector

@MainActor
@Suite(
  "Pictures of the inspector", .enabled(if: SystemFonts.families.contains("Inter"), "needs the font Inter"))
struct PictureTests {
  private let references = SnapshotReferences()

  @Test(
    "After a drag it shows its numbers, its plots and why the panel left",
    arguments: [
      (Size(width: 1280, height: 800), 1.0), (Size(width: 390, height: 844), 2.0),
      (Size(width: 800, height: 600), 1.0), (Size(width: 800, height: 600), 2.0),
    ])
  func gesture(size: Size, scale: Double) throws {
    let rig = try rig(size, scale)
    try references.check(
      try rig.picture(), named: "gesture-\(Int(size.width))x\(Int(size.height))-at-\(Int(scale))x",
      tolerance: .perceptual)
  }

  @Test("Further down stand curves and sliders, one of them with the keyboard's ring")
  func sliders() throws {
    let rig = try rig(Size(width: 800, height: 600), 1)
    rig.drag([Point(x: 600, y: 60)])
    rig.type("Next")
    rig.type("Next")
    rig.type("Tab")
    rig.type("Next")
    try references.check(try rig.picture(), named: "sliders", tolerance: .perceptual)
  }

  @Test("A recording stands above all else while one of its moments is shown")
  func recording() throws {
    let rig = try rig(Size(width: 800, height: 600), 1)
    let trace = BuiltInGesture.trace(for: rig.stage.surroundings)
    rig.tools.load(trace, named: "drag.jsonl")
    rig.tools.showMoment(.seconds(0.36))
    try references.check(try rig.picture(), named: "recording", tolerance: .perceptual)
  }

  /// The inspector after the panel was dragged down and let go.
  private func rig(_ size: Size, _ scale: Double) throws -> Rig {
    let rig = try Rig("card", size: size, scale: scale, isPlain: true)
    rig.open()
    rig.drag((0...14).map { Point(x: 120, y: 100 + Double($0 * $0) * 0.7) })
    rig.settle()
    for index in 0..<90 {
      rig.tools.frameDrawn(
        at: rig.now, taking: .milliseconds(Int64(2 + index * 7 % 5 + (index == 40 ? 18 : 0))))
    }
    return rig
  }

  @Test("A value beside an axis is as short as the room there")
  func axisText() {
    #expect(Plot.axisText(2.5) == "2.5")
    #expect(Plot.axisText(-9999) == "-9999")
    #expect(Plot.axisText(20_000) == "20k")
    #expect(Plot.axisText(-12_500) == "-12.5k")
  }
}
