import CGLib
import Synchronization

/// A desktop portal that knows settings only, answered on a thread of its own.
public final class MockPortal: Sendable {
  /// A setting's value.
  public enum Value: Sendable {
    case number(UInt32)
    case text(String)
    case flag(Bool)

    fileprivate var variant: OpaquePointer? {
      switch self {
      case .number(let number): g_variant_new_uint32(number)
      case .text(let text): g_variant_new_string(text)
      case .flag(let flag): g_variant_new_boolean(flag ? 1 : 0)
      }
    }
  }

  /// Settings by the name of their group and their own.
  public typealias Settings = [String: [String: Value]]

  private struct State {
    var settings: Settings
    /// The addresses of GLib's objects, which are safe to use from any thread.
    var connection: UInt = 0
    var loop: UInt = 0
    var thread: UInt = 0
    /// Whether the thread serves, or why it does not.
    var outcome: Result<Void, SupportError>?
    /// How often somebody has asked for all settings.
    var askings = 0
  }

  private let state: Mutex<State>
  private let address: String

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let description = """
    <node><interface name="\(interface)">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """

  /// Stands on a bus with settings, and is there when this returns.
  public init(on bus: SessionBus, _ settings: Settings) throws(SupportError) {
    state = Mutex(State(settings: settings))
    address = bus.address
    let thread = g_thread_new(
      "portal",
      { data in
        if let data { Unmanaged<MockPortal>.fromOpaque(data).takeRetainedValue().serve() }
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    state.withLock { $0.thread = UInt(bitPattern: thread) }
    var outcome: Result<Void, SupportError>?
    while outcome == nil {
      g_thread_yield()
      outcome = state.withLock { $0.outcome }
    }
    try outcome?.get()
  }

  /// How often somebody has asked for all settings.
  public var askings: Int { state.withLock { $0.askings } }

  /// Changes a setting, and tells it.
  public func set(_ key: String, of group: String, to value: Value) {
    let connection = state.withLock { state in
      state.settings[group, default: [:]][key] = value
      return OpaquePointer(bitPattern: state.connection)
    }
    let parts = [
      g_variant_new_string(group), g_variant_new_string(key), g_variant_new_variant(value.variant),
    ]
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.interface, "SettingChanged", g_variant_new_tuple(parts, 3), nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Leaves the bus; the thread ends.
  public func leave() {
    let (loop, thread) = state.withLock { state in
      defer { (state.loop, state.thread) = (0, 0) }
      return (OpaquePointer(bitPattern: state.loop), OpaquePointer(bitPattern: state.thread))
    }
    guard let loop else { return }
    g_main_loop_quit(loop)
    g_thread_join(UnsafeMutablePointer<GThread>(thread))
    g_main_loop_unref(loop)
  }

  private func serve() {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    defer {
      g_main_context_pop_thread_default(context)
      g_main_context_unref(context)
    }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
      let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    else { return end(.failure(SupportError("no connection to \(address)"))) }
    defer {
      g_dbus_node_info_unref(node)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, invocation, data in
      guard let data else { return }
      Unmanaged<MockPortal>.fromOpaque(data).takeUnretainedValue().answer(invocation)
    }
    // The object lives until the thread has ended, which holds the portal.
    g_dbus_connection_register_object(
      connection, Self.path, node.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(),
      nil, nil)
    let parts = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
    let answer = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new_tuple(parts, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    guard let answer else { return end(.failure(SupportError("the portal's name can't be had"))) }
    g_variant_unref(answer)
    let loop = g_main_loop_new(context, 0)
    state.withLock { state in
      state.connection = UInt(bitPattern: connection)
      state.loop = UInt(bitPattern: loop)
      state.outcome = .success(())
    }
    g_main_loop_run(loop)
    state.withLock { $0.connection = 0 }
    g_dbus_connection_close_sync(connection, nil, nil)
  }

  private func end(_ outcome: Result<Void, SupportError>) {
    state.withLock { $0.outcome = outcome }
  }

  private func answer(_ invocation: OpaquePointer?) {
    let settings = state.withLock { state in
      state.askings += 1
      return state.settings
    }
    let groups = settings.map { group, values in
      let entries = values.map {
        g_variant_new_dict_entry(g_variant_new_string($0.key), g_variant_new_variant($0.value.variant))
      }
      let type = g_variant_type_new("{sv}")
      defer { g_variant_type_free(type) }
      return g_variant_new_dict_entry(
        g_variant_new_string(group), g_variant_new_array(type, entries, gsize(entries.count)))
    }
    let type = g_variant_type_new("{sa{sv}}")
    defer { g_variant_type_free(type) }
    var all = g_variant_new_array(type, groups, gsize(groups.count))
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&all, 1))
  }
}
