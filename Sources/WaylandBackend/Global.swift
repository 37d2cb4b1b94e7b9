/// Something that the compositor offers to everyone.
struct Global: Hashable {
  /// The list in which it stands.
  var registry: OpaquePointer
  var id: UInt32
  var interface: String
  var version: UInt32
}
