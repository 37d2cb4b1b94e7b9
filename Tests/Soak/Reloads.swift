import Drawing
import Gallery
import Geometry
import Interaction
import Motion
import Slipsheet
import TestSupport

/// A style file is changed and read again, and shown on a stage of its own, as a window does it.
@MainActor
final class Reloads {
  private let folder: ScratchFolder
  private let sources: [[UInt8]]

  init() throws {
    folder = try ScratchFolder()
    sources = StyleLibrary.names.compactMap { StyleLibrary.source(named: $0) }
  }

  /// One reload.
  func run(_ index: Int) throws {
    let path = folder.file("style.json5")
    try writeFile(sources[index % sources.count] + Array("// \(index)\n".utf8), to: path)
    let exhibit = Exhibit(try StyleFile.read(path), theme: index % 2 == 0 ? .light : .dark)
    let stage = Stage(
      presenter: exhibit.presenter, panel: exhibit.panel,
      surroundings: Surroundings(window: Size(width: 195, height: 422)), isPresented: true)
    _ = stage.displayList(at: .zero)
  }
}
