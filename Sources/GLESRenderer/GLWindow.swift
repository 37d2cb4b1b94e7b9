import Drawing
import Scene
import Shaders

/// A window that a GPU draws into, frame by frame: what a window backend holds in place of buffers of its own.
///
/// For each frame the backend calls `begin`, has the frame drawn with `draw`, and calls `show`. An error from any of
/// them means that the backend shall draw by itself from then on.
package final class GLWindow {
  /// Why the frame could not be drawn, until `show` tells it.
  private var failure: GLError?
  private let context: GLContext
  private let renderer: GLESRenderer
  private let surface: GLSurface
  private var generation: Int
  private var isStale = true

  /// Prepares a window, which outlives what is made here.
  ///
  /// Throws where the GPU cannot be used, or software would draw and `allowsSoftware` is false.
  package init(
    _ window: GLTarget, of platform: EGLPlatform, allowsSoftware: Bool,
    shaders: ShaderSources = .builtIn
  ) throws(GLError) {
    context = try GLContext(platform, allowsSoftware: allowsSoftware)
    surface = try GLSurface(window, on: context)
    renderer = try GLESRenderer(on: context, shaders: shaders)
    generation = context.generation
  }

  /// Draws with other shaders from the next frame on; throws, and keeps those it has, where the driver refuses them.
  package func use(_ shaders: ShaderSources) throws(GLError) {
    try renderer.use(shaders)
    isStale = true
  }

  /// Waits for the drawing where software does it, which is most of the frame's time.
  ///
  /// Mesa's software never returns from showing a picture on an X server that is gone: look before `show`.
  package func finishSoftware() {
    if context.isSoftware { renderer.finish() }
  }

  /// Gives nothing back from now on: the display is gone, and a driver may wait for its answer for ever.
  package func abandon() {
    context.connection.isAbandoned = true
  }

  /// Gives the next frame's picture a size in pixels, where the window system leaves that to the program, as Wayland does.
  package func resize(width: Int, height: Int) {
    if surface.resize(width: width, height: height) { isStale = true }
  }

  /// Begins a frame, and tells how many frames ago the picture was shown that it completes; nil for none.
  package func begin() throws(GLError) -> Int? {
    _ = try surface.begin()
    guard !isStale, generation == context.generation else {
      surface.showAtOnce()
      return nil
    }
    return surface.age()
  }

  /// Draws a list at a number of pixels a point; only the pixels in `damage` need to change.
  ///
  /// What goes wrong is told by `show`.
  package func draw(_ list: DisplayList, scale: Double, damage: [PixelRect]?) {
    do {
      try renderer.render(list, on: surface, scale: scale, damage: isStale ? nil : damage)
    } catch {
      failure = error
    }
  }

  /// Shows what was drawn, of which only some rectangles differ from the frame before.
  package func show(changes: [PixelRect]) throws(GLError) {
    if let failure { throw failure }
    if surface.swap(changes: changes) {
      isStale = generation != context.generation
      generation = context.generation
    } else {
      // Lost between drawing and showing: the next frame makes everything anew.
      isStale = true
    }
  }
}
