import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene

/// A screen and the panels over it: takes input, lets the panels live, and tells what a frame shows.
///
/// It knows no window and no clock: who owns it hands in events with their times and draws its display lists. Of
/// several panels only the front one moves; what lies beneath draws back as the front one's style has it.
@MainActor
public final class Stage {
  /// What lies behind the panels.
  public let presenter: any Page

  /// Hears every lifecycle event before its panel does.
  public var onEvent: ((TimedEvent, Panel) -> Void)?
  /// Hears everything that reaches the first panel's session, as a trace has it.
  public var onInput: ((Trace.Entry) -> Void)?
  /// Runs when what is shown has changed or begins to change.
  public var onNeedsFrame: (() -> Void)?
  /// Tells the time at which a call from code happens; without it, that of the last event.
  public var clock: (() -> Instant)?

  /// Whether the first frame may leave for later what takes long or is hidden; `drawMore` is to be called after it.
  public var mayDrawLater = false

  /// The panels from back to front; the first is always there.
  private(set) var layers: [PanelLayer]
  /// The time of the last frame that was shown; input is never applied before it.
  var lastShown: Instant?
  let presenterRaster: PageRaster
  var presenterScroller = PageScroller()
  var scrollIndicator = ScrollIndicator()
  /// Whether the last frame left the presenter out, which was hidden and not drawn yet.
  var isPresenterMissing = false
  /// The layer that the pointers that are down belong to.
  var pointerLayers: [Int: PanelLayer] = [:]
  var held: HeldControl?
  var hovered: ControlReference?
  /// The control that the keyboard speaks to, and whether a ring shows it: only who uses the keyboard needs that.
  var focused: ControlReference?
  var showsFocus = false
  /// Whether any control was shown touched the last time.
  var showsTouch = false

  /// Sets the stage with a panel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the panel is on the screen from the beginning.
  ///   - time: The zero of its time.
  public init(
    presenter: any Page, panel: Panel, surroundings: Surroundings, isPresented: Bool = false,
    at time: Instant = .zero
  ) {
    self.presenter = presenter
    presenterRaster = PageRaster(presenter)
    layers = [PanelLayer(panel, surroundings: surroundings, isPresented: isPresented, at: time)]
    panel.stage = self
    presenter.updates?.onRedraw = { [weak self] control in self?.redraw(control, on: nil) }
    presenter.updates?.onLayOut = { [weak self] in self?.layOut(nil) }
    listenToPage(of: layers[0])
  }

  /// Adds a panel that can be presented over those that are there.
  public func add(_ panel: Panel) {
    guard panel.stage == nil else { return }
    var surroundings = layers[0].session.surroundings
    surroundings.source = nil
    surroundings.content = nil
    layers.append(
      PanelLayer(panel, surroundings: surroundings, isPresented: false, at: layers[0].session.now))
    panel.stage = self
    listenToPage(of: layers[layers.count - 1])
  }

  private func listenToPage(of layer: PanelLayer) {
    layer.panel.page.updates?.onRedraw = { [weak self, weak layer] control in
      self?.redraw(control, on: layer)
    }
    layer.panel.page.updates?.onLayOut = { [weak self, weak layer] in self?.layOut(layer) }
  }

  private func layOut(_ layer: PanelLayer?) {
    (layer?.raster ?? presenterRaster).invalidate()
    onNeedsFrame?()
  }

  /// A page looks different on its own account.
  private func redraw(_ control: String?, on layer: PanelLayer?) {
    if let control { (layer?.raster ?? presenterRaster).redraw(control) }
    if let layer, let pages = layer.pages { show(pages.page, of: layer, at: layer.session.now) }
    onNeedsFrame?()
  }

  /// The first panel.
  public var panel: Panel { layers[0].panel }

  /// The foremost panel that is on the screen; nil while all are hidden.
  public var frontPanel: Panel? { frontLayer?.panel }

  var frontLayer: PanelLayer? {
    for layer in layers.reversed() where layer.isVisible { return layer }
    return nil
  }

  /// The window's size in points.
  public var size: Size { layers[0].session.surroundings.window }

  /// The world around the first panel.
  public var surroundings: Surroundings { layers[0].session.surroundings }

  /// Pixels a point.
  public var scale: Double { layers[0].session.surroundings.scale }

  /// The time that it has reached.
  public var now: Instant { layers.map(\.session.now).max() ?? .zero }

  /// The next moment at which something happens without input.
  public var nextDeadline: Instant? {
    let fade = lastShown.flatMap { scrollIndicator.nextDeadline(after: $0) }
    let next = layers.lazy.compactMap(\.session.nextDeadline).min()
    return fade.map { fade in next.map { min($0, fade) } ?? fade } ?? next
  }

  /// Whether what is shown changes by time alone at a moment.
  public func isMoving(at time: Instant) -> Bool {
    presenterScroller.isMoving(at: time) || scrollIndicator.isFading(at: time)
      || layers.contains { $0.session.isMoving(at: time) }
  }

  /// How far the page behind the panels is scrolled at a moment, in points.
  public func presenterOffset(at time: Instant) -> Double { presenterScroller.offset(at: time) }

  /// Whether nothing moves and nothing will happen without another input.
  public func isAtRest(at time: Instant) -> Bool { layers.allSatisfy { $0.session.isAtRest(at: time) } }

  /// Whether a pointer is down on a panel, or a scroll goes on.
  public var isHeld: Bool { layers.contains { $0.session.isHeld } }

  /// Everything that is shown of the first panel at a moment.
  public func sample(at time: Instant) -> Sample { layers[0].session.sample(at: time) }

