import CX11
import Drawing
import Geometry
import Gestures
import Motion
import Windowing

extension X11Window {
  /// Takes an event of the core protocol.
  func handle(_ event: inout XEvent, now: Instant) {
    switch event.type {
    case ConfigureNotify:
      if syncRequest != nil { isSyncDue = true }
      newPixels = PixelSize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height)).clamped
    case MapNotify:
      isMapped = true
    case UnmapNotify:
      isMapped = false
      isExposed = false
      send(pointers.cancelAll(), now: now)
    case DestroyNotify:
      lose(.destroyed(display: display.name))
    case VisibilityNotify:
      isObscured = event.xvisibility.state == VisibilityFullyObscured
    case Expose:
      expose(event.xexpose)
    case FocusIn, FocusOut:
      focus(event.xfocus, isGained: event.type == FocusIn, now: now)
    case KeyPress, KeyRelease:
      key(&event.xkey, isPressed: event.type == KeyPress, now: now)
    case ClientMessage:
      message(event.xclient, now: now)
    case ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify:
      if let device = DeviceEvent(core: event) { handle(device, now: now) }
    default: break
    }
  }

  /// Takes what a pointing device reported, in pixels.
  func handle(_ event: DeviceEvent, now: Instant) {
    var event = event
    event.position = points(event.position)
    let stamp = display.serverClock.instant(of: event.stamp, now: now)
    let outputs = pointers.handle(
      event, stamp: stamp, scrolling: &display.scrolling, isPen: display.pens.contains(event.source))
    send(outputs, now: now)
  }

  /// Lets go of what a device held that is gone.
  func cancel(source: Int, now: Instant) {
    send(pointers.cancel(source: source), now: now)
  }

  /// Takes a step of a pinch on a touchpad, in pixels.
  func pinch(at position: Point, scale: Double, phase: GesturePhase, now: Instant) {
    send(.pinch(Pinch(position: points(position), scale: scale, phase: phase)), now: now)
  }

  private func points(_ position: Point) -> Point {
    Point(x: position.x / scale, y: position.y / scale)
  }

  private func expose(_ event: XExposeEvent) {
    if !isExposed, !display.hasWindowManager {
      // Nobody else gives the keyboard to a window that has just come up.
      XSetInputFocus(display.connection.display, id, Int32(RevertToPointerRoot), Time(CurrentTime))
    }
    isExposed = true
    damage.append(
      PixelRect(x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
  }

  private func focus(_ event: XFocusChangeEvent, isGained: Bool, now: Instant) {
    // A grab of the keyboard comes and goes without the focus moving, and the pointer's own focus is not ours.
    let isReal = event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed
    let isOwn =
      event.detail != NotifyPointer && event.detail != NotifyPointerRoot && event.detail != NotifyInferior
    guard isReal, isOwn, hasFocus != isGained else { return }
    hasFocus = isGained
    send(.focus(isGained), now: now)
  }

  private func key(_ event: inout XKeyEvent, isPressed: Bool, now: Instant) {
    var symbol: KeySym = 0
    XLookupString(&event, nil, 0, &symbol, nil)
    guard symbol != 0, let name = XKeysymToString(symbol) else { return }
    send(.key(Key(String(cString: name), isPressed: isPressed)), now: now)
  }

  private func message(_ event: XClientMessageEvent, now: Instant) {
    guard event.message_type == display.atoms[.protocols], event.format == 32 else { return }
    let name = Atom(bitPattern: event.data.l.0)
    if name == display.atoms[.deleteWindow] {
      send(.close, now: now)
    } else if name == display.atoms[.ping] {
      answerPing(event)
    } else if name == display.atoms[.syncRequest] {
      takeSyncRequest(event)
    }
  }
}

extension DeviceEvent {
  /// What the core protocol reports, for servers without XInput 2.
  fileprivate init?(core event: XEvent) {
    let kind: Kind
    switch event.type {
    case ButtonPress: kind = .press
    case ButtonRelease: kind = .release
    case MotionNotify: kind = .motion
    case EnterNotify: kind = .enter
    case LeaveNotify: kind = .leave(isGrab: event.xcrossing.mode == NotifyGrab)
    default: return nil
    }
    // Time and position lie at the same place in all of them.
    let button = event.xbutton
    self.init(
      kind: kind, detail: event.type == ButtonPress || event.type == ButtonRelease ? Int(button.button) : 0,
      position: Point(x: Double(button.x), y: Double(button.y)),
      stamp: UInt32(truncatingIfNeeded: button.time))
  }
}
