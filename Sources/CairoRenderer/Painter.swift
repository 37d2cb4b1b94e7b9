import Drawing

/// Draws rows of a planned frame.
struct Painter {
  let layers: UnsafeBufferPointer<Layer>
  let strips: UnsafeBufferPointer<Plan.Strip>
  let cells: UnsafeBufferPointer<Plan.Cell>
  let target: PixelBuffer
  let edge: GaussianEdge
  /// Whether rows that are done at once leave out the caches, which a frame is too large for.
  let leavesCaches: Bool

  /// Draws some of the planned rows, counted through all strips.
  func paint(rows: Range<Int>, scratch: Scratch) {
    var passed = 0
    for strip in strips {
      let begin = max(rows.lowerBound - passed, 0)
      let end = min(rows.upperBound - passed, strip.rows.count)
      passed += strip.rows.count
      guard begin < end else { continue }
      for row in (strip.rows.lowerBound + begin)..<(strip.rows.lowerBound + end) {
        for cell in cells[strip.cells] { paint(cell, row: row, scratch: scratch) }
      }
    }
    if leavesCaches { Row.endPastCaches() }
  }

  private func paint(_ cell: Plan.Cell, row: Int, scratch: Scratch) {
    let line = target.base.advanced(by: row &* target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let pixels = line + cell.columns.lowerBound
    guard cell.first >= 0 else {
      Row.fill(pixels, count: cell.columns.count, with: Pixel.opaqueBlack)
      paint(0..<layers.count, row: row, columns: cell.columns, into: pixels, level: 0, scratch: scratch)
      return
    }
    let next = replace(pixels, with: cell.first, row: row, columns: cell.columns, scratch: scratch)
    paint(next..<layers.count, row: row, columns: cell.columns, into: pixels, level: 0, scratch: scratch)
  }

  /// Starts a cell with the layer that covers it, and says which layer comes next.
  ///
  /// A colour all over it, such as a backdrop, and an opaque picture over both are drawn in the same pass.
  private func replace(
    _ target: Row.Pixels, with first: Int, row: Int, columns: Range<Int>, scratch: Scratch
  ) -> Int {
    let source: Row.Pixels
    switch layers[first].content {
    case .color(let pixel):
      Row.fill(target, count: columns.count, with: pixel)
      return first + 1
    case .pixels(let pixels, let left, let top):
      source = pixels.row(row &- top) + (columns.lowerBound &- left)
    case .stretched(let pixels, let stretch):
      source = scratch.sampled
      stretch.sample(pixels, row: row, pixels: columns, into: source, column: scratch.column)
    case .shadow, .group:
      return first
    }
    let second = next(after: first, row: row, columns: columns)
    guard covers(second, row: row, columns: columns), case .color(let pixel) = layers[second].content else {
      let isDone = isLast(second, row: row, columns: columns)
      Row.copy(target, from: source, count: columns.count, pastCaches: isDone)
      return second
    }
    let part = layers[second].part
    let third = next(after: second, row: row, columns: columns)
    guard covers(third, row: row, columns: columns),
      case .pixels(let pixels, let left, let top) = layers[third].content, pixels.isOpaque
    else {
      let isDone = isLast(third, row: row, columns: columns)
      Row.tint(target, from: source, count: columns.count, with: pixel, part: part, pastCaches: isDone)
      return third
    }
    Row.tintAndMix(
      target, from: source, under: pixel, pixelPart: part,
      with: pixels.row(row &- top) + (columns.lowerBound &- left), part: layers[third].part,
      count: columns.count, pastCaches: isLast(third + 1, row: row, columns: columns))
    return third + 1
  }

  /// Whether a row past the caches is better: the frame is large, and no layer from this one on is in these columns.
  private func isLast(_ next: Int, row: Int, columns: Range<Int>) -> Bool {
    leavesCaches
      && layers[next...].allSatisfy { layer in
        let bounds = layer.bounds
        return row < bounds.y || row >= bounds.maxY || columns.upperBound <= bounds.x
          || bounds.maxX <= columns.lowerBound
      }
  }

  /// The next layer that may be seen in some columns of a row: shadows aren't where they are spared.
  private func next(after index: Int, row: Int, columns: Range<Int>) -> Int {
    var index = index + 1
    while index < layers.count, case .shadow = layers[index].content,
      covers(index, row: row, columns: columns)
    {
      index += 1
    }
    return index
  }

  /// Whether a layer's shape covers some columns of a row wholly.
  private func covers(_ index: Int, row: Int, columns: Range<Int>) -> Bool {
    guard index < layers.count else { return false }
    let span = layers[index].shape.span(row: row)
    return span.coverage == 255 && span.inner.lowerBound <= columns.lowerBound
      && columns.upperBound <= span.inner.upperBound
  }

  /// Draws layers over each other; `target` is the pixel of the first column.
  private func paint(
    _ range: Range<Int>, row: Int, columns: Range<Int>, into target: Row.Pixels, level: Int, scratch: Scratch
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let layer = layers.baseAddress.unsafelyUnwrapped + index
      let bounds = layer.pointee.bounds
      var next = index + 1
      if case .group(let end) = layer.pointee.content { next = end }
      let begin = max(columns.lowerBound, bounds.x)
      let end = min(columns.upperBound, bounds.maxX)
      if begin < end, row >= bounds.y, row < bounds.maxY {
        let pixels = target + (begin - columns.lowerBound)
        if next > index + 1 {
          let part = layer.pointee.part
          let group = scratch.group(level)
          Row.fill(group, count: end - begin, with: 0)
          paint(
            (index + 1)..<next, row: row, columns: begin..<end, into: group, level: level + 1,
            scratch: scratch)
          Row.over(pixels, with: group, count: end - begin, part: part)
        } else {
          paint(layer.pointee, row: row, columns: begin..<end, into: pixels, scratch: scratch)
        }
      }
      index = next
    }
  }

