import Drawing
import Geometry
import Scene
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private let size = Size(width: 100, height: 80)

  private func list(_ nodes: Node...) -> DisplayList {
    DisplayList(size: size, items: nodes.map { .node($0) })
  }

  private func box(_ x: Double, _ y: Double, radius: Double = 0, opacity: Double = 1) -> Node {
    Node(
      color: .black, frame: Rect(x: x, y: y, width: 20, height: 20), corners: CornerRadii(radius),
      opacity: opacity)
  }

  @Test("Nothing is damaged where nothing changed")
  func same() {
    #expect(list(box(1, 2), box(30, 40)).damage(since: list(box(1, 2), box(30, 40)), scale: 2) == [])
  }

  @Test("Without an earlier list, or after a new size, everything is damaged")
  func whole() {
    let whole = [PixelRect(x: 0, y: 0, width: 200, height: 160)]
    #expect(list(box(1, 2)).damage(since: nil, scale: 2) == whole)
    #expect(list(box(1, 2)).damage(since: DisplayList(size: Size(width: 9, height: 9)), scale: 2) == whole)
  }

  @Test("A node that moves damages where it was and where it is")
  func moved() {
    let damage = list(box(1, 2), box(60, 40)).damage(since: list(box(1, 2), box(10, 40)), scale: 1)
    #expect(
      Set(damage) == [
        PixelRect(x: 9, y: 39, width: 22, height: 22), PixelRect(x: 59, y: 39, width: 22, height: 22),
      ])
  }

  @Test("A node that goes damages its place only")
  func removed() {
    let damage = list(box(1, 2), box(60, 40)).damage(
      since: list(box(1, 2), box(30, 2), box(60, 40)), scale: 1)
    #expect(damage == [PixelRect(x: 29, y: 1, width: 22, height: 22)])
  }

  @Test("Drawing on a bitmap damages the nodes made of it afterwards")
  func drawnOn() throws {
    let bitmap = try Bitmap(width: 10, height: 10)
    let frame = Rect(x: 5, y: 5, width: 10, height: 10)
    let before = list(Node(bitmap: bitmap, frame: frame))
    #expect(list(Node(bitmap: bitmap, frame: frame)).damage(since: before, scale: 1) == [])
    Canvas(on: bitmap).fill(with: .white)
    #expect(list(Node(bitmap: bitmap, frame: frame)).damage(since: before, scale: 1).count == 1)
  }

  @Test("The frontmost shape is hit, and its corners are not part of it")
  func hit() {
    let list = list(box(0, 0), box(10, 10, radius: 10), box(10, 10, opacity: 0))
    #expect(list.indexOfItem(at: Point(x: 20, y: 20)) == 1)
    #expect(list.indexOfItem(at: Point(x: 10.5, y: 10.5)) == 0)
    #expect(list.indexOfItem(at: Point(x: 29.5, y: 29.5)) == nil)
    #expect(list.indexOfItem(at: Point(x: 90, y: 70)) == nil)
  }
}
