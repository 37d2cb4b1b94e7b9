import GLESRenderer

/// Whether a GPU draws a window's frames.
public enum GPUChoice: String, CaseIterable, Sendable {
  /// A hardware GPU draws where there is one and it works; software in its place is slower than the processor's renderer.
  case automatic = "auto"
  /// The processor draws, and no driver is loaded.
  case never
  /// OpenGL ES draws, be it software, or the window does not open.
  case always

  /// Prepares a window for the GPU; nil where the processor is to draw.
  ///
  /// Throws where the GPU is not to be done without, and cannot be used.
  package func open(_ window: GLTarget, of platform: EGLPlatform) throws(GLError) -> GLWindow? {
    switch self {
    case .never: return nil
    case .always: return try GLWindow(window, of: platform, allowsSoftware: true)
    case .automatic:
      guard GPUDevice.isThere else { return nil }
      return try? GLWindow(window, of: platform, allowsSoftware: false)
    }
  }
}
