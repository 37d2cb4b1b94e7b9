import Drawing
import Geometry
import Gestures
import Inspector
import Interaction
import Motion
import OffscreenBackend
import Slipsheet
import Testing
import Windowing

@MainActor
@Suite("The inspector")
struct InspectorTests {
  /// Goes with Tab until the keyboard speaks to the number at a path, by trying what Right does there.
  private func focus(_ path: String, in rig: Rig) throws {
    for _ in 0..<80 {
      rig.type("Tab")
      let before = rig.tools.document
      rig.type("Right")
      let after = rig.tools.document
      guard before.text != after.text else { continue }
      let changed = zip(before.entries, after.entries).first { $0.value != $1.value }?.0.path.description
      rig.type("Control_L", "z")
      if changed == path { return }
    }
    Issue.record("\(path) is out of the keyboard's reach")
  }

  private func text(_ rig: Rig) -> String { String(decoding: rig.tools.document.text, as: UTF8.self) }

  @Test("Keys that come before it is seen wait until it is")
  func earlyKeys() throws {
    let rig = try Rig()
    rig.tools.toggleInspector(in: rig.size, at: rig.now)
    for key in ["Tab", "Right"] { rig.send(.key(Key(key))) }
    #expect(rig.edits == 0)
    rig.show()
    rig.tools.frameDrawn(at: rig.now, taking: .milliseconds(1))
    #expect(rig.edits == 1)
    rig.tools.frameDrawn(at: rig.now, taking: .milliseconds(1))
    #expect(rig.edits == 1)
  }

  @Test(
    "It stands beside the stage where there is room, else over the lower part of the window",
    arguments: [
      (Size(width: 1280, height: 800), Size(width: 940, height: 800)),
      (Size(width: 800, height: 600), Size(width: 460, height: 600)),
      (Size(width: 390, height: 844), Size(width: 390, height: 844)),
    ])
  func places(window: Size, stage: Size) throws {
    let rig = try Rig(size: window)
    #expect(rig.stage.size == window)
    rig.open()
    #expect(rig.tools.isInspectorOpen)
    #expect(rig.stage.size == stage)
    rig.type("Escape")
    #expect(!rig.tools.isInspectorOpen)
    #expect(rig.stage.size == window)
    #expect(rig.panel.phase == .presented)
    rig.type("Escape")
    #expect(rig.panel.phase == .dismissing)
  }

  @Test("A narrow window is asked to grow, and keeps the stage as it is; closing gives the width back")
  func widening() throws {
    let rig = try Rig(size: Size(width: 390, height: 844))
    var asked: [Size] = []
    rig.tools.onWantsSize = { asked.append($0) }
    rig.open()
    #expect(asked == [Size(width: 730, height: 844)])
    #expect(!rig.tools.isInspectorOpen)
    _ = rig.tools.handle(.resize(Size(width: 730, height: 844), scale: 1), at: rig.now)
    #expect(rig.tools.isInspectorOpen)
    #expect(rig.tools.stageSize(in: Size(width: 730, height: 844)) == Size(width: 390, height: 844))
  }

  @Test("A window that does not grow in time has the inspector over the stage")
  func noWidening() throws {
    let rig = try Rig(size: Size(width: 390, height: 844))
    rig.tools.onWantsSize = { _ in }
    rig.open()
    let end = try #require(rig.tools.nextDeadline)
    rig.wait((end - rig.now).nanoseconds / 1_000_000)
    rig.show()
    #expect(rig.tools.isInspectorOpen)
    #expect(rig.tools.nextDeadline == nil)
    #expect(rig.stage.size == Size(width: 390, height: 844))
  }

  @Test("The keyboard reaches every number, curve and switch of every style", arguments: StyleLibrary.names)
  func reach(name: String) throws {
    let rig = try Rig(name)
    rig.open()
    var changed: Set<String> = []
    // two handles and a name for a curve, and the four buttons
    for _ in 0..<(rig.tools.document.entries.count * 3 + 8) {
      rig.type("Tab")
      for key in ["Right", "Left"] {
        let before = rig.tools.document
        rig.type(key)
        let after = rig.tools.document
        for (old, new) in zip(before.entries, after.entries) where old.value != new.value {
          changed.insert(old.path.description)
        }
        guard after.text != before.text else { continue }
        rig.type("Control_L", "z")
        #expect(rig.tools.document.text == before.text)
        break
      }
    }
    #expect(changed.count == rig.tools.document.entries.count)
    #expect(Set(rig.tools.document.entries.map(\.path.description)) == changed)
  }

