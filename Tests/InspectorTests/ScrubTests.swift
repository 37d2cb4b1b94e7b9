import Drawing
import Geometry
import Gestures
import Inspector
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

@MainActor
@Suite("A recording in the inspector")
struct ScrubTests {
  /// What lies on the stage, from back to front, in thousandths of a point.
  private func frames(_ list: DisplayList) -> [[Int]] {
    list.items.prefix(3).map(\.bounds).map { rect in
      [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * 1000).rounded()) }
    }
  }

  /// A rig with the inspector open and a recording of a drag at hand, and what was shown at some of its times.
  private func record() throws -> (rig: Rig, seen: [(time: Instant, frames: [[Int]])]) {
    let rig = try Rig(isPlain: true)
    rig.open()
    rig.wait(10)
    let start = rig.now
    var trace = Trace(of: rig.stage, style: .named("sheet"))
    rig.stage.onInput = { trace.entries.append(Trace.Entry(at: .zero + ($0.time - start), $0.event)) }
    var seen: [(Instant, [[Int]])] = []
    for step in 0...20 {
      let place = Point(x: 300, y: 200 + Double(step) * 6)
      if step == 0 {
        rig.send(.down(PointerDown(id: 1, position: place)))
      } else {
        rig.send(.move(PointerMove(id: 1, position: place)))
      }
      seen.append((.zero + (rig.now - start), frames(rig.show())))
      rig.wait(16)
    }
    rig.send(.up(PointerMove(id: 1, position: Point(x: 300, y: 320))))
    for _ in 0..<20 {
      seen.append((.zero + (rig.now - start), frames(rig.show())))
      rig.wait(16)
    }
    rig.stage.onInput = nil
    rig.panel.present(animated: false)
    rig.show()
    rig.tools.load(trace, named: "drag.jsonl")
    rig.show()
    return (rig, seen)
  }

  @Test("Each moment shows what was seen then, forth and back, and the panel's own life goes untouched")
  func moments() throws {
    let (rig, seen) = try record()
    let live = frames(rig.show())
    #expect(rig.tools.shownMoment == nil)
    for moment in seen + seen.reversed() {
      rig.tools.showMoment(moment.time)
      #expect(frames(rig.show()) == moment.frames, "\(moment.time)")
    }
    #expect(rig.panel.phase == .presented)
    // a press on the stage asks for the panel itself
    rig.drag([Point(x: 300, y: 300)])
    #expect(rig.tools.shownMoment == nil)
    #expect(frames(rig.show()) == live)
    #expect(rig.panel.phase == .presented)
  }

  @Test("A moment is shown anew with every change of the style")
  func otherStyle() throws {
    let (rig, seen) = try record()
    rig.tools.showMoment(seen[15].time)
    let before = rig.show()
    let changed = try rig.tools.document.setting(
      StylePath([.key("drag"), .key("move"), .index(1)]), to: .number(0.5))
    rig.tools.replace(with: changed)
    let after = rig.show()
    // the panel is the node behind the inspector's first one
    #expect(frames(before)[2][1] != frames(after)[2][1])
    rig.tools.showMoment(seen[15].time)
    #expect(frames(rig.show()) == frames(after))
  }

  @Test("The keyboard plays it to its end, after which nothing is asked for")
  func playing() throws {
    let (rig, _) = try record()
    rig.drag([Point(x: rig.size.width - 12, y: 70)])
    rig.type("Tab", "space")
    #expect(rig.tools.shownMoment == .zero)
    var moments: [Instant] = []
    for _ in 0..<100 {
      let before = rig.requests
      rig.wait(16)
      rig.show()
      rig.tools.frameDrawn(at: rig.now, taking: .milliseconds(1))
      if let moment = rig.tools.shownMoment { moments.append(moment) }
      if rig.requests == before { break }
    }
    #expect(moments.count > 20)
    #expect(moments == moments.sorted())
    #expect(rig.tools.nextDeadline == nil)
    let end = rig.tools.shownMoment
    rig.type("Tab", "Left")
    #expect(rig.tools.shownMoment.map { $0 < end ?? .zero } == true)
  }
}
