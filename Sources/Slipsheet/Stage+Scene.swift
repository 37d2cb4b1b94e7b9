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
    var list = DisplayList(size: size)
    fill(&list, at: time)
    return list
  }

  /// Fills a list that may be used again and again with everything that a frame shows at a moment.
  public func fill(_ list: inout DisplayList, at time: Instant) {
    advance(to: time)
    lastShown = time
    preparePages()
    for layer in layers where layer.isVisible { updateSource(of: layer, at: time) }
    showControlStates()
    compose(&list, at: time, presenterAt: time)
  }

  /// Fills a list with what a frame would show if the first panel lived another session, at a time of that one's own.
  ///
  /// The panel's own session does not notice: so a recording is shown at any of its moments, back and forth.
  public func fill(_ list: inout DisplayList, showing session: Session, at time: Instant) {
    let layer = layers[0]
    let live = layer.session
    let (hearsInput, needsFrame) = (onInput, onNeedsFrame)
    (onInput, onNeedsFrame) = (nil, nil)
    layer.session = session
    defer {
      layer.session = live
      (onInput, onNeedsFrame) = (hearsInput, needsFrame)
    }
    preparePages()
    compose(&list, at: time, presenterAt: live.now)
  }

  private func compose(_ list: inout DisplayList, at time: Instant, presenterAt presenterTime: Instant) {
    let (layers, size) = (layers, size)
    list.size = size
    list.items.removeAll(keepingCapacity: true)
    // what lies beneath several panels draws back for each of them
    var scale = 1.0
    var rearmost: PanelLayer?
    for layer in layers.reversed() where layer.isVisible {
      layer.show(at: time, in: size, drawnBack: &scale)
      rearmost = layer
    }
    isPresenterMissing =
      mayDrawLater && !presenterRaster.isDrawn && rearmost?.hidesAll(in: size) == true
    if !isPresenterMissing {
      let whole = Rect(origin: .zero, size: size)
      addPresenter(in: rearmost?.layout.presenter ?? whole, at: presenterTime, to: &list)
    }
    for layer in layers where layer.isVisible { add(layer, to: &list) }
  }

  /// Whether something was left for later by the last frame.
  public var isUnfinished: Bool { isPresenterMissing || layers.contains { $0.raster.isSketch } }

  /// Draws a part of what was left for later, the visible first, and asks for a frame where it is seen.
  public func drawMore() {
    if let sketch = layers.first(where: { $0.raster.isSketch }) {
      sketch.raster.finish()
      onNeedsFrame?()
    } else if isPresenterMissing {
      isPresenterMissing = false
      preparePresenter()
      _ = presenterRaster.drawn(scrolledBy: presenterScroller.offset(at: layers[0].session.now))
    }
  }

  /// Lays all pages out for the window, where its size has changed.
  func preparePages() {
    if !mayDrawLater || presenterRaster.isLaidOut || frontLayer == nil { preparePresenter() }
    for layer in layers {
      if let content = layer.prepare() { apply(.content(content), to: layer, at: layer.session.now) }
    }
  }

  private func preparePresenter() {
    let (size, scale) = (size, scale)
    if presenterRaster.prepare(for: size, scale: scale) {
      presenterScroller.resize(
        extent: presenterRaster.contentSize.height - size.height, at: layers[0].session.now)
    }
  }

  private func addPresenter(in frame: Rect, at time: Instant, to list: inout DisplayList) {
    preparePresenter()
    let offset = presenterScroller.offset(at: time)
    guard let bitmap = presenterRaster.drawn(scrolledBy: offset) else { return }
    list.append(Node(bitmap: bitmap, frame: frame))
    scrollIndicator.follow(offset, at: time)
    guard frontLayer == nil else { return }
    let bar = scrollIndicator.node(
      over: size, content: presenterRaster.contentSize.height, on: presenterRaster.background, at: time)
    if let bar { list.append(bar) }
  }

  private func add(_ layer: PanelLayer, to list: inout DisplayList) {
    let sample = layer.view.sample
    let backdrop = layer.layout.backdrop
    if sample.backdropBlur > 0 { list.items.append(.blur(radius: sample.backdropBlur)) }
    if layer.view.fadesAsGroup {
      let shown = sample.opacity > 0 ? sample.backdrop / sample.opacity : 0
      var items: [DisplayList.Item] = []
      if shown > 0 { items.append(.node(Node(color: .black.opacity(shown), frame: backdrop))) }
      if let node = panelNode(layer, opacity: 1) { items.append(.node(node)) }
      items += neighbours(of: layer, opacity: 1).map(DisplayList.Item.node)
      if let node = layer.picture?.detail { items.append(.node(node)) }
      if let node = controlsNode(layer, opacity: 1) { items.append(.node(node)) }
      list.append(group: items, opacity: sample.opacity)
    } else {
      if sample.backdrop > 0 { list.append(Node(color: .black.opacity(sample.backdrop), frame: backdrop)) }
      if let node = panelNode(layer, opacity: sample.opacity) { list.append(node) }
      for node in neighbours(of: layer, opacity: sample.opacity) { list.append(node) }
      // over what shines through it would be seen twice
      if sample.opacity == 1, let node = layer.picture?.detail { list.append(node) }
      if let node = controlsNode(layer, opacity: sample.opacity) { list.append(node) }
    }
  }

  private func panelNode(_ layer: PanelLayer, opacity: Double) -> Node? {
    let view = layer.view
    let sample = view.sample
    guard sample.opacity > 0 else { return nil }
    var frame = layer.layout.panel.offset(by: Vector(dx: view.pageOffset, dy: 0))
    if view.drawnBack != 1 { frame = frame.scaled(by: view.drawnBack, around: size.center) }
    if let picture = layer.picture {
      return picture.node(
        in: frame, view, window: size, scale: scale,
        radius: sample.cornerRadius * sample.scale * sample.zoom, opacity: opacity)
    }
    guard
      let bitmap = layer.raster.drawn(scrolledBy: view.contentOffset, mayBeSketch: mayDrawLater)
    else { return nil }
    // the radius is the panel's own, so it grows and shrinks with it; circular, as its width has it
    let radius = sample.cornerRadius * frame.width / max(1, view.rest.width)
    return Node(
      bitmap: bitmap, frame: frame, corners: CornerRadii(radius), opacity: opacity,
      shadow: sample.phase == .presented && sample.translation == .zero ? nil : Self.shadow)
  }

  private func neighbours(of layer: PanelLayer, opacity: Double) -> [Node] {
    guard layer.view.pageOffset != 0, opacity > 0 else { return [] }
    return layer.picture?.neighbours(layer.view, window: size, scale: scale, opacity: opacity) ?? []
  }

  /// What stands over a picture: it stays where it is, and goes when only the picture is to be seen.
  private func controlsNode(_ layer: PanelLayer, opacity: Double) -> Node? {
    let shown = opacity * layer.view.sample.controls
    guard layer.picture != nil, shown > 0, let bitmap = layer.raster.drawn(scrolledBy: 0) else { return nil }
    let bounds = layer.raster.controlBounds
    guard !bounds.isEmpty else { return nil }
    return Node(bitmap: bitmap, frame: bounds, part: bounds, opacity: shown)
  }
}

extension Rect {
  /// The rectangle made larger or smaller as seen from a point.
  fileprivate func scaled(by factor: Double, around point: Point) -> Rect {
    Rect(center: point + (center - point) * factor, size: size * factor)
  }
}
