internal import CCairo

/// Owns one reference to a GLib object.
struct ObjectHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
