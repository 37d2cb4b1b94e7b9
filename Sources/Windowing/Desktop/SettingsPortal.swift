import CGLib

/// The desktop portal's settings, asked for over D-Bus without waiting, and heard of when they change.
@MainActor
final class SettingsPortal {
  /// What it has said so far.
  private(set) var settings = InterfaceSettings()

  private let connecting = Cancellable()
  private var connection: OpaquePointer?
  private var subscription: guint = 0
  private let onAnswer: (_ isThere: Bool) -> Void

  /// What a callback of GIO's holds: the portal may be gone when it is called.
  private final class Link {
    weak var portal: SettingsPortal?
    init(_ portal: SettingsPortal) { self.portal = portal }
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Begins to ask on a bus, within the loop that is the default one now.
  ///
  /// - Parameter onAnswer: Hears whenever settings have arrived, and once if there is no portal.
  init(onBus address: String, onAnswer: @escaping (_ isThere: Bool) -> Void) {
    self.onAnswer = onAnswer
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    // a connection of its own: that of the process would end it together with the bus
    g_dbus_connection_new_for_address(
      address, flags, nil, connecting.pointer,
      { _, result, data in
        let connection = g_dbus_connection_new_for_address_finish(result, nil)
        guard let portal = SettingsPortal.take(data) else {
          if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
          return
        }
        portal.connected(connection)
      }, link())
  }

  isolated deinit {
    connecting.cancel()
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  private func link() -> gpointer { Unmanaged.passRetained(Link(self)).toOpaque() }

  /// The portal of a callback that is called once.
  private static func take(_ data: gpointer?) -> SettingsPortal? {
    data.flatMap { Unmanaged<Link>.fromOpaque($0).takeRetainedValue().portal }
  }

  private func connected(_ connection: OpaquePointer?) {
    guard let connection else { return onAnswer(false) }
    self.connection = connection
    // heard before asked, so that no change is missed
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let data, let change = Variant(retaining: parameters) else { return }
        Unmanaged<Link>.fromOpaque(data).takeUnretainedValue().portal?.change(change)
      }, link(), { data in if let data { Unmanaged<Link>.fromOpaque(data).release() } })
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", Self.groups(), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, connecting.pointer,
      { connection, result, data in
        let answer = connection.flatMap {
          g_dbus_connection_call_finish(OpaquePointer($0), result, nil)
        }
        SettingsPortal.take(data)?.answered(Variant(adopting: answer))
      }, link())
  }

  /// The one argument of the call: the namespaces that are asked for.
  private static func groups() -> OpaquePointer? {
    let names = InterfaceSettings.Group.allCases.map { g_variant_new_string($0.rawValue) }
    var list = g_variant_new_array(nil, names, gsize(names.count))
    return g_variant_new_tuple(&list, 1)
  }

  private func answered(_ answer: consuming Variant?) {
    guard let all = answer?.part(0) else { return onAnswer(false) }
    for group in InterfaceSettings.Group.allCases {
      guard let values = all.value(of: group.rawValue) else { continue }
      for key in group.keys {
        if let value = values.value(of: key) { settings.set(key, of: group, to: value) }
      }
    }
    onAnswer(true)
  }

  private func change(_ change: borrowing Variant) {
    guard let group = change.part(0)?.text.flatMap(InterfaceSettings.Group.init),
      let key = change.part(1)?.text,
      let value = change.part(2)
    else { return }
    settings.set(key, of: group, to: value)
    onAnswer(true)
  }
}
