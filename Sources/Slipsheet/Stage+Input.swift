import Geometry
import Gestures
import Interaction
import Motion

extension Stage {
  /// Takes input from a window: finds whom it is for, and shows how controls are touched.
  ///
  /// - Parameter time: When it arrived; it is applied behind what was last shown.
  public func handle(_ input: InputEvent, at time: Instant) {
    let time = afterLastShown(time)
    switch input {
    case .down(let down): pointerDown(down, at: time)
    case .move(let move):
      if frontLayer == nil { scrollPresenter(input, at: time) }
      apply(.input(input), to: pointerLayers[move.id] ?? layers[0], at: time)
      if let control = held?.control, held?.pointer == move.id {
        held?.isInside = control.isSame(as: self.control(at: move.position))
      }
    case .up(let up): pointerUp(up, at: time)
    case .cancel(let id):
      if held?.pointer == id { held = nil }
      scrollPresenter(input, at: time)
      apply(.input(input), to: pointerLayers.removeValue(forKey: id) ?? layers[0], at: time)
    case .scroll, .pinch:
      if frontLayer == nil { scrollPresenter(input, at: time) }
      apply(.input(input), to: frontLayer ?? layers[0], at: time)
    case .key(let key):
      if !movesFocus(key, at: time), !browses(key, at: time) {
        apply(.input(input), to: frontLayer ?? layers[0], at: time)
      }
    case .resize, .focus, .close:
      // the window's own affairs concern every panel, the front one first
      for layer in layers.reversed() { apply(.input(input), to: layer, at: time) }
      preparePages()
      for layer in layers { updateSource(of: layer, at: time) }
    }
    letGoOfControls()
    showControlStates()
  }

  /// Shows over which control the pointer stands; nil where it left the window.
  public func hover(over position: Point?) {
    hovered = position.flatMap { control(at: $0) }
    showControlStates()
  }

  private func pointerDown(_ down: PointerDown, at time: Instant) {
    var down = down
    let hit = control(at: down.position)
    let isPrimary = down.device != .mouse || down.button == 1
    if isPrimary {
      focused = hit
      showsFocus = false
    }
    if held == nil, isPrimary, let hit, hit.name != Session.handle {
      held = HeldControl(control: hit, pointer: down.id, isInside: true)
    }
    down.target = hit?.layer != nil ? hit?.name : nil
    if frontLayer == nil { scrollPresenter(.down(down), at: time) }
    let layer = frontLayer ?? layers[0]
    pointerLayers[down.id] = layer
    apply(.input(.down(down)), to: layer, at: time)
  }

  private func pointerUp(_ up: PointerMove, at time: Instant) {
    let action = action(of: up)
    if held?.pointer == up.id { held = nil }
    scrollPresenter(.up(up), at: time)
    apply(.input(.up(up)), to: pointerLayers.removeValue(forKey: up.id) ?? layers[0], at: time)
    action?()
  }

  /// The control at a place; a panel that moves has none, since a touch catches it.
  func control(at position: Point) -> ControlReference? {
    preparePages()
    guard let layer = frontLayer else {
      return presenterRaster.control(at: position, scrolledBy: presenterScroller.offset(at: now))
        .map { ControlReference(layer: nil, name: $0.name) }
    }
    let sample = layer.session.sample(at: layer.session.now)
    guard sample.phase == .presented else { return nil }
    let origin = layer.picture == nil ? sample.frame.origin : .zero
    let place = position - Vector(dx: origin.x, dy: origin.y)
    return layer.raster.control(at: place, scrolledBy: layer.session.contentOffset(at: layer.session.now))
      .map { ControlReference(layer: layer, name: $0.name) }
  }

  /// What a pointer does when it is lifted here; the close control's work is the session's.
  private func action(of up: PointerMove) -> (() -> Void)? {
    guard let held, held.pointer == up.id, held.isInside, held.control.isSame(as: control(at: up.position)),
      held.control.layer == nil || !Session.ownControls.contains(held.control.name)
    else { return nil }
    return raster(of: held.control).control(named: held.control.name)?.action
  }

  func raster(of control: ControlReference) -> PageRaster { control.layer?.raster ?? presenterRaster }

