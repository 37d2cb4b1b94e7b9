import Geometry
import Slipsheet

/// A page of an album's pictures, out of each of which a panel may grow.
@MainActor
protocol AlbumPage: ThemedPage {
  /// The pictures.
  var album: any Album { get }
  /// Where a picture lies on the page when it is laid out for a size, in points.
  func pictureFrame(_ index: Int, for size: Size) -> Rect
}

extension AlbumPage {
  /// Where the picture of a control lies on a page of a size, in points; nil for a control without one.
  package func sourceFrame(of control: String, for size: Size) -> Rect? {
    album.index(named: control).map { pictureFrame($0, for: size) }
  }

  /// Has the controls drawn anew whose pictures come in.
  func followThumbnails() {
    // by way of the page: an album that its own closure holds would stay for ever
    album.onThumbnail = { [weak self] index in
      guard let self else { return }
      updates?.redraw(album.name(of: index))
    }
  }
}
