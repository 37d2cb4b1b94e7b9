import CairoRenderer
import Drawing
import Gallery
import Geometry
import Gestures
import Inspector
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

/// A stage and its tools in a window that is none, with a hand and a keyboard.
@MainActor
final class Rig {
  let tools: Workbench
  let stage: Stage
  let size: Size
  let scale: Double
  private(set) var now = Instant.zero
  /// How often a style was handed on.
  private(set) var edits = 0
  /// How often a frame was asked for.
  private(set) var requests = 0
  let panel: Panel
  private let exhibit: Exhibit

  init(
    _ name: String = "sheet", size: Size = Size(width: 1280, height: 800), scale: Double = 1,
    isPlain: Bool = false
  ) throws {
    let text = try #require(StyleLibrary.source(named: name))
    let document = try StyleDocument(text, path: name)
    self.size = size
    self.scale = scale
    tools = Workbench(document, scale: scale)
    let exhibit = Exhibit(document.style, theme: .light)
    self.exhibit = exhibit
    panel = isPlain ? Panel(style: document.style, page: PlainPage(0xFFFFFF)) : exhibit.panel
    stage = Stage(
      presenter: isPlain ? PlainPage(0x8FA3B8) : exhibit.presenter, panel: panel,
      surroundings: Surroundings(window: size, scale: scale), isPresented: true)
    tools.onEdit = { [weak self] style in
      self?.edits += 1
      self?.panel.style = style
    }
    tools.onPlaceChanged = { [weak self] in self?.fitStage() }
    tools.onNeedsFrame = { [weak self] in self?.requests += 1 }
    stage.clock = { [weak self] in self?.now ?? .zero }
    stage.onEvent = { [tools] event, _ in tools.note(event) }
  }

  func fitStage() {
    stage.handle(.resize(tools.stageSize(in: size), scale: scale), at: now)
  }

  func open() {
    tools.toggleInspector(in: size, at: now)
    show()
  }

  /// The style as the panel has it.
  var style: Style { panel.style }

  func wait(_ milliseconds: Int64) { now = now + .milliseconds(milliseconds) }

  func send(_ input: InputEvent) {
    if !tools.handle(input, at: now) { stage.handle(input, at: now) }
  }

  func type(_ keys: String...) {
    for key in keys { send(.key(Key(key))) }
    for key in keys.reversed() { send(.key(Key(key, isPressed: false))) }
    show()
  }

  /// Presses at a place, goes through others, a frame each, and lets go.
  func drag(_ places: [Point], releases: Bool = true) {
    for (index, place) in places.enumerated() {
      if index == 0 {
        send(.down(PointerDown(id: 1, position: place, device: .mouse)))
      } else {
        send(.move(PointerMove(id: 1, position: place)))
      }
      wait(16)
      show()
    }
    guard releases, let last = places.last else { return }
    send(.up(PointerMove(id: 1, position: last)))
    show()
  }

  /// Draws a frame's list.
  @discardableResult
  func show() -> DisplayList {
    var list = DisplayList(size: size)
    tools.fill(&list, with: stage, in: size, at: now)
    return list
  }

  /// Lets time go on until everything rests.
  func settle() {
    for _ in 0..<200 where stage.isMoving(at: now) {
      wait(16)
      show()
    }
  }

  func picture() throws -> Bitmap {
    let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
    CairoRenderer().render(show(), into: bitmap.buffer, scale: scale)
    return bitmap
  }
}

/// A page of one colour.
@MainActor
final class PlainPage: Page {
  private let color: UInt32

  init(_ color: UInt32) {
    self.color = color
  }

  func contents(for size: Size) -> PageContents { PageContents(background: Color(hex: color)) { _ in } }
}
