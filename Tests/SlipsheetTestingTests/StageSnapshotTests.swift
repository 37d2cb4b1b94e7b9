import Scene
import Slipsheet
import SlipsheetTesting
import Testing

@MainActor
@Suite("Snapshots of a stage")
struct StageSnapshotTests {
  private let drag = Drag(at: Point(x: 60, y: 100)).move(dy: 90, over: 0.2).release()

  @Test("A drag's log, scene and pictures are those of the references, on every machine")
  func references() throws {
    assertSnapshot(
      of: try Plain(.white).stage(), during: drag, at: [0, 0.1, 0.2, 0.4, 0.8],
      as: [.pictures(.exact), .scene, .log])
  }

  @Test("The second gesture on a stage begins where the first one ended")
  func twice() throws {
    let stage = try Plain(.white).stage("card")
    assertSnapshot(
      of: stage, during: try Drag("60,100 +0,20@100 up"), at: [0.05, 1], as: [.log], named: "restored")
    assertSnapshot(
      of: stage, during: try Drag("60,100 +0,150@100 up"), at: [0.05, 1], as: [.log], named: "dismissed")
  }

  @Test("A stage is looked at without a hand, too, and a call from code is seen")
  func calls() throws {
    let stage = Stage(
      presenter: Plain(.black), panel: Panel(style: try StyleLibrary.style("photo"), page: Plain(.white)),
      surroundings: Surroundings(window: Size(width: 120, height: 240)))
    stage.panel.present()
    assertSnapshot(of: stage, at: [0, 0.1, 1], as: [.scene, .log])
  }

  @Test("A control under the finger is pressed, as it is in a window")
  func control() throws {
    final class Button: Page {
      var presses = 0
      func contents(for size: Size) -> PageContents {
        PageContents(
          background: .white,
          controls: [
            Control(
              name: "press", label: "Press", frame: Rect(x: 0, y: 0, width: 60, height: 60),
              action: { self.presses += 1 }
            ) { _, _ in }
          ]
        ) { _ in }
      }
    }
    let button = Button()
    let stage = Stage(
      presenter: Plain(.black), panel: Panel(style: try StyleLibrary.style("sheet"), page: button),
      surroundings: Surroundings(window: Size(width: 120, height: 240)), isPresented: true)
    _ = stage.displayList(at: .zero)
    assertSnapshot(of: stage, during: try Drag("20,20 ~50 up"), at: [0.1], as: [.log])
    #expect(button.presses == 1)
  }

  @Test("A recorded drag begins with its press, and keeps the times of its device")
  func recorded() throws {
    let lines = [
      #"{"slipsheet":"trace","version":1,"size":[120,240],"style":"sheet","start":"presented"}"#,
      #"{"t":1,"kind":"focus","focused":true}"#,
      #"{"t":5,"kind":"down","id":0,"x":60,"y":50,"device":"mouse","button":1,"stamp":4.9}"#,
      #"{"t":5.1,"kind":"move","id":0,"x":60,"y":80,"stamp":4.95}"#,
      #"{"t":5.1,"kind":"move","id":0,"x":60,"y":110}"#,
      #"{"t":5.2,"kind":"up","id":0,"x":60,"y":110}"#,
    ]
    let trace = try TraceFile.parse(Array(lines.joined(separator: "\n").utf8), path: "drag.jsonl")
    var replay = Replay(trace, style: try StyleLibrary.style("sheet"))
    let recorded = replay.advance(to: .seconds(9)).compactMap(\.decision)
    let drag = Drag(trace)
    #expect(drag.entries.map(\.time.seconds) == [0, 0, 0.1, 0.1, 0.2].map { ($0 * 1e9).rounded() / 1e9 })
    // on a stage that has reached another time
    let stage = try Plain(.white).stage()
    stage.advance(to: .seconds(2))
    var decisions: [Decision] = []
    stage.onEvent = { event, _ in decisions += [event.decision].compactMap { $0 } }
    assertSnapshot(of: stage, during: drag, at: [0.05, 0.3], as: [.log])
    #expect(decisions.map(\.velocity.dy).first.map { abs($0 - recorded[0].velocity.dy) < 1e-6 } == true)
  }

  @Test("A group, a blur, a shadow and a part of a bitmap have their words")
  func words() throws {
    var list = DisplayList(size: Size(width: 100, height: 50))
    let bitmap = try Bitmap(width: 40, height: 20, scale: 2)
    list.items = [
      .blur(radius: 4),
      .group(
        opacity: 0.5,
        [
          .node(
            Node(
              bitmap: bitmap, frame: Rect(x: 1.5, y: 0, width: 10, height: 10),
              part: Rect(x: 0, y: 0, width: 5, height: 5), corners: CornerRadii(x: 2, y: 3), opacity: 0.25,
              shadow: Shadow(offset: Vector(dx: 0, dy: 8), blur: 40, color: .black)))
        ]),
      .node(Node(color: .white, frame: Rect(x: 0, y: 0, width: 100, height: 50))),
    ]
    #expect(
      SceneLog.lines(of: list, at: .seconds(0.1)) == [
        #"{"t":0.1,"size":[100,50]}"#,
        #"{"show":"blur","radius":4}"#,
        #"{"show":"group","opacity":0.5,"items":[{"show":"bitmap","pixels":[40,20],"part":[0,0,5,5],"frame":[1.5,0,10,10],"corners":[2,3],"opacity":0.25,"shadow":[0,8,40,1]}]}"#,
        #"{"show":"color","color":[1,1,1,1],"frame":[0,0,100,50]}"#,
      ])
  }
}

extension TimedEvent {
  /// What a release came to, where it is one.
  fileprivate var decision: Decision? {
    if case .dragEnded(_, let decision) = event { decision } else { nil }
  }
}
