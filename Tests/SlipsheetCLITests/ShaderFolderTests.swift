import Foundation
import Testing
import TestSupport

@Suite("Shaders from a folder", .timeLimit(.minutes(10)))
struct ShaderFolderTests {
  @Test(
    "They draw from the next frame on when they are saved; broken ones are told of, and the last good ones draw on"
  )
  func reload() throws {
    let folder = try ScratchFolder()
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Shaders")
    for name in ["common.glsl", "quad.vert", "node.frag", "blur.frag"] {
      try FileManager.default.copyItem(
        at: source.appending(path: name), to: URL(filePath: folder.file(name)))
    }
    let path = folder.file("node.frag")
    let good = try String(contentsOfFile: path, encoding: .utf8)
    let red = good.replacing("  result = color *", with: "  result = vec4(1.0, 0.0, 0.0, 1.0) *")
    #expect(red != good)

    let sitting = try Sitting(
      options: ["--gpu", "always", "--theme", "light"], environment: ["SLIPSHEET_SHADERS": folder.path])
    func color(_ picture: Screenshot) -> UInt32 { picture[4, 300] }
    _ = try sitting.picture { color($0) == 0xFF_FFFF }
    try LoggedProgram.write(red, to: path)
    _ = try sitting.picture { color($0) == 0xFF_0000 }
    try LoggedProgram.write(good.replacing("void main", with: "void mine"), to: path)
    let deadline = ContinuousClock.now + .seconds(30)
    while sitting.program.standardError.isEmpty, ContinuousClock.now < deadline { sched_yield() }
    #expect(sitting.program.standardError.hasPrefix("slipsheet: the shader "))
    _ = try sitting.picture { color($0) == 0xFF_0000 }
    try LoggedProgram.write(good, to: path)
    _ = try sitting.picture { color($0) == 0xFF_FFFF }
    #expect(try sitting.close() == 0)
  }
}
