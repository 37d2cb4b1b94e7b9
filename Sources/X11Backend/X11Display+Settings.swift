import CX11
import Windowing

extension X11Display {
  /// Reads what the screen says of itself, and asks to hear when that changes.
  func followSettings() {
    guard !connection.isLost else { return }
    let root = XDefaultRootWindow(connection.display)
    // the manager of settings announces itself to those who hear of the root window's structure
    XSelectInput(connection.display, root, PropertyChangeMask | StructureNotifyMask)
    if extensions.has(.monitors) { XRRSelectInput(connection.display, root, Int32(RRScreenChangeNotifyMask)) }
    resourceScale = XResourceManagerString(connection.display).flatMap {
      Self.scale(inResources: String(cString: $0))
    }
    findSettingsManager()
  }

  /// Takes an event of the root window, of the settings' manager, or of the screen; returns whether it was one.
  func handleSettings(_ event: inout XEvent) -> Bool {
    let root = XDefaultRootWindow(connection.display)
    if extensions.isScreenChange(event.type) {
      XRRUpdateConfiguration(&event)
      forgetRefreshRate()
      return true
    }
    let window = event.xany.window
    switch event.type {
    case PropertyNotify where window == root && event.xproperty.atom == XA_RESOURCE_MANAGER:
      let text = bytes(of: XA_RESOURCE_MANAGER, on: root) ?? []
      resourceScale = Self.scale(inResources: String(decoding: text, as: UTF8.self))
    case PropertyNotify where window == settingsManager && event.xproperty.atom == atoms[.settings]:
      readSettings()
    case DestroyNotify where event.xdestroywindow.window == settingsManager && settingsManager != 0:
      findSettingsManager()
    case ClientMessage
    where window == root && event.xclient.message_type == atoms[.manager]
      && Atom(bitPattern: event.xclient.data.l.1) == settingsSelection:
      findSettingsManager()
    default: return window == root || (window == settingsManager && window != 0)
    }
    tellSettings()
    return true
  }

  private var settingsSelection: Atom {
    XInternAtom(connection.display, "_XSETTINGS_S\(XDefaultScreen(connection.display))", False)
  }

  private func findSettingsManager() {
    settingsManager = XGetSelectionOwner(connection.display, settingsSelection)
    if settingsManager != 0 {
      XSelectInput(connection.display, settingsManager, PropertyChangeMask | StructureNotifyMask)
    }
    readSettings()
  }

  private func readSettings() {
    guard settingsManager != 0 else {
      settings = XSettings()
      return
    }
    // a manager that is just writing is heard of again
    if let bytes = bytes(of: atoms[.settings], on: settingsManager), let read = XSettings(bytes) {
      settings = read
    }
  }

  /// Tells the windows what has changed.
  private func tellSettings() {
    for window in liveWindows { window.settingsChanged() }
  }

  /// A property's bytes; nil where there is none.
  private func bytes(of property: Atom, on window: XID) -> [UInt8]? {
    var (type, format, count, left): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, window, property, 0, 1 << 20, False, Atom(AnyPropertyType), &type, &format, &count,
      &left, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 8, let data else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
