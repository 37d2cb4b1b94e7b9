import Geometry
import Testing

@Suite struct GeometryTests {
  @Test("Places and vectors add up: from a place along the way to another is the other")
  func placesAndVectors() {
    let start = Point(x: 3, y: -4)
    let end = Point(x: -1, y: 8)
    #expect(start + (end - start) == end)
    #expect(end - (end - start) == start)
    #expect((end - start).length == (4.0 * 4 + 12 * 12).squareRoot())
    #expect(-(end - start) == start - end)
  }

  @Test("A vector is read and written along an axis")
  func axes() {
    var vector = Vector(dx: 1, dy: 2)
    vector[.horizontal] = 10
    vector[.vertical] *= 3
    #expect(vector == Vector(dx: 10, dy: 6))
    #expect(Axis.allCases.map { vector[$0] } == [10, 6])
  }

  @Test("A rectangle around a middle has that middle")
  func centre() {
    let rect = Rect(center: Point(x: 195, y: 422), size: Size(width: 390, height: 844))
    #expect(rect == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(rect.center == Point(x: 195, y: 422))
    #expect(rect.size.center == rect.center)
  }

  @Test("The left and upper edges belong to a rectangle, the others and the outside don't")
  func containment() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39.999, y: 59.999)))
    for outside in [
      Point(x: 40, y: 30), Point(x: 20, y: 60), Point(x: 9.999, y: 30), Point(x: .nan, y: 30),
    ] {
      #expect(!rect.contains(outside))
    }
    #expect(!Rect.zero.contains(.zero))
  }

  @Test("The shared part of two rectangles is in both, and has no size where they are apart")
  func intersections() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    let b = Rect(x: 5, y: -5, width: 10, height: 10)
    #expect(a.intersection(b) == Rect(x: 5, y: 0, width: 5, height: 5))
    #expect(a.intersection(b) == b.intersection(a))
    #expect(a.intersection(a.offset(by: Vector(dx: 10, dy: 0))).isEmpty)
    #expect(a.intersection(a.offset(by: Vector(dx: 50, dy: 0))).width == 0)
    #expect(a.intersection(a.offset(by: Vector(dx: 0, dy: 50))).height == 0)
  }

  @Test("The union holds both rectangles, and an empty one adds nothing, wherever it is")
  func unions() {
    let a = Rect(x: 2, y: 3, width: 10, height: 10)
    #expect(a.union(a.offset(by: Vector(dx: -5, dy: 20))) == Rect(x: -3, y: 3, width: 15, height: 30))
    let empty = Rect(x: 100, y: 100, width: 0, height: 5)
    #expect(a.union(empty) == a)
    #expect(empty.union(a) == a)
  }

  @Test("Insets that are larger than the rectangle leave no size rather than a negative one")
  func insets() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    #expect(rect.inset(by: EdgeInsets()) == rect)
    #expect(rect.inset(by: EdgeInsets(all: 40)).size == Size(width: 20, height: 0))
    #expect(rect.inset(by: EdgeInsets(all: -5)) == Rect(x: -5, y: -5, width: 110, height: 60))
  }

  @Test(
    "Fitted content keeps its proportions and touches the bounds from the inside, filling content from the outside",
    arguments: [Size(width: 1200, height: 900), Size(width: 1, height: 7), Size(width: 844, height: 390)])
  func fitting(content: Size) {
    let bounds = Size(width: 390, height: 844)
    let fitted = content.fitted(into: bounds)
    let filling = content.filling(bounds)
    for size in [fitted, filling] {
      #expect(abs(size.width * content.height - size.height * content.width) < 1e-6)
    }
    #expect(fitted.width <= bounds.width + 1e-9 && fitted.height <= bounds.height + 1e-9)
    #expect(filling.width >= bounds.width - 1e-9 && filling.height >= bounds.height - 1e-9)
    #expect(fitted.width == bounds.width || fitted.height == bounds.height)
    #expect(filling.width == bounds.width || filling.height == bounds.height)
  }

  @Test("Content without a size takes the bounds")
  func emptyContent() {
    let bounds = Size(width: 390, height: 844)
    for empty in [
      Size.zero, Size(width: 0, height: 10), Size(width: -3, height: 5), Size(width: .nan, height: 1),
    ] {
      #expect(empty.fitted(into: bounds) == bounds)
      #expect(empty.filling(bounds) == bounds)
    }
  }

  @Test("Zero is zero in every part")
  func zero() {
    #expect(Point.zero == Point(x: 0, y: 0) && Vector.zero == Vector(dx: 0, dy: 0))
    #expect(Size.zero == Size(width: 0, height: 0))
  }

  @Test("Only numbers that are finite in every part count as finite")
  func finiteness() {
    #expect(Rect(x: 0, y: 0, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).isFinite)
    #expect(!Rect(x: 0, y: .nan, width: 1, height: 1).isFinite)
    #expect(!Vector(dx: 0, dy: -.infinity).isFinite)
  }

  @Test("Scaling to pixels multiplies place and size")
  func scaling() {
    #expect(Rect(x: 1, y: -2, width: 3, height: 4).scaled(by: 2) == Rect(x: 2, y: -4, width: 6, height: 8))
  }
}
