import CWaylandServer

/// One object of a client's, whose requests come by name.
@MainActor
final class ServerObject {
  typealias Arguments = UnsafeMutablePointer<wl_argument>

  let resource: OpaquePointer
  private let interface: UnsafePointer<wl_interface>
  private let onRequest: (ServerObject, _ name: String, Arguments) -> Void
  /// Whether the client has let go of it.
  private(set) var isGone = false

  /// Makes the object that a client asked for; it lives as long as the client wants.
  @discardableResult
  init?(
    _ client: OpaquePointer?, _ interface: UnsafePointer<wl_interface>?, version: Int32, id: UInt32,
    onRequest: @escaping (ServerObject, String, Arguments) -> Void = { _, _, _ in }
  ) {
    guard let interface, let resource = wl_resource_create(client, interface, version, id) else { return nil }
    self.resource = resource
    self.interface = interface
    self.onRequest = onRequest
    let object = Unmanaged.passRetained(self).toOpaque()
    wl_resource_set_dispatcher(
      resource, Self.dispatcher, object, object,
      { resource in
        guard let object = ServerObject.at(resource) else { return }
        object.isGone = true
        Unmanaged.passUnretained(object).release()
      })
  }

  var client: OpaquePointer? { wl_resource_get_client(resource) }
  var version: Int32 { wl_resource_get_version(resource) }

  /// Sends an event by its name, if the version that the client speaks has it.
  func send(_ name: String, _ arguments: [wl_argument] = []) {
    guard !isGone else { return }
    let events = UnsafeBufferPointer(
      start: interface.pointee.events, count: Int(interface.pointee.event_count))
    guard let opcode = events.firstIndex(where: { String(cString: $0.name) == name }) else { return }
    // A signature begins with the version that brought it.
    let since = Int32(String(cString: events[opcode].signature).prefix { $0.isNumber }) ?? 1
    guard since <= version else { return }
    var arguments = arguments
    wl_resource_post_event_array(resource, UInt32(opcode), &arguments)
  }

  /// The object behind a resource of a kind that the compositor makes itself.
  static func at(_ resource: OpaquePointer?) -> ServerObject? {
    guard let resource, let data = wl_resource_get_user_data(resource) else { return nil }
    return Unmanaged<ServerObject>.fromOpaque(data).takeUnretainedValue()
  }

  private static let dispatcher: wl_dispatcher_func_t = { data, _, _, message, arguments in
    guard let data, let message, let arguments else { return 0 }
    let object = Unmanaged<ServerObject>.fromOpaque(data).takeUnretainedValue()
    let name = String(cString: message.pointee.name)
    object.onRequest(object, name, arguments)
    if name == "destroy" || name == "release" { wl_resource_destroy(object.resource) }
    return 0
  }
}
