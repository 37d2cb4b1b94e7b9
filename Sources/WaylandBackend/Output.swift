import CWayland

/// A monitor as the compositor tells of it.
@MainActor
final class Output: EventReceiver {
  /// The compositor's number of it, and the version that is spoken.
  let id: UInt32
  private let proxy: Proxy
  private let onChange: () -> Void
  /// Pixels a unit; a whole number, rounded up where the compositor scales by a fraction.
  private(set) var scale = 1
  /// Such as `DP-1`, where the compositor tells.
  private(set) var name: String?
  /// The mode's size in pixels.
  private(set) var mode: (width: Int, height: Int)?
  /// Frames a second; nil where the compositor does not tell.
  private(set) var refreshRate: Double?
  private var nextScale = 1

  init?(_ connection: Connection, _ global: Global, onChange: @escaping () -> Void) {
    let version = min(global.version, 4)
    let pointer = OpaquePointer(
      wl_registry_bind(global.registry, global.id, output_interface(), version))
    let hasRelease = version >= UInt32(WL_OUTPUT_RELEASE_SINCE_VERSION)
    guard
      let proxy = Proxy(
        pointer, on: connection, destroy: hasRelease ? wl_output_release : wl_output_destroy)
    else { return nil }
    id = global.id
    self.proxy = proxy
    self.onChange = onChange
    wl_output_add_listener(self.proxy.pointer, Self.listener, address)
  }

  /// Whether an object of the protocol is this monitor.
  func isSame(as other: OpaquePointer?) -> Bool { proxy.pointer == other }

  private func apply() {
    guard scale != nextScale else { return }
    scale = nextScale
    onChange()
  }

  private static let listener: UnsafeMutablePointer<wl_output_listener> = {
    var table = wl_output_listener()
    table.geometry = { _, _, _, _, _, _, _, _, _, _ in }
    table.mode = { data, _, flags, width, height, refresh in
      guard let output = Output.from(data), flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
      output.mode = (Int(width), Int(height))
      output.refreshRate = refresh > 0 ? Double(refresh) / 1000 : nil
    }
    table.done = { data, _ in Output.from(data)?.apply() }
    table.scale = { data, _, factor in Output.from(data)?.nextScale = max(1, Int(factor)) }
    table.name = { data, _, name in Output.from(data)?.name = name.map { String(cString: $0) } }
    table.description = { _, _, _ in }
    return permanent(table)
  }()
}
