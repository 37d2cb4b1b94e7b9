import Drawing
import Geometry
import Interaction
import Motion
import Scene
import Slipsheet

/// The panel that shows what a style does and lets every number of it be tuned.
@MainActor
final class InspectorPanel {
  /// The style's text with its changes.
  var history: EditHistory {
    didSet { isStale = true }
  }
  /// The gesture that is shown.
  var gesture = GestureLog()
  /// How long frames took.
  var frames = FrameTimes()
  /// The recording that can be shown at any of its moments.
  var scrubber: Scrubber?
  /// The time of the last frame, on the window's clock.
  var now = Instant.zero
  /// Runs when the style has changed by what was done here.
  var onEdit: (() -> Void)?
  /// Runs when the text is to be written.
  var onSave: (() -> Void)?
  /// Runs when the panel is to be closed.
  var onClose: (() -> Void)?

  /// How far the rows are scrolled, in points.
  private(set) var scroll = 0.0
  var touch = Touch()
  /// Whether the keyboard speaks to the panel, and whether that is shown.
  var hasKeyboard = false
  /// The pointer that is down on the panel, and what it does.
  var grip: PanelGrip?
  private(set) var place: PanelPlace?

  private var rows: [any InspectorRow] = []
  private var styleRows: [any InspectorRow] = []
  private var gauges: [StylePath: Gauge] = [:]
  private var isStale = true
  private var pictures: [RowPicture] = []
  private let headerPicture = RowPicture()

  /// Shows a text.
  init(_ history: EditHistory) {
    self.history = history
  }

  /// Shows another style's text, with its own sliders.
  func show(_ history: EditHistory) {
    gauges = [:]
    self.history = history
  }

  /// What stands over the rows.
  var header: PanelHeader {
    PanelHeader(
      title: history.document.path.split(separator: "/").last.map(String.init) ?? history.document.path,
      isEdited: history.isEdited, canUndo: history.canUndo, canRedo: history.canRedo)
  }

  /// The width of the rows, in points.
  var rowWidth: Double { (place?.frame.width ?? Look.panelWidth) - 2 * Look.padding }

  /// Where the rows are seen, in window space.
  var viewport: Rect {
    let frame = place?.frame ?? .zero
    return frame.inset(by: EdgeInsets(top: Look.headerHeight))
  }

  /// The rows and where each begins, in points from the first one's top.
  var placedRows: [(row: any InspectorRow, y: Double)] {
    var y = 0.0
    return rows.map { row in
      defer { y += row.height(in: rowWidth) }
      return (row, y)
    }
  }

  private var contentHeight: Double {
    rows.reduce(Look.padding) { $0 + $1.height(in: rowWidth) }
  }

  /// Scrolls the rows, as far as there are any.
  func scroll(to offset: Double) {
    scroll = max(0, min(offset, contentHeight - viewport.height))
  }

  /// Adds the panel to what a window shows.
  func add(
    to list: inout DisplayList, _ sample: Sample, _ gesture: GestureLog, in place: PanelPlace, scale: Double
  ) {
    self.place = place
    update(sample, gesture, in: place.stage)
    scroll(to: scroll)
    let frame = place.frame
    if place.isOverlay {
      list.append(
        Node(
          color: Look.surface.opacity(Look.surfaceOpacity), frame: frame,
          shadow: Shadow(offset: Vector(dx: 0, dy: -4), blur: 24, color: .black.opacity(0.3))))
    } else {
      // what the stage lets out of its part of the window is not to be seen through
      list.append(Node(color: Look.surface, frame: frame))
      list.append(
        Node(color: .black, frame: Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height)))
    }
    addRows(to: &list, scale: scale)
    list.append(
      Node(
        color: Look.hairline, frame: Rect(x: frame.minX, y: viewport.minY - 1, width: frame.width, height: 1)
      ))
    let origin = Point(x: frame.minX + Look.padding, y: frame.minY)
    add(
      header, headerPicture, at: origin, clippedTo: frame, to: &list, scale: scale)
  }

  private func addRows(to list: inout DisplayList, scale: Double) {
    let viewport = viewport
    while pictures.count < rows.count { pictures.append(RowPicture()) }
    for (index, (row, y)) in placedRows.enumerated() {
      let origin = Point(x: viewport.minX + Look.padding, y: (viewport.minY + y - scroll).rounded())
      let reach = RowPicture.overhang
      guard origin.y + row.height(in: rowWidth) + reach > viewport.minY, origin.y - reach < viewport.maxY
      else { continue }
      add(row, pictures[index], at: origin, clippedTo: viewport, to: &list, scale: scale)
    }
    addScrollBar(to: &list)
  }

  private func add(
    _ row: any InspectorRow, _ picture: RowPicture, at origin: Point, clippedTo clip: Rect,
    to list: inout DisplayList, scale: Double
  ) {
    let size = Size(width: rowWidth, height: row.height(in: rowWidth))
    var touch = touch.limited(to: row.targets(in: rowWidth))
    if !hasKeyboard { touch.focused = nil }
    guard let bitmap = picture.picture(of: row, size: size, touch: touch, scale: scale) else { return }
    let reach = RowPicture.overhang
    let frame = Rect(origin: origin - Vector(dx: reach, dy: reach), size: bitmap.size)
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return }
    let part = visible.offset(by: Point.zero - frame.origin)
    list.append(Node(bitmap: bitmap, frame: visible, part: part))
  }

  private func addScrollBar(to list: inout DisplayList) {
    let viewport = viewport
    let content = contentHeight
    guard content > viewport.height, viewport.height > 40 else { return }
    let track = viewport.height - 8
    let length = max(24, track * viewport.height / content)
    let y = viewport.minY + 4 + (track - length) * scroll / (content - viewport.height)
    list.append(
      Node(
        color: Color.white.opacity(0.28), frame: Rect(x: viewport.maxX - 7, y: y, width: 4, height: length),
        corners: CornerRadii(2)))
  }

  /// Makes the rows anew that may have changed.
  private func update(_ sample: Sample, _ gesture: GestureLog, in window: Size) {
    if isStale {
      isStale = false
      styleRows = StyleRows.rows(of: history.document, gauges: &gauges)
    }
    let style = history.document.style
    var recording: [any InspectorRow] = []
    if let scrubber {
      recording = [
        HeadingRow(title: "Recording", isFirst: true),
        ScrubRow(
          name: scrubber.name, time: scrubber.time, end: scrubber.end, isPlaying: scrubber.playing != nil),
      ]
    }
    rows =
      recording + [
        HeadingRow(title: "Now", isFirst: recording.isEmpty), LiveRow(sample),
        HeadingRow(title: "Last gesture"),
        GestureRow(gesture, rule: style.release, in: window), HeadingRow(title: "Frames"),
        FrameRow(times: frames),
      ] + styleRows
  }
}
