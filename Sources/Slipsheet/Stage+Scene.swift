import Drawing
import Geometry
import Interaction
import Motion
import Scene

extension Stage {
  /// The shadow of a panel that moves, as a soft sheet above the backdrop would cast it.
  static let shadow = Shadow(
    offset: Vector(dx: 0, dy: 8), blur: 40, color: Color(red: 0, green: 0, blue: 0, alpha: 0.22))

  /// Everything that a frame shows at a moment; from then on input counts as later.
  public func displayList(at time: Instant) -> DisplayList {
    advance(to: time)
    lastShown = time
    let sample = session.sample(at: time)
    list.size = size
    list.items.removeAll(keepingCapacity: true)
    layout.update(window: size, rest: session.restingFrame, sample)
    addPresenter()
    guard sample.phase != .hidden else { return list }
    if session.style.fadesAsGroup {
      let backdrop = sample.opacity > 0 ? sample.backdrop / sample.opacity : 0
      var items: [DisplayList.Item] = []
      if backdrop > 0 { items.append(.node(Node(color: .black.opacity(backdrop), frame: layout.backdrop))) }
      if let node = panelNode(sample, opacity: 1) { items.append(.node(node)) }
      list.append(group: items, opacity: sample.opacity)
    } else {
      if sample.backdrop > 0 {
        list.append(Node(color: .black.opacity(sample.backdrop), frame: layout.backdrop))
      }
      if let node = panelNode(sample, opacity: sample.opacity) { list.append(node) }
    }
    return list
  }

  /// Lays both pages out for the window, where its size has changed.
  func preparePages() {
    presenterRaster.prepare(for: size, scale: scale)
    panelRaster.prepare(for: session.restingFrame.size, scale: scale)
  }

  private func addPresenter() {
    preparePages()
    guard let bitmap = presenterRaster.drawn() else { return }
    list.append(Node(bitmap: bitmap, frame: layout.presenter))
  }

  private func panelNode(_ sample: Sample, opacity: Double) -> Node? {
    guard sample.opacity > 0, let bitmap = panelRaster.drawn() else { return nil }
    let frame = layout.panel
    // the radius is the panel's own, so it grows and shrinks with it; circular, as its width has it
    let radius = sample.cornerRadius * frame.width / max(1, session.restingFrame.width)
    return Node(
      bitmap: bitmap, frame: frame, corners: CornerRadii(radius), opacity: opacity,
      shadow: sample.phase == .presented ? nil : Self.shadow)
  }
}
