import CX11

extension X11Display {
  /// Learns about the devices that are there at the start.
  func findDevices() {
    guard extensions.has(.input), !connection.isLost else { return }
    var count: Int32 = 0
    guard let infos = XIQueryDevice(connection.display, XIAllDevices, &count) else { return }
    defer { XIFreeDeviceInfo(infos) }
    for info in UnsafeBufferPointer(start: infos, count: Int(count)) where info.use == XISlavePointer {
      learn(
        Int(info.deviceid), name: info.name.map { String(cString: $0) } ?? "", classes: info.classes,
        count: info.num_classes)
    }
  }

  /// Takes what the server says about a device: its scroll axes and where they stand, and whether it is a pen.
  func learn(
    _ source: Int, name: String? = nil, classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?,
    count: Int32
  ) {
    var device = ScrollDevice()
    device.isTouchpad = name.map(Self.isTouchpad(named:)) ?? scrolling.isTouchpad(source)
    var positions: [Int: Double] = [:]
    var (hasPressure, hasTouch) = (false, false)
    for case let info? in UnsafeBufferPointer(start: classes, count: Int(count)) {
      let raw = UnsafeRawPointer(info)
      switch info.pointee.type {
      case XIScrollClass:
        let scroll = raw.load(as: XIScrollClassInfo.self)
        guard scroll.increment != 0, scroll.increment.isFinite else { continue }
        device.axes.append(
          ScrollDevice.Axis(
            number: Int(scroll.number),
            direction: scroll.scroll_type == XIScrollTypeVertical ? .vertical : .horizontal,
            increment: scroll.increment, last: nil))
      case XIValuatorClass:
        let valuator = raw.load(as: XIValuatorClassInfo.self)
        positions[Int(valuator.number)] = valuator.value
        if valuator.label == atoms[.pressure] { hasPressure = true }
      case XITouchClass:
        hasTouch = true
      default: break
      }
    }
    for index in device.axes.indices { device.axes[index].last = positions[device.axes[index].number] }
    scrolling.setDevice(source, device)
    if hasPressure && !hasTouch { pens.insert(source) } else { pens.remove(source) }
  }

  /// Lets go of devices that are gone, and of what they held.
  func forgetDevices(_ event: XIHierarchyEvent) {
    let gone = XISlaveRemoved | XIDeviceDisabled
    for info in UnsafeBufferPointer(start: event.info, count: Int(event.num_info))
    where info.flags & gone != 0 {
      scrolling.removeDevice(Int(info.deviceid))
      pens.remove(Int(info.deviceid))
      for window in liveWindows { window.cancel(source: Int(info.deviceid), now: loop.now) }
    }
  }

  private static func isTouchpad(named name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("touchpad") || name.contains("trackpad")
  }
}
