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

  init(_ content: any PictureContent) {
    self.content = content
  }

  /// The node that shows the picture in a panel's frame.
  ///
  /// At rest the style says whether all of the picture is seen or all of the frame is covered; on its source the
  /// frame is always covered. In between the crop runs with the frame's size, so that neither end jumps.
  func node(
    in frame: Rect, rest: Rect, source: Rect?, style: ContentStyle, scale: Double, radius: Double,
    opacity: Double
  ) -> Node? {
    guard !frame.isEmpty else { return nil }
    let own = content.pictureSize
    let atRest = style.scaling == .fit ? own.fitted(into: rest.size) : own.filling(rest.size)
    guard let bitmap = drawn(size: atRest, scale: scale) else { return nil }
    let here = style.scaling == .fit ? own.fitted(into: frame.size) : own.filling(frame.size)
    let covering = own.filling(frame.size)
    let share = source.map { Self.share(of: $0.size, in: frame.size, rest: rest.size) } ?? 0
    let size = Size(
      width: here.width + (covering.width - here.width) * share,
      height: here.height + (covering.height - here.height) * share)
    let picture = Rect(center: frame.center, size: size)
    let seen = picture.intersection(frame)
    guard !seen.isEmpty else { return nil }
    let factor = bitmap.size.width / picture.width
    let part = Rect(
      x: (seen.minX - picture.minX) * factor, y: (seen.minY - picture.minY) * factor,
      width: seen.width * factor, height: seen.height * factor)
    return Node(
      bitmap: bitmap, frame: seen, part: part, corners: CornerRadii(radius), opacity: opacity)
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
