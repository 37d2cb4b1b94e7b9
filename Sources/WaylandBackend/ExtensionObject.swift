import CWayland

/// Owns one object of a part of the protocol beyond the core.
@MainActor
final class ExtensionObject: EventReceiver {
  /// What an event brings, in the order of its arguments.
  typealias Arguments = UnsafeMutablePointer<wl_argument>

  private let proxy: Proxy
  private let connection: Connection
  private let onEvent: (_ event: UInt32, Arguments) -> Void

  /// Makes what a compositor offers to everyone; nil where it does not offer it.
  convenience init?(_ interface: ProtocolInterface, from globals: [Global], on connection: Connection) {
    guard let global = globals.first(where: { $0.interface == interface.name }) else { return nil }
    let pointer = wl_registry_bind(global.registry, global.id, interface.pointer, 1)
    self.init(OpaquePointer(pointer), interface, on: connection) { _, _ in }
  }

  private init?(
    _ pointer: OpaquePointer?, _ interface: ProtocolInterface, on connection: Connection,
    onEvent: @escaping (UInt32, Arguments) -> Void
  ) {
    // The first request of all that are used here is the one that destroys, but for one interface that has none.
    let hasDestroy =
      interface.pointer.pointee.methods.map { String(cString: $0[0].name) == "destroy" } ?? false
    let owned = Proxy(pointer, on: connection) { pointer in
      if hasDestroy {
        wl_proxy_marshal_array_flags(pointer, 0, nil, 1, UInt32(WL_MARSHAL_FLAG_DESTROY), nil)
      } else {
        wl_proxy_destroy(pointer)
      }
    }
    guard let owned else { return nil }
    proxy = owned
    self.connection = connection
    self.onEvent = onEvent
    wl_proxy_add_dispatcher(proxy.pointer, Self.dispatcher, address, nil)
  }

  /// Sends a request that makes an object of another one; the new object's place stands first.
  func make(
    _ interface: ProtocolInterface, request: UInt32, of object: OpaquePointer,
    onEvent: @escaping (UInt32, Arguments) -> Void = { _, _ in }
  ) -> ExtensionObject? {
    var arguments = [wl_argument(n: 0), wl_argument(o: object)]
    let made = wl_proxy_marshal_array_flags(proxy.pointer, request, interface.pointer, 1, 0, &arguments)
    return ExtensionObject(made, interface, on: connection, onEvent: onEvent)
  }

  /// Sends a request.
  func send(_ request: UInt32, _ arguments: [wl_argument]) {
    var arguments = arguments
    wl_proxy_marshal_array_flags(proxy.pointer, request, nil, 1, 0, &arguments)
  }

  private static let dispatcher: wl_dispatcher_func_t = { data, _, event, _, arguments in
    guard let arguments else { return 0 }
    ExtensionObject.from(UnsafeMutableRawPointer(mutating: data))?.onEvent(event, arguments)
    return 0
  }
}
