import Drawing
import Geometry
import Slipsheet

/// A small live picture of a behaviour in the middle of a drag, drawn from the very pages that it moves.
@MainActor
final class BehaviourThumbnail {
  private struct Key: Hashable {
    var behaviour: Behaviour
    var size: Size
    var scale: Double
  }

  private let theme: Theme
  private let album = DrawnAlbum()
  private var kept: [Key: Bitmap] = [:]

  /// The size for which the pages in a thumbnail are laid out, in points.
  nonisolated private static let page = Size(width: 320, height: 400)

  init(theme: Theme) {
    self.theme = theme
  }

  /// The proportions of a thumbnail, its height by its width.
  nonisolated static let proportions = page.height / page.width

  /// Draws a behaviour over a rectangle of the thumbnail's proportions, with round corners.
  func draw(_ behaviour: Behaviour, on canvas: Canvas, in rect: Rect, radius: Double) {
    guard !rect.isEmpty, let bitmap = bitmap(of: behaviour, width: rect.width, scale: canvas.scale) else {
      return
    }
    canvas.saved {
      canvas.clip(to: Path(continuous: rect, radius: radius))
      canvas.draw(bitmap, in: rect)
    }
  }

  private func bitmap(of behaviour: Behaviour, width: Double, scale: Double) -> Bitmap? {
    let factor = width / Self.page.width * scale
    let key = Key(behaviour: behaviour, size: Self.page, scale: factor)
    if let bitmap = kept[key] { return bitmap }
    guard let bitmap = try? Bitmap(size: Self.page, scale: factor, isOpaque: true) else { return nil }
    paint(behaviour, on: Canvas(on: bitmap))
    kept = kept.filter { $0.key.behaviour != behaviour }
    kept[key] = bitmap
    return bitmap
  }

  private func paint(_ behaviour: Behaviour, on canvas: Canvas) {
    switch behaviour {
    case .sheet: paintSheet(on: canvas)
    case .photo: paintPhoto(on: canvas)
    case .fade: paintFade(on: canvas)
    case .card: paintCard(on: canvas)
    case .zoom: paintZoom(on: canvas)
    }
  }

  private func paintSheet(on canvas: Canvas) {
    paint(PresenterPage(theme: theme) {}, on: canvas)
    dim(canvas, 0.55)
    canvas.translate(by: Vector(dx: 0, dy: 128))
    paint(ArticlePage(theme: theme) {}, on: canvas, radius: 20)
  }

  private func paintPhoto(on canvas: Canvas) {
    canvas.fill(with: .black)
    canvas.saved {
      shrink(canvas, by: 0.95)
      paint(PhotoListPage(theme: theme, album: album) { _, _ in }, on: canvas)
    }
    dim(canvas, 0.75)
    let picture = PicturePage.pictureFrame(in: Self.page).offset(by: Vector(dx: 40, dy: 72))
    Landscape.ridges.bitmap(size: picture.size, scale: canvas.scale).map { canvas.draw($0, in: picture) }
  }

  private func paintFade(on canvas: Canvas) {
    paint(PhotoListPage(theme: theme, album: album) { _, _ in }, on: canvas)
    canvas.group(opacity: 0.72) {
      canvas.fill(with: .black)
      let picture = PicturePage.pictureFrame(in: Self.page).offset(by: Vector(dx: 0, dy: 86))
      Landscape.sea.bitmap(size: picture.size, scale: canvas.scale).map { canvas.draw($0, in: picture) }
    }
  }

  private func paintCard(on canvas: Canvas) {
    paint(CollectionPage(theme: theme, album: album) { _ in }, on: canvas)
    dim(canvas, 0.25)
    canvas.translate(by: Vector(dx: 0, dy: 40))
    shrink(canvas, by: 0.76)
    let bounds = Rect(origin: .zero, size: Self.page)
    canvas.drawSoftShadow(of: bounds, radius: 24, reach: 36, color: Color.black.opacity(0.5))
    paint(ArticlePage(theme: theme) {}, on: canvas, radius: 24)
  }

  private func paintZoom(on canvas: Canvas) {
    paint(PhotoGridPage(theme: theme, album: album) { _ in }, on: canvas)
    dim(canvas, 0.7)
    let whole = PicturePage.pictureFrame(in: Self.page)
    let picture = Rect(center: whole.center + Vector(dx: 14, dy: 56), size: whole.size * 0.74)
    Landscape.dunes.bitmap(size: picture.size, scale: canvas.scale).map { canvas.draw($0, in: picture) }
  }

  private func dim(_ canvas: Canvas, _ alpha: Double) {
    canvas.fill(with: Color.black.opacity(alpha))
  }

  private func shrink(_ canvas: Canvas, by factor: Double) {
    let center = Self.page.center
    canvas.translate(by: Vector(dx: center.x * (1 - factor), dy: center.y * (1 - factor)))
    canvas.scale(x: factor, y: factor)
  }

  /// Draws a page with its controls, cut to round corners.
  private func paint(_ page: any Page, on canvas: Canvas, radius: Double = 0) {
    let contents = page.contents(for: Self.page)
    let bounds = Rect(origin: .zero, size: Self.page)
    canvas.saved {
      canvas.clip(to: Path(continuous: bounds, radius: radius))
      contents.draw(bounds, on: canvas)
    }
  }
}
