import Drawing
import Gallery
import Geometry
import Glibc
import WaylandBackend
import Windowing
import X11Backend

/// Opens the program's window on one display or another.
@MainActor
struct WindowOpener {
  private let loop: MainLoop
  private let size: Size
  private let scale: Double?
  private let gpu: GPUChoice
  private static let title = "Slipsheet"

  init(_ scene: SceneOptions, on loop: MainLoop) {
    self.loop = loop
    size = scene.size ?? SceneOptions.defaultSize
    scale = scene.scale
    gpu = scene.gpu
  }

  /// Opens the window, on the first display that answers where the choice is left to the program; nil where none does.
  func open(on backend: Backend) throws -> (any Window)? {
    do {
      return backend == .auto ? try openAnywhere() : try openOnly(backend)
    } catch let error as WaylandError {
      throw Failure.failed("\(error)")
    } catch let error as X11Error {
      throw Failure.failed("\(error)")
    }
  }

  private func openAnywhere() throws -> (any Window)? {
    for backend in Backend.named {
      // Only a display that does not answer is passed over: what it says of the window is the user's to know.
      do {
        return try openOnly(backend)
      } catch let error as WaylandError where error.isOfDisplay {
        Output.warn("\(Program.name): \(error)")
      } catch let error as X11Error where error.isOfDisplay {
        Output.warn("\(Program.name): \(error)")
      }
    }
    return nil
  }

  private func openOnly(_ backend: Backend) throws -> (any Window)? {
    switch backend {
    case .wayland: try openOnWayland(WaylandDisplay(loop: loop))
    case .x11: try openOnX11(X11Display(loop: loop))
    case .offscreen, .auto: nil
    }
  }

  private func openOnWayland(_ display: WaylandDisplay) throws -> any Window {
    let token = environment("XDG_ACTIVATION_TOKEN")
    // It counts once, and is nobody's whom this program may start.
    unsetenv("XDG_ACTIVATION_TOKEN")
    return try WaylandWindow(
      on: display,
      options: WaylandWindowOptions(
        title: Self.title, size: size, minimumSize: minimumSize, scale: scale, gpu: gpu,
        activationToken: token))
  }

  private func openOnX11(_ display: X11Display) throws -> any Window {
    let icons = Self.drawIcons()
    // the buffers only borrow the icons' memory
    return try withExtendedLifetime(icons) {
      try X11Window(
        on: display,
        options: X11WindowOptions(
          title: Self.title, size: size, minimumSize: minimumSize, scale: scale, gpu: gpu,
          icons: icons.map(\.buffer)))
    }
  }

  private var minimumSize: Size { Size(width: min(120, size.width), height: min(120, size.height)) }

  /// The sizes that task bars and switchers ask for, in pixels.
  private static func drawIcons() -> [Bitmap] {
    [16, 32, 48, 128].compactMap { try? AppIcon.picture(side: $0) }
  }
}

extension WaylandError {
  /// Whether another display may do better.
  fileprivate var isOfDisplay: Bool {
    switch self {
    case .noDisplayName, .unreachable, .missing, .lost, .refused: true
    case .noMemory, .sizeOutOfRange, .gpu: false
    }
  }
}

extension X11Error {
  /// Whether another display may do better.
  fileprivate var isOfDisplay: Bool {
    switch self {
    case .noDisplayName, .unreachable, .unsupportedDepth, .lost: true
    case .sizeOutOfRange, .noMemory, .destroyed, .gpu: false
    }
  }
}
