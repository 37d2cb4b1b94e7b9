import CWaylandServer

extension TestCompositor {
  /// A place in units, as the protocol has numbers with a fraction.
  private static func fixed(_ value: Double) -> wl_argument { wl_argument(f: wl_fixed_from_double(value)) }

  func send(_ devices: [ServerObject], _ name: String, _ arguments: [wl_argument] = []) {
    for device in devices { device.send(name, arguments) }
  }

  /// A finger goes down.
  public func touchDown(_ id: Int32 = 0, x: Double, y: Double) {
    guard let surface else { return }
    send(
      touches, "down",
      [
        wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(o: surface.resource),
        wl_argument(i: id),
        Self.fixed(x), Self.fixed(y),
      ])
    send(touches, "frame")
  }

  /// A finger moves.
  public func touchMove(_ id: Int32 = 0, x: Double, y: Double) {
    send(touches, "motion", [wl_argument(u: time), wl_argument(i: id), Self.fixed(x), Self.fixed(y)])
    send(touches, "frame")
  }

  /// A finger goes up.
  public func touchUp(_ id: Int32 = 0) {
    send(touches, "up", [wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(i: id)])
    send(touches, "frame")
  }

  /// The compositor takes all fingers for itself.
  public func touchCancel() { send(touches, "cancel") }

  /// The pointer comes over the window.
  public func pointerEnter(x: Double, y: Double) {
    guard let surface else { return }
    send(
      pointers, "enter",
      [wl_argument(u: nextSerial()), wl_argument(o: surface.resource), Self.fixed(x), Self.fixed(y)])
    send(pointers, "frame")
  }

  /// The pointer is somewhere else, as where the compositor has taken it.
  public func pointerLeave() {
    guard let surface else { return }
    send(pointers, "leave", [wl_argument(u: nextSerial()), wl_argument(o: surface.resource)])
    send(pointers, "frame")
  }

  /// The pointer moves.
  public func pointerMove(x: Double, y: Double) {
    send(pointers, "motion", [wl_argument(u: time), Self.fixed(x), Self.fixed(y)])
    send(pointers, "frame")
  }

  /// The left button goes down or up.
  public func pointerButton(isDown: Bool) {
    send(
      pointers, "button",
      [
        wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(u: 0x110),
        wl_argument(u: isDown ? 1 : 0),
      ])
    send(pointers, "frame")
  }

  /// Two fingers on a touchpad move by so many units, or leave it where they move by none.
  public func fingerScroll(dy: Double) {
    send(pointers, "axis_source", [wl_argument(u: 1)])
    if dy == 0 {
      send(pointers, "axis_stop", [wl_argument(u: time), wl_argument(u: 0)])
    } else {
      send(pointers, "axis", [wl_argument(u: time), wl_argument(u: 0), Self.fixed(dy)])
    }
    send(pointers, "frame")
  }

  /// A wheel turns by parts of a notch, of which 120 are one.
  public func wheel(parts: Int) {
    send(pointers, "axis_source", [wl_argument(u: 0)])
    send(pointers, "axis_value120", [wl_argument(u: 0), wl_argument(i: Int32(parts))])
    send(
      pointers, "axis", [wl_argument(u: time), wl_argument(u: 0), Self.fixed(Double(parts) / 120 * 15)])
    send(pointers, "frame")
  }

  /// Two fingers on a touchpad pinch, from where they touch it to where they leave it.
  public func pinch(through scales: [Double]) {
    guard let surface else { return }
    send(
      pinches, "begin",
      [
        wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(o: surface.resource),
        wl_argument(u: 2),
      ])
    for scale in scales {
      send(
        pinches, "update",
        [wl_argument(u: time), Self.fixed(0), Self.fixed(0), Self.fixed(scale), Self.fixed(0)])
    }
    send(pinches, "end", [wl_argument(u: nextSerial()), wl_argument(u: time), wl_argument(i: 0)])
  }

  /// Plugs devices in and out.
  public func setDevices(_ devices: Devices) {
    self.devices = devices
    send(seats, "capabilities", [wl_argument(u: devices.rawValue)])
    if !devices.contains(.pointer) { pointers = [] }
    if !devices.contains(.touch) { touches = [] }
    if !devices.contains(.keyboard) { keyboards = [] }
  }
}
