import CairoRenderer
import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Testing

@testable import Slipsheet

@MainActor
@Suite("Long pages")
struct LongPageTests {
  private let page = LongPage()
  private let stage: Stage

  init() throws {
    stage = Stage(
      presenter: page, panel: Panel(style: try StyleLibrary.style("zoom"), page: PlainPage()),
      surroundings: Surroundings(window: Size(width: 300, height: 600)))
  }

  @discardableResult
  private func frame(_ milliseconds: Int64) throws -> Bitmap {
    let list = stage.displayList(at: .zero + .milliseconds(milliseconds))
    let bitmap = try Bitmap(width: 300, height: 600, isOpaque: true)
    CairoRenderer(threads: 1).render(list, into: bitmap.buffer, scale: 1)
    return bitmap
  }

  private func scroll(_ way: Double, at milliseconds: Int64) {
    let scroll = Scroll(
      position: Point(x: 150, y: 300), delta: Vector(dx: 0, dy: -way), device: .wheel)
    stage.handle(.scroll(scroll), at: .zero + .milliseconds(milliseconds))
  }

  private func press(_ key: String, at milliseconds: Int64) {
    stage.handle(.key(Key(key)), at: .zero + .milliseconds(milliseconds))
  }

  private func isDark(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap.buffer.base.load(fromByteOffset: y * bitmap.buffer.bytesPerRow + x * 4, as: UInt8.self) < 128
  }

  @Test("Only cells near to what is seen are made, and those in sight are told")
  func opening() throws {
    try frame(0)
    #expect(page.made < 60)
    #expect(page.sights == [0..<18])
  }

  @Test("A frame of scrolling draws only what comes into reach, and what was drawn is used again")
  func scrolling() throws {
    try frame(0)
    page.forget()
    scroll(20, at: 10)
    try frame(16)
    #expect(page.drawn.isEmpty)
    scroll(500, at: 20)
    try frame(32)
    #expect(!page.drawn.isEmpty)
    #expect(page.drawn.count < 40)
    page.forget()
    scroll(-520, at: 40)
    try frame(48)
    #expect(page.drawn.isEmpty)
  }

  @Test(
    "What is drawn in strips has no seams, wherever it is scrolled to",
    arguments: [0, 37, 384, 1000, 333_800])
  func seams(offset: Double) throws {
    try frame(0)
    if offset > 0 { scroll(offset, at: 10) }
    let bitmap = try frame(2000)
    var wrong: [Int] = []
    for y in 0..<600 {
      let place = Double(y) + 0.5 + stage.presenterOffset(at: .zero + .milliseconds(2000))
      let inCell = place.truncatingRemainder(dividingBy: 100)
      let isCell = inCell > 10 && inCell < 90 && place < page.frame(9999).maxY
      if isDark(bitmap, 50, y) != isCell { wrong.append(y) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("A cell that looks different is drawn anew, alone, and those out of reach are not")
  func redrawing() throws {
    try frame(0)
    page.forget()
    page.color = .white
    page.updates?.redraw("4")
    page.updates?.redraw("9000")
    let bitmap = try frame(16)
    #expect(page.drawn == [4])
    #expect(!isDark(bitmap, 150, 150) && isDark(bitmap, 50, 150))
  }

  @Test("A cell far down is found under the pointer and pressed")
  func pressing() throws {
    try frame(0)
    scroll(100_000, at: 10)
    try frame(16)
    page.forget()
    let place = Point(x: 150, y: 250)
    stage.handle(.down(PointerDown(id: 1, position: place)), at: .zero + .milliseconds(30))
    stage.handle(.up(PointerMove(id: 1, position: place)), at: .zero + .milliseconds(60))
    #expect(page.pressed == [3007])
    #expect(page.made < 80)
  }

  @Test("Page keys scroll by what is seen, Home and End to the ends")
  func pageKeys() throws {
    try frame(0)
    let extent = page.frame(9999).maxY - 600
    for (key, offset) in [
      ("Next", 544.0), ("Next", 1088), ("Prior", 544), ("End", extent), ("Next", extent), ("Home", 0),
      ("Prior", 0),
    ] {
      press(key, at: 10)
      #expect(abs(stage.presenterOffset(at: .zero + .milliseconds(10)) - offset) < 1e-6, "\(key)")
    }
  }

  @Test("Arrow keys move the focus over the grid and scroll it into view, Space presses")
  func arrows() throws {
    try frame(0)
    for (key, name) in [
      ("Down", "0"), ("Down", "3"), ("Right", "4"), ("Down", "7"), ("Up", "4"), ("Left", "3"),
      ("Left", "2"), ("Up", "2"), ("Right", "3"),
    ] {
      press(key, at: 10)
      #expect(stage.focused?.name == name, "\(key)")
    }
    for _ in 0..<7 { press("Down", at: 20) }
    #expect(stage.focused?.name == "24")
    #expect(stage.presenterOffset(at: .zero + .milliseconds(20)) == 320)
    press("space", at: 30)
    #expect(page.pressed == [24])
  }

  @Test("The bar at the side is there while the page scrolls, fades, and then nothing moves")
  func indicator() throws {
    func bar(_ milliseconds: Int64) -> Double {
      let items = stage.displayList(at: .zero + .milliseconds(milliseconds)).items
      guard items.count == 2, case .node(let node) = items[1] else { return 0 }
      return node.opacity
    }
    #expect(bar(0) == 0)
    scroll(300, at: 10)
    #expect(bar(16) == 1)
    #expect(!stage.isMoving(at: .zero + .milliseconds(500)))
    let fade = try #require(stage.nextDeadline)
    #expect(fade > .zero + .milliseconds(700) && fade < .zero + .milliseconds(720))
    #expect(bar(866) > 0.4 && bar(867) < 0.6)
    #expect(stage.isMoving(at: .zero + .milliseconds(900)))
    #expect(bar(1100) == 0)
    #expect(!stage.isMoving(at: .zero + .milliseconds(1100)))
    #expect(stage.nextDeadline == nil)
  }
}
