import Drawing
import GLESRenderer
import Shaders
import Windowing

/// The shaders of a folder in place of those that were built in, read again whenever one is saved: for who writes them.
@MainActor
final class ShaderFolder {
  private let path: String
  private let window: any GPUWindow
  private var watches: [FileWatch] = []

  /// Uses the folder that `SLIPSHEET_SHADERS` names, if it does, for a window that a GPU draws.
  init?(in window: any Window, on loop: MainLoop) {
    guard let path = environment("SLIPSHEET_SHADERS"), let window = window as? any GPUWindow,
      window.gpu != nil
    else { return nil }
    self.path = path
    self.window = window
    watches = ShaderSources.fileNames.compactMap { name in
      loop.watch(file: "\(path)/\(name)") { [weak self] in self?.use() }
    }
    use()
  }

  private func use() {
    do {
      let shaders = try ShaderSources { name in try readFile("\(path)/\(name)", limit: 1 << 20) }
      try window.gpu?.use(shaders)
      window.requestFrame()
    } catch {
      Output.warn("\(Program.name): \(error)")
    }
  }
}
