import Geometry
import Layout
import Testing

@Suite("Anchors")
struct AnchorTests {
  @Test("A panel hangs on the window by its top and its bottom and follows the drag")
  func panel() throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 390, height: 844), in: &solver)
    let panel = try LayoutItem("panel", in: &solver)
    let drag = solver.variable("drag")
    try solver.addEdit(drag)
    try solver.add(panel.top == window.top + drag)
    try solver.add(panel.bottom == window.bottom + drag)
    try solver.add(panel.left == window.left)
    try solver.add(panel.right == window.right)
    solver.update()
    #expect(solver.frame(of: panel) == Rect(x: 0, y: 0, width: 390, height: 844))
    try solver.suggest(57.5, for: drag)
    solver.update()
    #expect(solver.frame(of: panel) == Rect(x: 0, y: 57.5, width: 390, height: 844))
    try window.resize(to: Size(width: 820, height: 1180), in: &solver)
    solver.update()
    #expect(solver.frame(of: panel) == Rect(x: 0, y: 57.5, width: 820, height: 1180))
  }

  @Test(
    "Leading follows the direction of the text",
    arguments: [(LayoutDirection.leftToRight, 16.0, 84.0), (.rightToLeft, 284, 216)])
  func leading(_ direction: LayoutDirection, iconLeft: Double, labelLeft: Double) throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 400, height: 100), in: &solver, direction: direction)
    let icon = try LayoutItem("icon", in: &solver, direction: direction)
    let label = try LayoutItem("label", in: &solver, direction: direction)
    try solver.add(icon.leading == window.leading + 16)
    try solver.add(label.leading == icon.trailing + 8)
    try solver.add(icon.width == (direction == .leftToRight ? 60 : 100))
    try solver.add(label.width == 60)
    solver.update()
    #expect(solver.frame(of: icon).minX == iconLeft)
    #expect(solver.frame(of: label).minX == labelLeft)
  }

  @Test("Insets, middles, proportions and equal sizes are one line each")
  func helpers() throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 400, height: 300), in: &solver)
    let page = try LayoutItem("page", in: &solver)
    let picture = try LayoutItem("picture", in: &solver)
    let copy = try LayoutItem("copy", in: &solver)
    try solver.add(page.edges(equalTo: window, insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)))
    try solver.add(picture.center(equalTo: page))
    try solver.add(picture.aspectRatio(1.5))
    try solver.add(picture.height == page.height / 2)
    try solver.add(copy.size(equalTo: picture) + [copy.left == page.left, copy.bottom == page.bottom])
    solver.update()
    #expect(solver.frame(of: page) == Rect(x: 20, y: 10, width: 340, height: 260))
    #expect(solver.frame(of: picture) == Rect(x: 92.5, y: 75, width: 195, height: 130))
    #expect(solver.frame(of: copy) == Rect(x: 20, y: 140, width: 195, height: 130))
  }

  @Test("Labels of different sizes share a baseline")
  func baseline() throws {
    var solver = Solver()
    let title = try LayoutItem("title", in: &solver, ascent: 24)
    let note = try LayoutItem("note", in: &solver, ascent: 10)
    try solver.add(title.top == 100)
    try solver.add(note.firstBaseline == title.firstBaseline)
    solver.update()
    #expect(solver.frame(of: note).minY == 114)
  }

  @Test(
    "A stack shares its length as it is told",
    arguments: [
      (Stack.Distribution.packed, [0.0, 48, 106], [40.0, 50, 60]),
      (.fill, [0, 48, 106], [40, 50, 194]),
      (
        .fillEqually, [0, 102.66666666666667, 205.33333333333334],
        [94.66666666666667, 94.66666666666667, 94.66666666666667]
      ),
      (.equalSpacing, [0, 115, 240], [40, 50, 60]),
    ])
  func stack(_ distribution: Stack.Distribution, lefts: [Double], widths: [Double]) throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 300, height: 100), in: &solver)
    let stack = Stack(.horizontal, spacing: 8, distribution: distribution)
    var items: [LayoutItem] = []
    for (index, width) in [40.0, 50, 60].enumerated() {
      let item = try LayoutItem("item \(index)", in: &solver)
      try solver.add((item.width == width).strength(.medium))
      items.append(item)
    }
    try solver.add(stack.constraints(for: items, in: window, solver: &solver))
    solver.update()
    for (item, (left, width)) in zip(items, zip(lefts, widths)) {
      let frame = solver.frame(of: item)
      #expect(abs(frame.minX - left) < 1e-9)
      #expect(abs(frame.width - width) < 1e-9)
      #expect(frame.minY == 0)
      #expect(frame.height == 100)
    }
  }

  @Test("A column centres what is narrower than its container, right to left as well")
  func column() throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 300, height: 100), in: &solver, direction: .rightToLeft)
    let item = try LayoutItem("item", in: &solver, direction: .rightToLeft)
    try solver.add(item.size(Size(width: 100, height: 30)))
    let stack = Stack(.vertical, distribution: .packed, alignment: .center)
    try solver.add(stack.constraints(for: [item], in: window, solver: &solver))
    solver.update()
    #expect(solver.frame(of: item) == Rect(x: 100, y: 0, width: 100, height: 30))
  }

  @Test("What is centred across a row reaches its container's edges, and not over them")
  func centred() throws {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 300, height: 100), in: &solver)
    let item = try LayoutItem("item", in: &solver)
    try solver.add(item.width == 40)
    try solver.add((item.height == 140).strength(.medium))
    let stack = Stack(.horizontal, distribution: .packed, alignment: .center)
    try solver.add(stack.constraints(for: [item], in: window, solver: &solver))
    solver.update()
    #expect(solver.frame(of: item) == Rect(x: 0, y: 0, width: 40, height: 100))
  }
}
