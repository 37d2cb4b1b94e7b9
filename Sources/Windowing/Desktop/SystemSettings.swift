import CGLib

/// GNOME's settings where no portal tells them, as small desktops without one have them.
@MainActor
final class SystemSettings {
  /// What they say now.
  private(set) var settings = InterfaceSettings()

  private let source: UnsafeMutablePointer<GSettings>
  private var handler: gulong = 0
  private let keys: [String]
  private let onChange: () -> Void

  private static let group = InterfaceSettings.Group.gnome

  /// Reads them, within the loop that is the default one now; nil where they are not installed.
  init?(onChange: @escaping () -> Void) {
    // a schema that is not there would end the process
    guard let schemas = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(schemas, Self.group.rawValue, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard let source = g_settings_new_full(schema, nil, nil) else { return nil }
    self.source = source
    self.onChange = onChange
    keys = Self.group.keys.filter { g_settings_schema_has_key(schema, $0) != 0 }
    // what is not read is not told of either
    read()
    let changed: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      Unmanaged<SystemSettings>.fromOpaque(data).takeUnretainedValue().changed()
    }
    handler = g_signal_connect_data(
      source, "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  isolated deinit {
    g_signal_handler_disconnect(source, handler)
    g_object_unref(source)
  }

  private func changed() {
    read()
    onChange()
  }

  private func read() {
    for key in keys {
      if let value = Variant(adopting: g_settings_get_value(source, key)) {
        settings.set(key, of: Self.group, to: value)
      }
    }
  }

  /// What a callback of GIO's runs.
  private final class Continuation {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Sees to it that the process does not end together with the bus, then goes on, whether or not there is one.
  ///
  /// Changes come over the process's own connection, which would do that.
  static func prepare(_ then: @escaping () -> Void) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        if let connection = g_bus_get_finish(result, nil) {
          g_dbus_connection_set_exit_on_close(connection, 0)
          g_object_unref(UnsafeMutableRawPointer(connection))
        }
        if let data { Unmanaged<Continuation>.fromOpaque(data).takeRetainedValue().run() }
      }, Unmanaged.passRetained(Continuation(then)).toOpaque())
  }
}
