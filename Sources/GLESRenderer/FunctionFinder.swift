/// Finds functions by name and gives them their types.
struct FunctionFinder {
  let library: String
  let address: (String) -> UnsafeMutableRawPointer?

  /// A function that must be there.
  func required<Function>(_ name: String, as type: Function.Type = Function.self) throws(GLError) -> Function
  {
    guard let function = optional(name, as: type) else {
      throw .library(name: library, reason: "it has no \(name)")
    }
    return function
  }

  /// A function that may be missing; `Function` must be a pointer to a C function.
  func optional<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    address(name).map { unsafeBitCast($0, to: type) }
  }
}
