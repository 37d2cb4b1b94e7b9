import CX11
import Geometry

extension X11Display {
  /// Selects what devices report over a window, by XInput 2 where it is there and by the core protocol where not.
  func selectInput(on window: XID) -> Int {
    let core =
      ExposureMask | StructureNotifyMask | VisibilityChangeMask | FocusChangeMask | KeyPressMask
      | KeyReleaseMask
    guard extensions.has(.input) else {
      return core | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
        | LeaveWindowMask
    }
    var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_DeviceChanged]
    if extensions.hasTouch { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
    if extensions.hasGestures {
      events += [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd]
    }
    select(events, devices: XIAllMasterDevices, on: window)
    select([XI_HierarchyChanged], devices: XIAllDevices, on: window)
    return core
  }

  /// Takes an event of XInput 2 to the window it belongs to.
  func handleInput(_ cookie: XGenericEventCookie) {
    guard let data = cookie.data else { return }
    switch cookie.evtype {
    case XI_DeviceChanged:
      let event = data.load(as: XIDeviceChangedEvent.self)
      learn(Int(event.sourceid), classes: event.classes, count: event.num_classes)
    case XI_HierarchyChanged:
      forgetDevices(data.load(as: XIHierarchyEvent.self))
    case XI_Enter, XI_Leave:
      let event = data.load(as: XIEnterEvent.self)
      let kind: DeviceEvent.Kind =
        cookie.evtype == XI_Enter ? .enter : .leave(isGrab: event.mode == XINotifyGrab)
      deliver(
        DeviceEvent(
          kind: kind, cursor: Int(event.deviceid), source: Int(event.sourceid),
          position: Point(x: event.event_x, y: event.event_y), stamp: UInt32(truncatingIfNeeded: event.time)),
        to: event.event)
    case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
      let event = data.load(as: XIGesturePinchEvent.self)
      window(event.event)?.pinch(
        at: Point(x: event.event_x, y: event.event_y), scale: event.scale,
        phase: cookie.evtype == XI_GesturePinchBegin
          ? .begin : cookie.evtype == XI_GesturePinchEnd ? .end : .update,
        now: loop.now)
    default:
      let event = data.load(as: XIDeviceEvent.self)
      if let device = DeviceEvent(event) { deliver(device, to: event.event) }
    }
  }

  private func deliver(_ event: DeviceEvent, to id: XID) {
    window(id)?.handle(event, now: loop.now)
  }

  private func select(_ events: [Int32], devices: Int32, on window: XID) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { bits[Int(event >> 3)] |= 1 << UInt8(event & 7) }
    bits.withUnsafeMutableBufferPointer {
      var mask = XIEventMask(deviceid: devices, mask_len: Int32($0.count), mask: $0.baseAddress)
      XISelectEvents(connection.display, window, &mask, 1)
    }
  }
}

extension DeviceEvent {
  /// What XInput 2 reports; nil for what is no pointer's doing, and for buttons that the server made up from a touch.
  fileprivate init?(_ event: XIDeviceEvent) {
    let isEmulated = event.flags & XIPointerEmulated != 0
    let kind: Kind
    switch event.evtype {
    case XI_ButtonPress: kind = .press
    case XI_ButtonRelease: kind = .release
    case XI_Motion: kind = .motion
    case XI_TouchBegin: kind = .touchBegin
    case XI_TouchUpdate: kind = .touchUpdate
    case XI_TouchEnd: kind = .touchEnd
    default: return nil
    }
    self.init(
      kind: kind, cursor: Int(event.deviceid), source: Int(event.sourceid), detail: Int(event.detail),
      position: Point(x: event.event_x, y: event.event_y), stamp: UInt32(truncatingIfNeeded: event.time),
      isEmulated: isEmulated, axes: event.valuators.positions)
  }
}

extension XIValuatorState {
  /// The axes that have changed: bits in a mask, and a value for each that is set.
  fileprivate var positions: [(number: Int, value: Double)] {
    guard let mask, let values else { return [] }
    var positions: [(number: Int, value: Double)] = []
    for number in 0..<Int(mask_len) * 8 where mask[number >> 3] & (1 << UInt8(number & 7)) != 0 {
      positions.append((number, values[positions.count]))
    }
    return positions
  }
}
