/// Why nothing can be drawn with OpenGL ES.
package enum GLError: Error, Hashable, Sendable {
  /// A library is not installed, or not a whole one.
  case library(name: String, reason: String)
  /// The system has no GPU.
  case noDevice
  /// There is no display for EGL, or none that does what is needed.
  case display(reason: String)
  /// Only software would draw; it is slower than the program's own renderer.
  case software(renderer: String)
  /// A shader is not accepted; `log` is what the driver says.
  case shader(name: String, log: String)
  /// A picture of this size cannot be drawn into.
  case target(width: Int, height: Int)
  /// The context is lost, and a new one could not be made.
  case lost(reason: String)
}

extension GLError: CustomStringConvertible {
  /// What is missing.
  package var description: String {
    switch self {
    case .library(let name, let reason): "no \(name): \(reason)"
    case .noDevice: "no GPU: there is no device of one in /dev"
    case .display(let reason): reason
    case .software(let renderer): "no hardware GPU: \(renderer) is software"
    case .shader(let name, let log): "the shader \(name) is not accepted: \(log)"
    case .target(let width, let height): "no room for a picture of \(width) x \(height) pixels"
    case .lost(let reason): "the GPU's context is lost: \(reason)"
    }
  }
}
