import Glibc

/// A library that is loaded when it is first wanted.
///
/// It is never unloaded: drivers leave threads and thread-local data behind that would point into nothing.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  init(_ name: String) throws(GLError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .library(name: name, reason: dlerror().map { String(cString: $0) } ?? "not found")
    }
    self.handle = handle
  }

  /// The address of a function; nil where the library has none of this name.
  func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
