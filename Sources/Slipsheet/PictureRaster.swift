import Drawing
import Geometry
import Interaction
import Scene

/// A picture drawn once for the size in which it rests, and placed in whatever frame the panel has.
@MainActor
final class PictureRaster {
  private let content: any PictureContent
  /// The picture that is shown and its neighbours, as far as they have been seen.
  private var drawn: [Int: Drawn] = [:]
  private var sharp: SharpPart?
  /// What stands over the picture's node where it is zoomed in and has been drawn sharply; set by `node`.
  private(set) var detail: Node?

  /// What was said last of the pictures beside the one that is shown.
  private var expected: Expected?

  private struct Expected: Equatable {
    var sizes: [Int: Size]
    var scale: Double
  }

  private struct Drawn {
    var bitmap: Bitmap?
    var size: Size
    var scale: Double
    var version: Int
  }

  init(_ content: any PictureContent) {
    self.content = content
  }

  /// The node that shows the picture in a panel's frame.
  ///
  /// At rest the style says whether all of the picture is seen or all of the frame is covered; on its source the
  /// frame is always covered. In between the crop runs with the frame's size, so that neither end jumps.
  func node(
    in frame: Rect, _ view: PanelLayer.View, window: Size, scale: Double, radius: Double, opacity: Double
  ) -> Node? {
    detail = nil
    guard !frame.isEmpty else { return nil }
    let zoom = view.sample.zoom
    let own = content.pictureSize(of: content.page)
    let fits = view.content.scaling == .fit
    let atRest = fits ? own.fitted(into: view.rest.size) : own.filling(view.rest.size)
    guard let bitmap = bitmap(of: content.page, size: atRest, scale: scale) else { return nil }
    if view.sample.phase == .presented { expectNeighbours(view, window: window, scale: scale) }
    let here = fits ? own.fitted(into: frame.size) : own.filling(frame.size)
    let covering = own.filling(frame.size)
    // the way to the source is that of the frame without the zoom
    let share =
      view.source.map { Self.share(of: $0.size, in: frame.size * (1 / zoom), rest: view.rest.size) } ?? 0
    let size = Size(
      width: here.width + (covering.width - here.width) * share,
      height: here.height + (covering.height - here.height) * share)
    let picture = Rect(center: frame.center, size: size)
    var seen = picture.intersection(frame)
    // what is zoomed in is mostly outside of the window
    if zoom > 1, radius == 0 { seen = seen.intersection(Rect(origin: .zero, size: window)) }
    guard !seen.isEmpty else { return nil }
    if zoom > 1, radius == 0 {
      if view.isStill { sharpen(picture, seen: seen, scale: scale) }
      detail = sharp.flatMap { $0.node(in: picture, seen: seen, opacity: opacity) }
    } else {
      sharp = nil
    }
    let factor = bitmap.size.width / picture.width
    let part = Rect(
      x: (seen.minX - picture.minX) * factor, y: (seen.minY - picture.minY) * factor,
      width: seen.width * factor, height: seen.height * factor)
    return Node(
      bitmap: bitmap, frame: seen, part: part, corners: CornerRadii(radius), opacity: opacity)
  }

  /// Draws what is seen of a picture that is zoomed in, and no more of it, as sharply as the window can show it.
  private func sharpen(_ picture: Rect, seen: Rect, scale: Double) {
    let page = content.page
    let version = content.pictureVersion(of: page)
    if let sharp, sharp.page == page, sharp.version == version, sharp.scale == scale,
      sharp.covers(seen, of: picture)
    {
      return
    }
    let start = (x: picture.minX, y: picture.minY)
    let left = ((seen.minX - start.x) * scale).rounded(.down) / scale
    let top = ((seen.minY - start.y) * scale).rounded(.down) / scale
    let part = Rect(x: left, y: top, width: seen.maxX - start.x - left, height: seen.maxY - start.y - top)
    sharp = content.picture(of: page, part: part, in: picture.size, scale: scale).map {
      SharpPart(bitmap: $0, part: part, whole: picture.size, scale: scale, page: page, version: version)
    }
  }

  /// How far a frame has come from its rest to its source, by its size, in 0...1.
  private static func share(of source: Size, in frame: Size, rest: Size) -> Double {
    let way = abs(rest.width - source.width) + abs(rest.height - source.height)
    guard way >= 1 else { return 1 }
    let come =
      (rest.width - frame.width) * (rest.width < source.width ? -1 : 1)
      + (rest.height - frame.height) * (rest.height < source.height ? -1 : 1)
    return max(0, min(1, come / way))
  }

  /// The nodes of the pictures beside the one that is shown, while it is paged.
  func neighbours(_ view: PanelLayer.View, window: Size, scale: Double, opacity: Double) -> [Node] {
    guard view.pageOffset != 0, view.pageStride > 0 else { return [] }
    var nodes: [Node] = []
    let first = Int((-view.pageOffset / view.pageStride).rounded(.down))
    for step in [first, first + 1] where step != 0 && (0..<content.pageCount).contains(content.page + step) {
      let (frame, size) = Self.rest(
        of: content.pictureSize(of: content.page + step), view.content, in: window)
      let way = Vector(dx: view.pageOffset + Double(step) * view.pageStride, dy: 0)
      let picture = Rect(center: frame.center, size: size).offset(by: way)
      let seen = picture.intersection(frame.offset(by: way))
      guard !seen.intersection(Rect(origin: .zero, size: window)).isEmpty,
        let bitmap = bitmap(of: content.page + step, size: size, scale: scale)
      else { continue }
      let factor = bitmap.size.width / size.width
      let part = seen.offset(by: .zero - picture.origin).scaled(by: factor)
      nodes.append(Node(bitmap: bitmap, frame: seen, part: part, opacity: opacity))
    }
    return nodes
  }

  /// Tells in which sizes the pictures beside the one that is shown would rest, whenever that changes.
  private func expectNeighbours(_ view: PanelLayer.View, window: Size, scale: Double) {
    var sizes: [Int: Size] = [:]
    for page in [content.page - 1, content.page + 1] where (0..<content.pageCount).contains(page) {
      sizes[page] = Self.rest(of: content.pictureSize(of: page), view.content, in: window).size
    }
    let now = Expected(sizes: sizes, scale: scale)
    guard now != expected else { return }
    expected = now
    content.expect(sizes, scale: scale)
  }

  /// The panel's frame with a picture in it at rest, and the picture's size.
  private static func rest(of own: Size, _ content: ContentStyle, in window: Size) -> (
    frame: Rect, size: Size
  ) {
    var frame = Rect(origin: .zero, size: window)
    if content.restingFrame == .picture {
      frame = Rect(
        center: window.center,
        size: Size(width: window.width, height: window.width * own.height / own.width))
    }
    return (frame, content.scaling == .fit ? own.fitted(into: frame.size) : own.filling(frame.size))
  }

  private func bitmap(of page: Int, size: Size, scale: Double) -> Bitmap? {
    let version = content.pictureVersion(of: page)
    if let found = drawn[page], found.size == size, found.scale == scale, found.version == version {
      return found.bitmap
    }
    let bitmap = content.picture(of: page, size: size, scale: scale)
    // those that are a swipe away are kept
    drawn = drawn.filter { abs($0.key - content.page) <= 1 }
    drawn[page] = Drawn(bitmap: bitmap, size: size, scale: scale, version: version)
    return bitmap
  }
}
