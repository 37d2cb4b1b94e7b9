import CX11

/// The names that this backend exchanges with the window manager and other programs.
enum AtomName: String, CaseIterable {
  case protocols = "WM_PROTOCOLS"
  case deleteWindow = "WM_DELETE_WINDOW"
  case clientMachine = "WM_CLIENT_MACHINE"
  case utf8 = "UTF8_STRING"
  case ping = "_NET_WM_PING"
  case processID = "_NET_WM_PID"
  case title = "_NET_WM_NAME"
  case iconTitle = "_NET_WM_ICON_NAME"
  case icon = "_NET_WM_ICON"
  case state = "_NET_WM_STATE"
  case fullScreen = "_NET_WM_STATE_FULLSCREEN"
  case pressure = "Abs Pressure"
  case settings = "_XSETTINGS_SETTINGS"
  case manager = "MANAGER"
  case syncRequest = "_NET_WM_SYNC_REQUEST"
  case syncCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case windowType = "_NET_WM_WINDOW_TYPE"
  case normalType = "_NET_WM_WINDOW_TYPE_NORMAL"
  case windowManager = "_NET_SUPPORTING_WM_CHECK"
}

/// The server's numbers for the names, asked for in one round trip.
struct AtomTable {
  private let atoms: [AtomName: Atom]

  init(_ display: OpaquePointer) {
    let names = AtomName.allCases
    let strings = names.map { $0.rawValue.utf8CString }
    let count = strings.reduce(0) { $0 + $1.count }
    // Xlib wants an array of mutable C strings: one block holds them all.
    let block = UnsafeMutablePointer<CChar>.allocate(capacity: count)
    defer { block.deallocate() }
    var pointers: [UnsafeMutablePointer<CChar>?] = []
    var next = block
    for string in strings {
      pointers.append(next)
      for character in string {
        next.initialize(to: character)
        next += 1
      }
    }
    var values = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &pointers, Int32(names.count), False, &values)
    atoms = Dictionary(uniqueKeysWithValues: zip(names, values))
  }

  subscript(name: AtomName) -> Atom { atoms[name] ?? 0 }
}
