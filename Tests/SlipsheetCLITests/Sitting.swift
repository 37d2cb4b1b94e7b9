import Geometry
import TestSupport

/// Someone sits before a window of the program, on an X server of its own.
final class Sitting: LoggedProgram, Hand {
  let server: Xvfb
  let desktop: Desktop
  let window: Desktop.Target
  private let scale: Double

  /// Starts `slipsheet run` with a style, or with a style's text in the file `my.json5`, and waits until the window
  /// shows the panel in a phase; without options it records.
  init(
    _ name: String = "sheet", until phase: String = "presented", scale: Double = 1, style text: String? = nil,
    options: [String] = [],
    environment: [String: String] = [:], server: Xvfb? = nil, under watcher: [String] = []
  ) throws {
    self.scale = scale
    let server = try server ?? Xvfb(width: Int(800 * scale), height: Int(900 * scale))
    self.server = server
    desktop = try Desktop(server)
    let start = try Start(
      name, style: text,
      options: ["--backend", "x11", "--scale", String(scale)]
        + (options.isEmpty ? ["--record", "trace"] : options),
      under: watcher,
      environment: environment.merging(["DISPLAY": server.name]) { $1 }
        .merging(options.contains("--gpu") ? Sanitizer.withoutLosses : [:]) { own, _ in own })
    window = try desktop.window()
    super.init(start)
    try waitForSample { $0.phase == phase }
  }

  func move(to place: Point) {
    desktop.move(to: Point(x: place.x * scale, y: place.y * scale), in: window)
  }

  func press() { desktop.press() }

  func release() { desktop.release() }

  func type(_ key: String) { desktop.type(key) }

  func closeWindow() { desktop.close(window) }

  func picture(where isWanted: (Screenshot) -> Bool) throws -> Screenshot {
    try desktop.picture(of: window, where: isWanted)
  }

  /// Moves the pointer to a distance below the place where drags begin.
  func point(at distance: Double) { move(to: Point(x: 195, y: 300 + distance)) }

  /// Presses and releases at a place, in points.
  func click(at place: Point) {
    move(to: place)
    press()
    release()
  }
}
