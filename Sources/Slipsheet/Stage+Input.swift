import Geometry
import Gestures
import Interaction
import Motion

extension Stage {
  /// Takes input from a window: finds the control that is hit and shows how controls are touched.
  ///
  /// - Parameter time: When it arrived; it is applied behind what was last shown.
  public func handle(_ input: InputEvent, at time: Instant) {
    let time = afterLastShown(time)
    switch input {
    case .down(var down):
      let hit = control(at: down.position)
      if held == nil, let hit, down.device != .mouse || down.button == 1 {
        held = HeldControl(control: hit, pointer: down.id, isInside: true)
      }
      down.target = hit?.surface == .panel ? hit?.name : nil
      apply(.input(.down(down)), at: time)
    case .move(let move):
      apply(.input(input), at: time)
      if let control = held?.control, held?.pointer == move.id {
        held?.isInside = self.control(at: move.position) == control
      }
    case .up(let up):
      let action = action(of: up)
      if held?.pointer == up.id { held = nil }
      apply(.input(input), at: time)
      action?()
    case .cancel(let id):
      if held?.pointer == id { held = nil }
      apply(.input(input), at: time)
    case .scroll, .pinch, .key, .resize, .focus, .close:
      apply(.input(input), at: time)
    }
    letGoOfControls()
    showControlStates()
  }

  /// Shows over which control the pointer stands; nil where it left the window.
  public func hover(over position: Point?) {
    hovered = position.flatMap { control(at: $0) }
    showControlStates()
  }

  /// The control at a place; a panel that moves has none, since a touch catches it.
  func control(at position: Point) -> ControlReference? {
    preparePages()
    switch phase {
    case .hidden:
      return presenterRaster.control(at: position).map {
        ControlReference(surface: .presenter, name: $0.name)
      }
    case .presented:
      let frame = session.restingFrame
      return panelRaster.control(at: position - Vector(dx: frame.minX, dy: frame.minY))
        .map { ControlReference(surface: .panel, name: $0.name) }
    case .presenting, .dragging, .dismissing, .restoring:
      return nil
    }
  }

  /// What a pointer does when it is lifted here; the close control's work is the session's.
  private func action(of up: PointerMove) -> (() -> Void)? {
    guard let held, held.pointer == up.id, held.isInside, control(at: up.position) == held.control else {
      return nil
    }
    let raster = held.control.surface == .panel ? panelRaster : presenterRaster
    guard held.control.name != Session.closeControl || held.control.surface == .presenter else { return nil }
    return raster.control(named: held.control.name)?.action
  }

  /// A control lets go of the pointer when a drag begins or its page leaves.
  private func letGoOfControls() {
    if let surface = held?.control.surface, surface != frontSurface { held = nil }
    if let surface = hovered?.surface, surface != frontSurface { hovered = nil }
  }

  private var frontSurface: ControlReference.Surface? {
    switch phase {
    case .hidden: .presenter
    case .presented: .panel
    case .presenting, .dragging, .dismissing, .restoring: nil
    }
  }

  private func showControlStates() {
    let changed = [
      show(on: presenterRaster, of: .presenter), show(on: panelRaster, of: .panel),
    ]
    if changed.contains(true) { onNeedsFrame?() }
  }

  private func show(on raster: PageRaster, of surface: ControlReference.Surface) -> Bool {
    raster.show { name in
      let control = ControlReference(surface: surface, name: name)
      var state = Control.State()
      state.isPressed = held?.control == control && held?.isInside == true
      state.isHovered = hovered == control
      return state
    }
  }
}
