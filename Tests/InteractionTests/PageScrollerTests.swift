import Geometry
import Gestures
import Interaction
import Motion
import Testing

@Suite("A page that no panel covers")
struct PageScrollerTests {
  private static func move(_ id: Int, to y: Double) -> InputEvent {
    .move(PointerMove(id: id, position: Point(x: 100, y: y)))
  }

  private static func down(_ id: Int) -> InputEvent {
    .down(PointerDown(id: id, position: Point(x: 100, y: 400), device: .touch))
  }

  @Test("A finger that the system takes away lets go of the page, and only that one does")
  func cancelled() {
    var scroller = PageScroller()
    scroller.resize(extent: 1000, at: .zero)
    scroller.handle(Self.down(1), at: .zero)
    scroller.handle(Self.move(1, to: 350), at: .zero + .milliseconds(20))
    scroller.handle(.cancel(id: 2), at: .zero + .milliseconds(30))
    #expect(scroller.isScrolling)
    scroller.handle(.cancel(id: 1), at: .zero + .milliseconds(40))
    #expect(!scroller.isScrolling && !scroller.isMoving(at: .zero + .milliseconds(50)))
    let offset = scroller.offset(at: .zero + .milliseconds(50))
    scroller.handle(Self.move(1, to: 200), at: .zero + .milliseconds(60))
    #expect(scroller.offset(at: .zero + .milliseconds(60)) == offset)
    scroller.handle(Self.down(2), at: .zero + .milliseconds(70))
    scroller.handle(Self.move(2, to: 300), at: .zero + .milliseconds(90))
    #expect(scroller.isScrolling && scroller.offset(at: .zero + .milliseconds(90)) > offset)
  }
}
