import Drawing
import Geometry
import Slipsheet

/// A grid of a thousand and more cells that counts what it makes and what it is told.
@MainActor
final class LongPage: Page {
  let updates: PageUpdates? = PageUpdates()
  let count: Int
  private(set) var made = 0
  private(set) var drawn: [Int] = []
  private(set) var sights: [Range<Int>] = []
  private(set) var pressed: [Int] = []
  var color = Color.black

  static let columns = 3
  static let cell = Size(width: 100, height: 100)

  init(count: Int = 10_000) {
    self.count = count
  }

  func forget() {
    made = 0
    drawn = []
    sights = []
  }

  func frame(_ index: Int) -> Rect {
    Rect(
      origin: Point(
        x: Double(index % Self.columns) * Self.cell.width, y: Double(index / Self.columns) * Self.cell.height),
      size: Self.cell)
  }

  func contents(for size: Size) -> PageContents {
    let items = PageItems(
      count: count,
      indices: { [count] part in
        let first = max(0, Int(part.minY / Self.cell.height)) * Self.columns
        let last = Int((part.maxY / Self.cell.height).rounded(.up)) * Self.columns
        return min(count, first)..<max(min(count, first), min(count, last))
      },
      index: { [count] in Int($0).flatMap { (0..<count).contains($0) ? $0 : nil } },
      onSight: { [unowned self] in sights.append($0) },
      control: { [unowned self] index in
        made += 1
        return Control(
          name: String(index), label: "", frame: frame(index), action: { self.pressed.append(index) },
          draw: { canvas, _ in
            self.drawn.append(index)
            canvas.fill(self.frame(index).inset(by: EdgeInsets(all: 10)), with: self.color)
          })
      })
    return PageContents(background: .white, height: frame(count - 1).maxY, items: items) { _ in }
  }
}
