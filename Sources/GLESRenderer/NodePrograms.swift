import Shaders

/// The programs for the features that nodes have, each made when it is first needed: a driver takes its time.
struct NodePrograms {
  private let shaders: ShaderSources
  private let context: GLContext
  /// Softens what is behind a blur.
  let blur: BlurProgram
  private var programs: [NodeProgram.Features: NodeProgram] = [:]

  /// Throws where the driver refuses the shaders with everything that they can do.
  init(_ shaders: ShaderSources, _ context: GLContext) throws(GLError) {
    self.shaders = shaders
    self.context = context
    blur = try BlurProgram(shaders, context)
    programs[.all] = try NodeProgram(shaders, .all, context)
  }

  /// The program for some features.
  mutating func program(for features: NodeProgram.Features) throws(GLError) -> NodeProgram {
    if let program = programs[features] { return program }
    let program = try NodeProgram(shaders, features, context)
    programs[features] = program
    return program
  }
}
