import CX11

extension Desktop {
  /// Takes every monitor away, as pulling their cables does; the screen keeps its pixels.
  public func unplugMonitors() {
    guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return }
    defer { XRRFreeScreenResources(resources) }
    let controllers = UnsafeBufferPointer(start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
    for controller in controllers {
      XRRSetCrtcConfig(
        display, resources, controller, Time(CurrentTime), 0, 0, RRMode(None), Rotation(RR_Rotate_0), nil, 0)
    }
    XSync(display, 0)
  }

  /// How many monitors show something.
  public var monitorCount: Int {
    guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return 0 }
    defer { XRRFreeScreenResources(resources) }
    let controllers = UnsafeBufferPointer(start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
    return controllers.count { controller in
      guard let info = XRRGetCrtcInfo(display, resources, controller) else { return false }
      defer { XRRFreeCrtcInfo(info) }
      return info.pointee.mode != RRMode(None)
    }
  }

  /// Gives the screen another size, as a change of its monitors does; its windows stay where they are.
  public func resizeScreen(width: Int, height: Int) {
    XRRSetScreenSize(display, root, Int32(width), Int32(height), Int32(width / 4), Int32(height / 4))
    XSync(display, 0)
  }

  /// The screen's size in pixels, as the server tells.
  public var screenSize: (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, root, &attributes)
    return (Int(attributes.width), Int(attributes.height))
  }
}
