import Drawing
import Geometry
import Scene

/// A frame's layers, and which of them are seen where; its memory is used again for the next frame.
struct Plan {
  /// Rows in which the same cells lie beside each other.
  struct Strip {
    var rows: Range<Int>
    var cells: Range<Int>
  }

  /// Columns above whose first layer nothing else is needed.
  struct Cell {
    var columns: Range<Int>
    /// The frontmost layer that covers the whole cell, or -1.
    var first: Int
  }

  /// From so many pixels on, 16 MiB of them, the last rows of a frame would drive the first out of the caches.
  private static let fewestPixelsPastCaches = 4 << 20

  private(set) var layers: [Layer] = []
  private(set) var strips: [Strip] = []
  private(set) var cells: [Cell] = []
  /// Rows of all strips together.
  private(set) var rowCount = 0
  /// Pixels of all strips together.
  private(set) var pixelCount = 0
  /// The widest source that is stretched, in pixels.
  private(set) var widestSource = 0
  /// How deep groups lie in groups.
  private(set) var depth = 0

  private let halves = HalvedBitmaps()
  private var picture = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var rowCuts: [Int] = []
  private var columnCuts: [Int] = []

  /// Plans the drawing of a list on some pixels of a picture, which don't overlap.
  mutating func make(_ list: DisplayList, scale: Double, width: Int, height: Int, damage: [PixelRect]?) {
    layers.removeAll(keepingCapacity: true)
    strips.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    rowCount = 0
    pixelCount = 0
    widestSource = 0
    depth = 0
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let placer = NodePlacer(
      scale: scale, listSize: list.size, halves: halves, width: width, height: height)
    picture = whole
    add(list.items, placer: placer, opacity: 1, depth: 1)
    guard let damage else {
      divide(whole)
      return
    }
    for rect in damage { divide(rect.intersection(whole)) }
  }

  /// Calls with what draws the plan on a buffer; it must not be kept.
  func withPainter(on buffer: PixelBuffer, edge: GaussianEdge, _ body: (Painter) -> Void) {
    layers.withUnsafeBufferPointer { layers in
      strips.withUnsafeBufferPointer { strips in
        cells.withUnsafeBufferPointer { cells in
          body(
            Painter(
              layers: layers, strips: strips, cells: cells, target: buffer, edge: edge,
              leavesCaches: pixelCount >= Self.fewestPixelsPastCaches))
        }
      }
    }
  }

  private mutating func add(
    _ items: [DisplayList.Item], placer: NodePlacer, opacity: Double, depth level: Int
  ) {
    for item in items {
      switch item {
      case .node(let node):
        add(node, placer: placer, opacity: opacity)
      case .blur: continue
      case .group(let inner, let items):
        let opacity = opacity * max(0, min(1, inner))
        guard opacity > 0 else { continue }
        if DisplayList.Item.isPlain(items, opacity: opacity) {
          add(items, placer: placer, opacity: opacity, depth: level)
        } else {
          addGroup(items, placer: placer, opacity: opacity, depth: level)
        }
      }
    }
  }

  private mutating func add(_ node: Node, placer: NodePlacer, opacity: Double) {
    guard let placement = placer.placement(of: node, opacity: opacity) else { return }
    let layer = Layer(placement, in: picture)
    if let shadow = Layer(shadowOf: placement, as: layer.shape, in: picture) { layers.append(shadow) }
    if case .stretched(let source, _) = layer.content {
      widestSource = max(widestSource, source.buffer.width)
    }
    layers.append(layer)
  }

  private mutating func addGroup(
    _ items: [DisplayList.Item], placer: NodePlacer, opacity: Double, depth level: Int
  ) {
    depth = max(depth, level)
    let head = layers.count
    let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)
    layers.append(
      Layer(
        content: .group(end: head), shape: RoundedShape(.zero, radiusX: 0, radiusY: 0),
        part: Placement.part(opacity), bounds: empty))
    add(items, placer: placer, opacity: 1, depth: level + 1)
    layers[head].content = .group(end: layers.count)
    layers[head].bounds = layers[(head + 1)...].reduce(empty) { $0.union($1.bounds) }
  }

  /// Cuts a rectangle where opaque layers begin and end, and finds what is hidden in each piece.
  private mutating func divide(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let rows = rect.y..<rect.maxY
    rowCuts.removeAll(keepingCapacity: true)
    rowCuts.append(rows.lowerBound)
    rowCuts.append(rows.upperBound)
    Self.forEachOpaque(layers) { _, layer in
      let (whole, straight) = layer.shape.rows
      for cut in [whole.lowerBound, straight.lowerBound, straight.upperBound, whole.upperBound]
      where rows.contains(cut) {
        rowCuts.append(cut)
      }
    }
    rowCuts.sort()
    var top = rows.lowerBound
    for index in rowCuts.indices.dropFirst() where rowCuts[index] > top {
      let first = cells.count
      let strip = top..<rowCuts[index]
      divide(rect.x..<rect.maxX, in: strip)
      strips.append(Strip(rows: strip, cells: first..<cells.count))
      rowCount += strip.count
      pixelCount += strip.count * rect.width
      top = strip.upperBound
    }
  }

  private mutating func divide(_ columns: Range<Int>, in rows: Range<Int>) {
    columnCuts.removeAll(keepingCapacity: true)
    columnCuts.append(columns.lowerBound)
    columnCuts.append(columns.upperBound)
    Self.forEachOpaque(layers) { _, layer in
      let covered = layer.shape.coveredColumns(in: rows)
      guard !covered.isEmpty else { return }
      if columns.contains(covered.lowerBound) { columnCuts.append(covered.lowerBound) }
      if columns.contains(covered.upperBound) { columnCuts.append(covered.upperBound) }
    }
    columnCuts.sort()
    let begin = cells.count
    var left = columns.lowerBound
    for index in columnCuts.indices.dropFirst() where columnCuts[index] > left {
      let piece = left..<columnCuts[index]
      var first = -1
      Self.forEachOpaque(layers) { index, layer in
        let covered = layer.shape.coveredColumns(in: rows)
        if covered.lowerBound <= piece.lowerBound, piece.upperBound <= covered.upperBound { first = index }
      }
      if cells.count > begin, cells[cells.count - 1].first == first {
        cells[cells.count - 1].columns = cells[cells.count - 1].columns.lowerBound..<piece.upperBound
      } else {
        cells.append(Cell(columns: piece, first: first))
      }
      left = piece.upperBound
    }
  }

  /// Calls with every layer that hides what is behind it; those inside of groups hide nothing outside.
  private static func forEachOpaque(_ layers: [Layer], _ body: (Int, Layer) -> Void) {
    var index = 0
    while index < layers.count {
      if case .group(let end) = layers[index].content {
        index = end
        continue
      }
      if layers[index].isOpaque { body(index, layers[index]) }
      index += 1
    }
  }
}
