import Drawing
import Gallery
import Geometry
import Interaction
import Motion
import Slipsheet

/// A gesture filmed with one style or several, frame by frame.
@MainActor
package final class Film {
  /// How frames are made ready to be shown.
  package struct Look: Hashable, Sendable {
    /// Whether the pointer is drawn as a ring with the way that it has come.
    package var showsPointer = false
    /// Whether a phone is drawn around the window.
    package var showsPhone = false
    /// The colours of the pages.
    package var theme = Theme.light

    /// Describes a look.
    package init(showsPointer: Bool = false, showsPhone: Bool = false, theme: Theme = .light) {
      self.showsPointer = showsPointer
      self.showsPhone = showsPhone
      self.theme = theme
    }
  }

  /// When nothing happens any more in any of the styles.
  package let end: Instant

  private let takes: [(style: Style, film: GestureFilm)]
  private let look: Look
  private let scale: Double

  /// Prepares to film a gesture with styles, of which there is at least one.
  ///
  /// - Parameter isOpened: Whether panels have grown out of the pages' pictures; otherwise the trace says out of what.
  package init(_ trace: Trace, styles: [Style], look: Look = Look(), isOpened: Bool = false) {
    self.look = look
    scale = trace.surroundings.scale
    takes = styles.map { style in
      let exhibit = Exhibit(style, theme: look.theme)
      let film = GestureFilm(
        isOpened ? exhibit.opened(trace) : trace, style: style, presenter: exhibit.presenter,
        page: exhibit.panel.page, source: isOpened ? exhibit.opener : nil)
      return (style, film)
    }
    end = takes.map(\.film.end).max() ?? .zero
  }

  /// Times spread evenly over the gesture, its beginning and its end included.
  package func times(count: Int) -> [Instant] { GestureFilm.times(count: count, to: end) }

  /// The times at a fixed distance from each other, from the beginning to the first at or behind the end.
  package func times(every interval: Span) -> [Instant] { GestureFilm.times(every: interval, to: end) }

  /// One frame: the window, or those of several styles side by side; times must not fall.
  package func frame(at time: Instant) throws(BitmapError) -> Bitmap {
    var cells: [FilmStrip.Row] = []
    for take in takes {
      let picture = try cell(of: take.film, at: time)
      guard takes.count > 1 || look.showsPhone else { return picture }
      cells.append(
        FilmStrip.Row(title: takes.count > 1 ? take.style.name : nil, frames: [still(picture, at: time)]))
    }
    return try FilmStrip.sideBySide(cells, scale: scale)
  }

  /// A strip of frames, or a grid with a row for each style and a column for each time.
  package func strip(at times: [Instant]) throws(BitmapError) -> Bitmap {
    guard let first = takes.first else { throw .invalidSize(width: 0, height: 0) }
    if takes.count == 1, !look.showsPhone {
      return try first.film.strip(at: times, showsPointer: look.showsPointer)
    }
    let size = FilmStrip.size(of: times.count, first.film.size, scale: scale)
    guard size.width * scale <= Double(Bitmap.longestSide) else {
      throw .invalidSize(width: Int(size.width * scale), height: Int(size.height * scale))
    }
    var rows: [FilmStrip.Row] = []
    for take in takes {
      var row = FilmStrip.Row(title: takes.count > 1 ? take.style.name : nil, frames: [])
      for time in times { row.frames.append(still(try cell(of: take.film, at: time), at: time)) }
      rows.append(row)
    }
    return try FilmStrip(rows: rows).picture(scale: scale)
  }

  private func still(_ picture: Bitmap, at time: Instant) -> FilmStrip.Frame {
    var frame = FilmStrip.Frame(picture, at: time)
    frame.isOutlined = !look.showsPhone
    return frame
  }

  private func cell(of film: GestureFilm, at time: Instant) throws(BitmapError) -> Bitmap {
    let picture = try film.picture(at: time)
    if look.showsPointer { FilmStrip.mark(picture, pointer: film.pointerPath(at: time)) }
    return look.showsPhone ? try PhoneFrame.around(picture) : picture
  }
}