  /// Whether a control's page is in front and stands still, so that it can be touched.
  private func isReachable(_ control: ControlReference) -> Bool {
    control.layer === frontLayer && (control.layer.map { $0.session.phase == .presented } ?? true)
  }

  /// A control lets go of the pointer when a drag begins or its page leaves; it gets the keyboard back later.
  private func letGoOfControls() {
    if let control = held?.control, !isReachable(control) { held = nil }
    if let control = hovered, !isReachable(control) { hovered = nil }
  }

  /// Scrolls the page behind the panels; a control that was held lets go.
  private func scrollPresenter(_ input: InputEvent, at time: Instant) {
    presenterScroller.handle(input, at: time)
    if presenterScroller.isScrolling, held?.control.layer == nil { held = nil }
    onNeedsFrame?()
  }

  /// Has the pages draw their controls as they are touched, and without the pictures that are on a panel.
  func showControlStates() {
    var away: [String] = []
    for layer in layers {
      if let source = layer.source, layer.session.isSourceHidden { away.append(source) }
    }
    let isTouched = held != nil || hovered != nil || focused != nil || !away.isEmpty
    guard isTouched || showsTouch else { return }
    showsTouch = isTouched
    var hasChanged = false
    for layer in [nil] + layers.map(Optional.some) {
      let changed = (layer?.raster ?? presenterRaster).show(touchedControls(of: layer, without: away))
      hasChanged = hasChanged || changed
    }
    if hasChanged { onNeedsFrame?() }
  }

  private func touchedControls(of layer: PanelLayer?, without away: [String]) -> [String: Control.State] {
    var touched: [String: Control.State] = [:]
    func touch(_ control: ControlReference?, _ change: (inout Control.State) -> Void) {
      guard let control, control.layer === layer else { return }
      change(&touched[control.name, default: .init()])
    }
    if held?.isInside == true { touch(held?.control) { $0.isPressed = true } }
    touch(hovered) { $0.isHovered = true }
    if showsFocus, let focused, isReachable(focused) { touch(focused) { $0.isFocused = true } }
    if layer == nil { for name in away { touched[name, default: .init()].isPictureAway = true } }
    return touched
  }

  // MARK: - Keyboard

  /// Moves the focus with Tab, and presses what has it with Enter and Space; returns whether the key was used.
  private func movesFocus(_ key: Key, at time: Instant) -> Bool {
    guard key.isPressed else { return false }
    switch key.name {
    case "Tab": moveFocus(by: 1, at: time)
    case "ISO_Left_Tab": moveFocus(by: -1, at: time)
    case "Return", "KP_Enter", "space":
      guard let control = focused, isReachable(control) else { return false }
      pressFocused(control, at: time)
    default: return false
    }
    return true
  }

  /// Gives the keyboard to a control of the screen behind, as another stage had it; a ring shows it where one did there.
  package func focus(on control: String, asOn other: Stage) {
    focused = ControlReference(layer: nil, name: control)
    showsFocus = other.showsFocus
  }

  private func moveFocus(by step: Int, at time: Instant) {
    preparePages()
    let layer = frontLayer
    let raster = layer?.raster ?? presenterRaster
    let count = raster.controlCount
    guard count > 0, layer.map({ $0.session.phase == .presented }) ?? true else { return }
    var index = focused.flatMap { $0.layer === layer ? raster.controlIndex(named: $0.name) : nil }
    for _ in 0..<count {
      let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
      index = next
      guard let name = raster.controlName(at: next), name != Session.handle else { continue }
      focused = ControlReference(layer: layer, name: name)
      break
    }
    guard focused != nil else { return }
    showsFocus = true
    if layer == nil { revealFocus(at: time) }
  }

  /// Does what a tap on the control would do, on the same road.
  private func pressFocused(_ control: ControlReference, at time: Instant) {
    guard let found = raster(of: control).control(named: control.name) else { return }
    guard let layer = control.layer, Session.ownControls.contains(control.name) else { return found.action() }
    let id = Self.keyboardPointer
    let place = found.frame.center
    apply(.input(.down(PointerDown(id: id, position: place, target: control.name))), to: layer, at: time)
    apply(.input(.up(PointerMove(id: id, position: place))), to: layer, at: time)
  }

  /// The id of the pointer by which the keyboard presses a control; no device has it.
  private static let keyboardPointer = -1
}
