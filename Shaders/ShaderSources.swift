/// The text of the shaders, stage by stage, as it is built in or as the files of a folder have it.
package struct ShaderSources: Hashable, Sendable {
  /// Stands before every stage.
  package var common: String
  /// The vertex stage of everything.
  package var quad: String
  /// The fragment stage of nodes and their shadows.
  package var node: String
  /// The fragment stage of a blur's passes.
  package var blur: String

  /// The names of the files, in the order of the properties.
  package static let fileNames = ["common.glsl", "quad.vert", "node.frag", "blur.frag"]

  /// The shaders that were built in.
  package static let builtIn = ShaderSources { name in
    switch name {
    case "common.glsl": PackageResources.common_glsl
    case "quad.vert": PackageResources.quad_vert
    case "node.frag": PackageResources.node_frag
    default: PackageResources.blur_frag
    }
  }

  /// Takes each file's bytes, which must be UTF-8.
  package init<Failure>(reading file: (String) throws(Failure) -> [UInt8]) throws(Failure) {
    func text(_ index: Int) throws(Failure) -> String {
      String(decoding: try file(Self.fileNames[index]), as: UTF8.self)
    }
    common = try text(0)
    quad = try text(1)
    node = try text(2)
    blur = try text(3)
  }
}