  @Test("A change reaches the panel; undo and redo go back and forth to the byte, comments and all")
  func undo() throws {
    let rig = try Rig()
    rig.open()
    let original = text(rig)
    try focus("release.over", in: rig)
    let edits = rig.edits
    rig.type("Right")
    rig.type("Right")
    rig.type("Right")
    #expect(rig.edits == edits + 3)
    #expect(rig.style.release.clauses.first?.threshold == .points(103))
    #expect(text(rig) == original.replacing("over: 100", with: "over: 103"))
    rig.type("Tab")
    // steps of one number that follow each other are one change
    rig.type("Control_L", "z")
    #expect(text(rig) == original)
    #expect(rig.style.release.clauses.first?.threshold == .points(100))
    rig.type("Control_L", "Shift_L", "Z")
    #expect(rig.style.release.clauses.first?.threshold == .points(103))
  }

  @Test("A slider that is dragged is one change, and what is shown mid-drag does not jump")
  func slider() throws {
    let rig = try Rig()
    rig.open()
    try focus("drag.ramps.cornerRadius.output[1]", in: rig)
    // a finger holds the panel, another one takes the slider
    rig.send(.down(PointerDown(id: 7, position: Point(x: 300, y: 200))))
    for distance in stride(from: 10.0, through: 80, by: 10) {
      rig.wait(16)
      rig.send(.move(PointerMove(id: 7, position: Point(x: 300, y: 200 + distance))))
      rig.show()
    }
    let original = text(rig)
    let place = try #require(sliderPlace(in: rig))
    rig.send(.down(PointerDown(id: 8, position: place)))
    for step in 1...6 {
      let before = rig.stage.sample(at: rig.now)
      rig.send(.move(PointerMove(id: 8, position: place + Vector(dx: Double(step) * 6, dy: 0))))
      let after = rig.stage.sample(at: rig.now)
      #expect(abs(before.cornerRadius - after.cornerRadius) < 0.01)
      #expect(before.translation == after.translation)
    }
    rig.send(.up(PointerMove(id: 8, position: place + Vector(dx: 36, dy: 0))))
    #expect(text(rig) != original)
    #expect(rig.panel.phase == .dragging)
    rig.type("Control_L", "z")
    #expect(text(rig) == original)
  }

  /// Where a press changes a number near the middle of the window's height.
  private func sliderPlace(in rig: Rig) -> Point? {
    for y in stride(from: 60.0, to: rig.size.height - 20, by: 8) {
      let place = Point(x: rig.size.width - 60, y: y)
      let before = text(rig)
      rig.send(.down(PointerDown(id: 8, position: place)))
      rig.send(.up(PointerMove(id: 8, position: place)))
      let changed = rig.tools.document.style.drag.ramps[.cornerRadius]?.output.to
      while text(rig) != before { rig.type("Control_L", "z") }
      if changed != 20 { return place }
    }
    return nil
  }

  @Test("Save asks for the text to be written, and then nothing is edited")
  func save() throws {
    let rig = try Rig()
    var saved: [String] = []
    rig.tools.onSave = { [weak rig] in
      guard let rig else { return }
      saved.append(String(decoding: rig.tools.document.text, as: UTF8.self))
      rig.tools.markSaved(as: "mine.json5")
    }
    rig.open()
    try focus("release.over", in: rig)
    rig.type("Left")
    rig.type("Control_L", "s")
    #expect(saved == [text(rig)])
    #expect(text(rig).contains("over: 99"))
    #expect(text(rig).contains("// it slides up opaque and square, as it will stand"))
    #expect(rig.tools.document.path == "mine.json5")
    rig.type("Control_L", "z")
    #expect(text(rig).contains("over: 100"))
  }

  @Test("Changes wait for their style to be shown again")
  func switching() throws {
    let rig = try Rig()
    rig.open()
    try focus("release.over", in: rig)
    rig.type("Right")
    let edited = text(rig)
    let photo = try #require(StyleLibrary.source(named: "photo"))
    let sheet = try #require(StyleLibrary.source(named: "sheet"))
    #expect(rig.tools.show(try StyleDocument(photo, path: "photo")).text == photo)
    let again = rig.tools.show(try StyleDocument(sheet, path: "sheet"))
    #expect(String(decoding: again.text, as: UTF8.self) == edited)
  }

  @Test("Nothing wakes and nothing is drawn while nothing moves, open or not")
  func rest() throws {
    let rig = try Rig(isPlain: true)
    let window = try OffscreenWindow(size: rig.size)
    let host = StageHost(rig.stage, in: window, on: MainLoop())
    host.companion = rig.tools
    rig.tools.onPlaceChanged = { host.fitStage() }
    var time = Instant.seconds(1e6)
    func steps() -> Int {
      var drawn = 0
      for _ in 0..<100 {
        time = time + .milliseconds(16)
        if window.step(to: time) { drawn += 1 }
      }
      return drawn
    }
    #expect(steps() > 0)
    #expect(steps() == 0)
    rig.tools.toggleInspector(in: window.size, mayWiden: false, at: time)
    #expect(steps() > 0)
    #expect(!window.wantsFrame)
    #expect(steps() == 0)
    #expect(rig.tools.nextDeadline == nil)
  }
}