  /// Takes an event for the first panel as a trace has it, its control already found.
  public func replay(_ entry: Trace.Entry) {
    apply(entry.event, to: layers[0], at: entry.time)
  }

  /// Moves time on and lets everything happen that is due by then.
  public func advance(to time: Instant) {
    for layer in layers { advance(layer, to: time) }
  }

  private func advance(_ layer: PanelLayer, to time: Instant) {
    if let refused = layer.refusedDismissal(in: { $0.advance(to: time) }) {
      refuse(at: refused, on: layer) { $0.advance(to: refused) }
    }
    layer.session.advance(to: time)
    deliverEvents(of: layer)
  }

  /// Applies a call from code.
  func call(_ event: SessionEvent, on panel: Panel) {
    guard let layer = layers.first(where: { $0.panel === panel }) else { return }
    if case .present = event, !layer.isVisible {
      layer.opener = focused
      bringToFront(layer)
    }
    apply(event, to: layer, at: afterLastShown(clock?() ?? layer.session.now))
  }

  /// Lets a panel show one of its pictures, out of a control's or where the presenter shows it.
  func setPage(_ page: Int, source: String?, of panel: Panel) {
    guard let layer = layers.first(where: { $0.panel === panel }), let pages = layer.pages else { return }
    let time = afterLastShown(clock?() ?? layer.session.now)
    apply(.pages(page, of: pages.pageCount), to: layer, at: time)
    let page = layer.session.surroundings.page
    layer.source = source ?? pages.source(of: page)
    show(page, of: layer, at: time)
  }

  /// Follows a panel that was paged: what it returns to is brought into sight, and what it came from is seen again.
  private func followPage(of layer: PanelLayer, at time: Instant) {
    let page = layer.session.surroundings.page
    guard let pages = layer.pages, layer.session.surroundings.pageCount == pages.pageCount, pages.page != page
    else { return }
    layer.source = pages.source(of: page)
    if let source = layer.source, let frame = presenter.sourceFrame(of: source, for: size) {
      presenterScroller.reveal(frame, in: size.height, at: time)
    }
    show(page, of: layer, at: time)
  }

  private func show(_ page: Int, of layer: PanelLayer, at time: Instant) {
    guard let pages = layer.pages else { return }
    if pages.page != page { pages.page = page }
    let image = pages.pictureSize(of: page)
    if image != layer.session.surroundings.image { apply(.image(image), to: layer, at: time) }
    updateSource(of: layer, at: time)
  }

  /// Lets a panel grow out of a control's picture from now on.
  func setSource(_ control: String, of panel: Panel) {
    guard let layer = layers.first(where: { $0.panel === panel }) else { return }
    layer.source = control
    updateSource(of: layer, at: afterLastShown(clock?() ?? layer.session.now))
  }

  /// Measures a panel's source anew: the window or the list beneath may have moved it.
  func updateSource(of layer: PanelLayer, at time: Instant) {
    guard layer.source != nil else { return }
    let offset = presenterScroller.offset(at: time)
    guard let frame = layer.newSource(on: presenter, for: size, scrolledBy: offset) else { return }
    if frame != layer.session.surroundings.source { apply(.source(frame), to: layer, at: time) }
  }

  func phase(of panel: Panel) -> Phase {
    layers.first { $0.panel === panel }?.session.phase ?? .hidden
  }

  /// A time behind what was last shown, so that a replay in the order of times sees what the hand saw.
  func afterLastShown(_ time: Instant) -> Instant {
    guard let lastShown, time <= lastShown else { return time }
    return lastShown + Span(nanoseconds: 1)
  }

  func apply(_ event: SessionEvent, to layer: PanelLayer, at time: Instant) {
    let time = max(time, layer.session.now)
    // what is due before the event asks for itself, at its own time
    if let deadline = layer.session.nextDeadline, deadline < time {
      advance(layer, to: time - Span(nanoseconds: 1))
    }
    if isRefused(event, on: layer, at: time) {
      refuse(at: time, on: layer) { session in
        record(event, of: layer, at: time)
        session.handle(event, at: time)
      }
    } else {
      record(event, of: layer, at: time)
      layer.session.handle(event, at: time)
    }
    followPage(of: layer, at: time)
    deliverEvents(of: layer)
    onNeedsFrame?()
  }

  /// Whether an event would dismiss a panel whose client says no; an answer is the client's own word.
  private func isRefused(_ event: SessionEvent, on layer: PanelLayer, at time: Instant) -> Bool {
    guard layer.panel.shouldDismiss != nil else { return false }
    if case .answer = event { return false }
    return layer.refusedDismissal { $0.handle(event, at: time) } != nil
  }

  private func record(_ event: SessionEvent, of layer: PanelLayer, at time: Instant) {
    if layer === layers[0] { onInput?(Trace.Entry(at: time, event)) }
  }

  /// Lets something happen while dismissal is refused; a trace has that, too.
  private func refuse(at time: Instant, on layer: PanelLayer, _ happen: (inout Session) -> Void) {
    for isPrevented in [true, false] {
      record(.prevent(isPrevented), of: layer, at: time)
      layer.session.handle(.prevent(isPrevented), at: time)
      if isPrevented { happen(&layer.session) }
    }
  }

  private func deliverEvents(of layer: PanelLayer) {
    layer.deliverEvents { event in
      // the keyboard speaks to what opened the panel again
      if event.event == .didDismiss { focused = layer.opener }
      onEvent?(event, layer.panel)
    }
  }

  /// A panel that is presented comes before those that are there; the first keeps its place.
  private func bringToFront(_ layer: PanelLayer) {
    guard layer !== layers[0], let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.append(layers.remove(at: index))
  }
}
