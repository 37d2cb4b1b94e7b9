import CX11

extension X11Display {
  /// Asks the server about itself; nil where the connection is lost.
  ///
  /// It waits for answers, so it belongs before the first window or to `doctor`.
  public func makeReport() -> X11Report? {
    guard !connection.isLost else { return nil }
    let display = connection.display
    let screen = XDefaultScreen(display)
    let sharesMemory = extensions.has(.sharedMemory) && SharedSegment(connection, capacity: 4096) != nil
    let list = X11Extension.allCases.map { name in
      let works = name != .sharedMemory || sharesMemory
      return X11Report.Extension(
        name: name, version: works ? extensions.versions[name].map { "\($0.major).\($0.minor)" } : nil)
    }
    return X11Report(
      display: name, vendor: XServerVendor(display).map { String(cString: $0) } ?? "",
      release: Int(XVendorRelease(display)), extensions: list, scale: scale,
      isScaleSet: (settings.scale ?? resourceScale) != nil,
      refreshRate: refreshRate, depth: Int(format.depth), width: Int(XDisplayWidth(display, screen)),
      height: Int(XDisplayHeight(display, screen)), hasWindowManager: hasWindowManager)
  }
}
