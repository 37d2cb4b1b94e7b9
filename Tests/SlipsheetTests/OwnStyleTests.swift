import Geometry
import Slipsheet
import Testing

@Suite("A behaviour of one's own")
struct OwnStyleTests {
  @Test("A behaviour that is changed as a value decides by what it says now")
  func changed() throws {
    // these lines stand in README.md
    var style = try StyleLibrary.style("sheet")
    style.release = .any([
      .clause(Clause(.vertical, over: .points(60))),
      .clause(Clause(.vertical, .velocity, over: .points(900))),
    ])
    style.drag.ramps[.cornerRadius] = Ramp(of: .dy, from: Ends(.points(0), .points(60)), to: Ends(0, 32))

    let drag = try DragSpec.parse("195,300 +0,75@200 ~200 up")
    let surroundings = Surroundings(window: Size(width: 390, height: 844))
    let trace = Trace(style: .whole(style), surroundings: surroundings, entries: drag)
    var replay = Replay(trace, style: style)
    _ = replay.runToRest()
    print(replay.session.phase)  // hidden: it moved 75 points, and 60 are enough
    // until here

    #expect(replay.session.phase == .hidden)
    var asPublished = Replay(trace, style: try StyleLibrary.style("sheet"))
    _ = asPublished.runToRest()
    #expect(asPublished.session.phase == .presented)
    var midway = Replay(trace, style: style)
    _ = midway.advance(to: .seconds(0.3))
    #expect(midway.session.sample(at: .seconds(0.3)).cornerRadius == 32)
  }
}
