import Geometry
import TestSupport

/// Someone sits before a window of the program, on a headless sway of its own.
final class SwaySitting: LoggedProgram, Hand {
  let sway: Sway
  private let size = (width: 390, height: 844)

  /// Starts `slipsheet run`, and waits until the window shows the panel at rest; without options it records.
  init(scale: Int = 1, style text: String? = nil, options: [String] = []) throws {
    sway = try Sway(scale: scale)
    super.init(
      try Start(
        style: text, options: options.isEmpty ? ["--record", "trace"] : options,
        environment: ["WAYLAND_DISPLAY": sway.name]))
    try waitForSample { $0.phase == "presented" }
    try sway.waitForWindow()
  }

  func move(to place: Point) throws { try sway.move(to: place) }

  func press() throws { try sway.press() }

  func release() throws { try sway.release() }

  func type(_ key: String) throws { try sway.type(key) }

  func closeWindow() throws { try sway.closeWindow() }

  func picture(where isWanted: (Screenshot) -> Bool) throws -> Screenshot {
    try sway.picture(width: size.width, height: size.height, where: isWanted)
  }
}
