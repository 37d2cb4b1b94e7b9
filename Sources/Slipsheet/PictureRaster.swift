import Drawing
import Geometry
import Interaction
import Scene

/// A picture drawn once for the size in which it rests, and placed in whatever frame the panel has.
@MainActor
final class PictureRaster {
  private let content: any PictureContent
  private var bitmap: Bitmap?
  private var size = Size.zero
  private var scale = 0.0
  private var version = 0
  private var sharp: SharpPart?
  /// What stands over the picture's node where it is zoomed in and has been drawn sharply; set by `node`.
  private(set) var detail: Node?

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
    let own = content.pictureSize
    let fits = view.content.scaling == .fit
    let atRest = fits ? own.fitted(into: view.rest.size) : own.filling(view.rest.size)
    guard let bitmap = drawn(size: atRest, scale: scale) else { return nil }
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
    if let sharp, sharp.version == content.pictureVersion, sharp.scale == scale,
      sharp.covers(seen, of: picture)
    {
      return
    }
    let start = (x: picture.minX, y: picture.minY)
    let left = ((seen.minX - start.x) * scale).rounded(.down) / scale
    let top = ((seen.minY - start.y) * scale).rounded(.down) / scale
    let part = Rect(x: left, y: top, width: seen.maxX - start.x - left, height: seen.maxY - start.y - top)
    sharp = content.picture(part: part, of: picture.size, scale: scale).map {
      SharpPart(
        bitmap: $0, part: part, whole: picture.size, scale: scale, version: content.pictureVersion)
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

  private func drawn(size: Size, scale: Double) -> Bitmap? {
    if let bitmap, size == self.size, scale == self.scale, version == content.pictureVersion { return bitmap }
    bitmap = content.picture(size: size, scale: scale)
    self.size = size
    self.scale = scale
    version = content.pictureVersion
    return bitmap
  }
}
