import GLESRenderer

/// A window whose frames a GPU may draw.
@MainActor
package protocol GPUWindow: Window {
  /// What draws in place of the processor; nil where nothing does, or not any more.
  var gpu: GLWindow? { get }
}