  private func paint(
    _ layer: Layer, row: Int, columns: Range<Int>, into target: Row.Pixels, scratch: Scratch
  ) {
    if case .shadow(let shadow, let pixel) = layer.content {
      paint(
        shadow, pixel: pixel, part: layer.part, row: row, columns: columns, into: target, scratch: scratch)
      return
    }
    let span = layer.shape.span(row: row)
    let whole = span.outer.clamped(to: columns)
    guard !whole.isEmpty, span.coverage > 0 else { return }
    let inner = span.inner.clamped(to: whole)
    let pixels = target + (whole.lowerBound - columns.lowerBound)
    let leading = whole.lowerBound..<(inner.isEmpty ? whole.upperBound : inner.lowerBound)
    let trailing = (inner.isEmpty ? whole.upperBound : inner.upperBound)..<whole.upperBound
    let source: Row.Pixels
    let mask: UInt32
    switch layer.content {
    case .color(let pixel):
      for edge in [leading, trailing] where !edge.isEmpty {
        layer.shape.coverage(of: edge, row: row, into: scratch.coverage)
        Row.cover(
          pixels + (edge.lowerBound - whole.lowerBound), with: pixel, part: layer.part,
          coverage: scratch.coverage, count: edge.count)
      }
      let pixels = pixels + (inner.lowerBound - whole.lowerBound)
      let part = Pixel.part(layer.part, coverage: span.coverage)
      if part == 256 {
        Row.fill(pixels, count: inner.count, with: pixel)
      } else {
        Row.tint(pixels, from: pixels, count: inner.count, with: pixel, part: part)
      }
      return
    case .pixels(let content, let left, let top):
      source = content.row(row &- top) + (whole.lowerBound &- left)
      mask = content.mask
    case .stretched(let content, let stretch):
      source = scratch.sampled
      mask = content.mask
      stretch.sample(content, row: row, pixels: whole, into: source, column: scratch.column)
    case .shadow, .group:
      return
    }
    for edge in [leading, trailing] where !edge.isEmpty {
      layer.shape.coverage(of: edge, row: row, into: scratch.coverage)
      let begin = edge.lowerBound - whole.lowerBound
      for index in 0..<edge.count {
        let part = Pixel.part(layer.part, coverage: Int(scratch.coverage[index]))
        let above = source[begin + index] | mask
        let below = pixels[begin + index]
        pixels[begin + index] =
          mask == 0 ? Pixel.over(above, below, part: part) : Pixel.mixed(above, below, part: part)
      }
    }
    guard !inner.isEmpty else { return }
    let begin = inner.lowerBound - whole.lowerBound
    let part = Pixel.part(layer.part, coverage: span.coverage)
    if mask == 0 {
      Row.over(pixels + begin, with: source + begin, count: inner.count, part: part)
    } else if part == 256 {
      Row.copy(pixels + begin, from: source + begin, count: inner.count, mask: mask)
    } else {
      Row.mix(pixels + begin, with: source + begin, count: inner.count, part: part, mask: mask)
    }
  }

  private func paint(
    _ shadow: SoftShadow, pixel: UInt32, part: Int, row: Int, columns: Range<Int>, into target: Row.Pixels,
    scratch: Scratch
  ) {
    let span = shadow.shape.span(row: row)
    // The shape's inside is spared where it covers all; elsewhere the shadow gives way to its coverage.
    let inner = span.coverage == 255 ? span.inner.clamped(to: columns) : 0..<0
    let sides =
      inner.isEmpty
      ? (columns, columns.upperBound..<columns.upperBound)
      : (columns.lowerBound..<inner.lowerBound, inner.upperBound..<columns.upperBound)
    for side in [sides.0, sides.1] where !side.isEmpty {
      shadow.coverage(of: side, row: row, edge: edge, into: scratch.coverage)
      let spared = span.outer.clamped(to: side)
      if !spared.isEmpty, span.coverage > 0 {
        let shape = UnsafeMutableRawPointer(scratch.sampled).assumingMemoryBound(to: UInt8.self)
        shadow.shape.coverage(of: spared, row: row, into: shape)
        let begin = spared.lowerBound - side.lowerBound
        for index in 0..<spared.count {
          let rest = 255 - Int(shape[index])
          let part = Pixel.part(rest + rest >> 7, coverage: Int(scratch.coverage[begin + index]))
          scratch.coverage[begin + index] = UInt8(min(255, part))
        }
      }
      Row.cover(
        target + (side.lowerBound - columns.lowerBound), with: pixel, part: part, coverage: scratch.coverage,
        count: side.count)
    }
  }
}
