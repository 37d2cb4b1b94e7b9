import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

@MainActor
@Suite("What a first frame leaves for later")
struct FirstFrameTests {
  /// A page whose picture is slow.
  private final class SlowPage: Page {
    private(set) var drawings = 0
    private(set) var pictures = 0

    func contents(for size: Size) -> PageContents {
      PageContents(background: .white, pictures: { [weak self] _ in self?.pictures += 1 }) { [weak self] _ in
        self?.drawings += 1
      }
    }
  }

  private let presenter = SlowPage()
  private let page = SlowPage()

  private func stage(mayDrawLater: Bool) throws -> Stage {
    let stage = Stage(
      presenter: presenter, panel: Panel(style: try StyleLibrary.style("sheet"), page: page),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
    stage.mayDrawLater = mayDrawLater
    return stage
  }

  @Test("A first frame has neither pictures nor what the panel hides; both are drawn after it, once")
  func later() throws {
    let stage = try stage(mayDrawLater: true)
    var requests = 0
    stage.onNeedsFrame = { requests += 1 }
    #expect(stage.displayList(at: .zero).items.count == 2)
    #expect([page.drawings, page.pictures, presenter.drawings] == [1, 0, 0])
    #expect(stage.isUnfinished)
    stage.drawMore()
    #expect([page.drawings, page.pictures, presenter.drawings] == [1, 1, 0])
    #expect(requests == 1)
    stage.drawMore()
    #expect([page.pictures, presenter.drawings, presenter.pictures] == [1, 1, 1])
    #expect(!stage.isUnfinished)
    stage.drawMore()
    #expect(stage.displayList(at: .seconds(1)).items.count == 3)
    #expect([page.drawings, page.pictures, presenter.drawings, presenter.pictures] == [1, 1, 1, 1])
  }

  @Test("A drag that begins at once has all that it shows")
  func drag() throws {
    let stage = try stage(mayDrawLater: true)
    _ = stage.displayList(at: .zero)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 195, y: 300))), at: .seconds(0.01))
    stage.handle(.move(PointerMove(id: 1, position: Point(x: 195, y: 400))), at: .seconds(0.02))
    #expect(stage.displayList(at: .seconds(0.03)).items.count == 3)
    #expect(presenter.drawings == 1 && presenter.pictures == 1)
  }

  @Test("Where nobody draws later the first frame has everything")
  func whole() throws {
    let stage = try stage(mayDrawLater: false)
    #expect(stage.displayList(at: .zero).items.count == 3)
    #expect([page.pictures, presenter.drawings, presenter.pictures] == [1, 1, 1])
    #expect(!stage.isUnfinished)
  }
}
