import CGLES
import Drawing
import Geometry
import Scene
import Shaders

/// Draws display lists with OpenGL ES 3: the same pictures as the processor's renderer, but for a step of rounding.
///
/// Bitmaps are uploaded when first drawn and kept as textures; a node with its shadow is one draw call. What a lost
/// context takes with it is made anew.
package final class GLESRenderer {
  /// What is made in one generation of the context.
  struct Made {
    let generation: Int
    var programs: NodePrograms
    var textures: TextureStore
    /// Where groups are drawn, and what is behind a blur.
    var pool = RenderTexturePool()
  }

  /// What the latest frame cost.
  package private(set) var cost = FrameCost()

  private let context: GLContext
  private var shaders: ShaderSources
  private var made: Made?
  private let halves = HalvedBitmaps()

  /// Makes a renderer, and the shaders in its context, which throw where the driver refuses them.
  package init(on context: GLContext, shaders: ShaderSources = .builtIn) throws(GLError) {
    self.context = context
    self.shaders = shaders
    try context.makeCurrent()
    try prepare()
  }

  deinit {
    guard let made else { return }
    let textures = made.textures.textures
    context.clean(made.generation) { $0.deleteTextures(GLsizei(textures.count), textures) }
  }

  /// Draws with other shaders from the next frame on; throws, and keeps those it has, where the driver refuses them.
  package func use(_ shaders: ShaderSources) throws(GLError) {
    try context.makeCurrent()
    try prepare()
    let programs = try NodePrograms(shaders, context)
    self.shaders = shaders
    made?.programs = programs
  }

  /// Draws a list on a surface whose upper left pixel is the list's origin, at a number of pixels a point.
  ///
  /// Only the pixels in `damage` need to change, or all without it; more may be drawn anew. Throws where the context
  /// is lost and none can be had.
  package func render(
    _ list: DisplayList, on surface: GLSurface, scale: Double, damage: [PixelRect]? = nil
  ) throws(GLError) {
    let whole = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
    for attempt in 0..<2 {
      let isFresh = try surface.begin()
      let isRenewed = try prepare()
      var area = whole
      if attempt == 0, !isFresh, !isRenewed, let damage {
        area = damage.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }.intersection(whole)
      }
      cost = FrameCost()
      guard !area.isEmpty else { return }
      let (uploads, allocations) = (made?.textures.uploads ?? 0, made?.pool.made ?? 0)
      try draw(list, on: surface, scale: scale, area: area)
      cost.uploads = (made?.textures.uploads ?? 0) - uploads
      cost.allocations = (made?.pool.made ?? 0) - allocations
      if !context.isLost { return }
    }
    throw .lost(reason: "while a frame was drawn, twice")
  }

  /// Waits until everything is drawn, for measurements.
  package func finish() { context.gl.finish() }

  /// Makes what the context lacks; says whether it was a new one.
  @discardableResult
  private func prepare() throws(GLError) -> Bool {
    if let generation = made?.generation, generation == context.generation { return false }
    made = nil
    made = Made(
      generation: context.generation, programs: try NodePrograms(shaders, context),
      textures: TextureStore(context.gl))
    return true
  }

  private func draw(
    _ list: DisplayList, on surface: GLSurface, scale: Double, area: PixelRect
  ) throws(GLError) {
    // Taken out, so that it is not copied when it changes.
    guard var made = made.take() else { return }
    defer { self.made = made }
    made.textures.removeStale()
    made.pool.beginFrame()
    let placer = NodePlacer(
      scale: scale, listSize: list.size, halves: halves, width: surface.width, height: surface.height)
    var pass = Pass(context: context, placer: placer, halves: halves, surface: surface, scale: scale)
    defer { cost.drawCalls = pass.drawCalls }
    try pass.draw(list, area: area, with: &made)
  }
}
