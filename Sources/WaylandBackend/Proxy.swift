/// Owns one object of the protocol.
struct Proxy: ~Copyable {
  let pointer: OpaquePointer
  /// Objects must be gone before their connection.
  private let connection: Connection
  private let destroy: (OpaquePointer) -> Void

  /// Takes an object over; nil stays nil, as where memory runs out.
  init?(
    _ pointer: OpaquePointer?, on connection: Connection, destroy: @escaping (OpaquePointer) -> Void
  ) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.connection = connection
    self.destroy = destroy
  }

  deinit { destroy(pointer) }
}
