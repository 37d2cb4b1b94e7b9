import CGLib

/// Owns one GVariant.
struct Variant: ~Copyable {
  private let pointer: OpaquePointer

  /// Takes over a reference, or nothing where there is none.
  init?(adopting pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Keeps a value that somebody else owns.
  init?(retaining pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = g_variant_ref(pointer)
  }

  deinit { g_variant_unref(pointer) }

  /// A number of 32 bits without sign.
  var number: UInt32? { kind == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(pointer) : nil }

  /// A truth value.
  var flag: Bool? { kind == G_VARIANT_CLASS_BOOLEAN ? g_variant_get_boolean(pointer) != 0 : nil }

  /// A text.
  var text: String? {
    guard kind == G_VARIANT_CLASS_STRING else { return nil }
    return g_variant_get_string(pointer, nil).map { String(cString: $0) }
  }

  /// The value of a key, where this is a dictionary with texts for keys.
  func value(of key: String) -> Variant? {
    let type = g_variant_get_type_string(pointer).map { String(cString: $0) } ?? ""
    return type.hasPrefix("a{s") ? Variant(adopting: g_variant_lookup_value(pointer, key, nil)) : nil
  }

  /// A part, where this is a tuple with so many; a variant within it is unwrapped.
  func part(_ index: Int) -> Variant? {
    guard kind == G_VARIANT_CLASS_TUPLE, index < g_variant_n_children(pointer) else { return nil }
    let child = g_variant_get_child_value(pointer, gsize(index))
    guard let child, g_variant_classify(child) == G_VARIANT_CLASS_VARIANT else {
      return Variant(adopting: child)
    }
    defer { g_variant_unref(child) }
    return Variant(adopting: g_variant_get_variant(child))
  }

  private var kind: GVariantClass { g_variant_classify(pointer) }
}
