import CGLES
import Drawing
import Geometry
import Scene

/// The drawing of one frame.
struct Pass {
  private let context: GLContext
  private let gl: GLFunctions
  private let placer: NodePlacer
  private let halves: HalvedBitmaps
  private let surface: GLSurface
  /// Pixels a point.
  private let scale: Double
  private(set) var drawCalls = 0

  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: surface.width, height: surface.height) }

  init(context: GLContext, placer: NodePlacer, halves: HalvedBitmaps, surface: GLSurface, scale: Double) {
    self.context = context
    gl = context.gl
    self.placer = placer
    self.halves = halves
    self.surface = surface
    self.scale = scale
  }

  /// Draws a list's pixels in an area.
  mutating func draw(
    _ list: DisplayList, area: PixelRect, with made: inout GLESRenderer.Made
  ) throws(GLError) {
    gl.viewport(0, 0, GLsizei(surface.width), GLsizei(surface.height))
    gl.enable(GLenum(GL_SCISSOR_TEST))
    gl.blendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    let steps = try steps(of: list, with: &made)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), surface.framebuffer)
    gl.viewport(0, 0, GLsizei(surface.width), GLsizei(surface.height))
    scissor(to: area)
    // What an opaque shape hides all over the area is not drawn.
    let first = steps.lastIndex { $0.hides(area) }
    if first == nil {
      gl.clearColor(0, 0, 0, 1)
      gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
    }
    try draw(steps[(first ?? 0)...], into: surface.framebuffer, area: area, with: &made)
  }

  private mutating func draw(
    _ steps: ArraySlice<Step>, into framebuffer: GLuint, area: PixelRect,
    with made: inout GLESRenderer.Made
  ) throws(GLError) {
    for step in steps {
      let seen = step.bounds.intersection(area)
      guard !seen.isEmpty else { continue }
      switch step {
      case .quad(let quad):
        try draw(quad, with: &made.programs)
      case .group(let part, let steps, _):
        let layer = try made.pool.take(width: surface.width, height: surface.height, context)
        gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), layer.framebuffer)
        scissor(to: seen)
        gl.clearColor(0, 0, 0, 0)
        gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
        try draw(steps[...], into: layer.framebuffer, area: seen, with: &made)
        gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
        scissor(to: area)
        try draw(quad(showing: layer, in: seen, part: part), with: &made.programs)
        made.pool.giveBack(layer)
      }
    }
  }

  private mutating func draw(_ quad: Quad, with programs: inout NodePrograms) throws(GLError) {
    if quad.opaqueArea == quad.bounds {
      gl.disable(GLenum(GL_BLEND))
    } else {
      gl.enable(GLenum(GL_BLEND))
    }
    try programs.program(for: quad.features).draw(quad, width: surface.width, height: surface.height)
    drawCalls += 1
  }

  /// The scissor counts rows from below.
  private func scissor(to rect: PixelRect) {
    gl.scissor(GLint(rect.x), GLint(surface.height - rect.maxY), GLsizei(rect.width), GLsizei(rect.height))
  }

  /// The steps of a list, the first of which shows what is behind its blur, if it has one.
  private mutating func steps(
    of list: DisplayList, with made: inout GLESRenderer.Made
  ) throws(GLError) -> [Step] {
    guard let split = list.splitAtBlur() else { return steps(of: list.items, opacity: 1, with: &made) }
    let steps = try steps(of: split.behind, with: &made)
    let picture = try made.pool.take(width: surface.width, height: surface.height, context)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), picture.framebuffer)
    gl.viewport(0, 0, GLsizei(surface.width), GLsizei(surface.height))
    scissor(to: whole)
    gl.clearColor(0, 0, 0, 1)
    gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
    try draw(steps[...], into: picture.framebuffer, area: whole, with: &made)
    let plan = BlurPlan(deviation: split.radius / 2 * scale)
    let soft = try made.programs.blur.softened(picture, plan, pool: &made.pool, passes: &drawCalls)
    let ratio = 1 / Double(1 << plan.halvings)
    let content = Quad.Content.texture(
      soft.texture, ratio: Vector(dx: ratio, dy: -ratio), origin: Vector(dx: 0, dy: Double(soft.height)))
    let shape = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    let quad = Quad(content: content, shape: shape, part: 256, bounds: whole, opaqueArea: whole)
    return [.quad(quad)] + self.steps(of: Array(split.front), opacity: 1, with: &made)
  }

  private func steps(
    of items: [DisplayList.Item], opacity: Double, with made: inout GLESRenderer.Made
  ) -> [Step] {
    var result: [Step] = []
    for item in items {
      switch item {
      case .node(let node):
        guard let placement = placer.placement(of: node, opacity: opacity) else { continue }
        result.append(.quad(quad(placement, with: &made)))
      case .blur: continue
      case .group(let inner, let items):
        let opacity = opacity * max(0, min(1, inner))
        guard opacity > 0 else { continue }
        if DisplayList.Item.isPlain(items, opacity: opacity) {
          result += steps(of: items, opacity: opacity, with: &made)
        } else {
          let steps = steps(of: items, opacity: 1, with: &made)
          let bounds = steps.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
          result.append(.group(part: Placement.part(opacity), steps, bounds: bounds))
        }
      }
    }
    return result
  }

  private func quad(_ placement: Placement, with made: inout GLESRenderer.Made) -> Quad {
    let content: Quad.Content
    var isOpaque = true
    switch placement.content {
    case .color(let color):
      content = .color(color)
    case .pixels(let bitmap, let left, let top):
      isOpaque = bitmap.isOpaque
      let ratio = Vector(dx: 1, dy: 1)
      let origin = Vector(dx: -Double(left), dy: -Double(top))
      content = texture(of: bitmap, ratio: ratio, origin: origin, with: &made)
    case .stretched(let bitmap, let part, let rect):
      isOpaque = bitmap.isOpaque
      let ratio = Vector(dx: part.width / rect.width, dy: part.height / rect.height)
      let origin = Vector(dx: part.minX - rect.minX * ratio.dx, dy: part.minY - rect.minY * ratio.dy)
      content = texture(of: bitmap, ratio: ratio, origin: origin, with: &made)
    }
    return Quad(placement, content: content, isOpaque: isOpaque, in: whole)
  }

  private func quad(showing layer: RenderTexture, in area: PixelRect, part: Int) -> Quad {
    // Its first row is the lowest.
    let content = Quad.Content.texture(
      layer.texture, ratio: Vector(dx: 1, dy: -1), origin: Vector(dx: 0, dy: Double(layer.height)))
    let shape = Rect(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    return Quad(content: content, shape: shape, part: part, bounds: area)
  }

  /// A bitmap's texture, or that of a smaller version where it is larger than the GPU takes.
  private func texture(
    of bitmap: Bitmap, ratio: Vector, origin: Vector, with made: inout GLESRenderer.Made
  ) -> Quad.Content {
    var shrinking = 1.0
    while Double(max(bitmap.width, bitmap.height)) / shrinking > Double(context.longestSide) {
      shrinking *= 2
    }
    let (shown, factor) = halves.version(of: bitmap, reducedBy: shrinking)
    return .texture(made.textures.texture(of: shown), ratio: ratio * factor, origin: origin * factor)
  }
}
