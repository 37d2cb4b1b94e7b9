import CX11
import Geometry

/// Sway without a screen, a hand on it that comes by VNC, and an eye, for one test.
///
/// The program's window lies in the upper left corner, without a border.
public final class Sway {
  /// Whether this machine has what it takes.
  public static var isAvailable: Bool { Programs.areThere("sway", "wayvnc", "grim", "setpriv") }

  private let compositor: HeadlessCompositor
  private let hand: VNCHand
  /// Pixels a point.
  public let scale: Int

  /// What WAYLAND_DISPLAY is to hold.
  public var name: String { compositor.name }

  /// Starts it with a screen of so many points.
  public init(width: Int = 800, height: Int = 900, scale: Int = 1) throws(SupportError) {
    self.scale = scale
    let configuration = """
      xwayland disable
      output * resolution \(width * scale)x\(height * scale) position 0 0 scale \(scale)
      focus_follows_mouse no
      for_window [app_id="slipsheet"] floating enable, border none, move position 0 0
      exec wayvnc --unix-socket "$XDG_RUNTIME_DIR/vnc"

      """
    compositor = try HeadlessCompositor(
      ["sway", "-c", "config"], files: ["config": configuration],
      environment: [
        "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
      ], display: "wayland-1", readyWith: "vnc")
    hand = try VNCHand(compositor.folder.file("vnc"))
  }

  /// Ends it: its clients lose their connections.
  public func kill() { compositor.kill() }

  // MARK: Hand

  /// Moves the pointer to a place, in points.
  public func move(to place: Point) throws(SupportError) {
    try hand.move(x: Int(place.x) * scale, y: Int(place.y) * scale)
  }

  /// Holds the left button down.
  public func press() throws(SupportError) { try hand.press() }

  /// Lets the left button go.
  public func release() throws(SupportError) { try hand.release() }

  /// Presses a key and lets it go, by its keysym's name, such as `Escape`.
  public func type(_ key: String) throws(SupportError) {
    try hand.type(UInt32(truncatingIfNeeded: XStringToKeysym(key)))
  }

  // MARK: Windows

  /// Waits until the program's window is on the screen; before, a hand finds nothing there.
  public func waitForWindow(before deadline: Deadline = Deadline()) throws(SupportError) {
    while try !tell("-t get_tree").contains(#""app_id": "slipsheet""#) {
      if deadline.isOver { throw SupportError("no window came in time") }
    }
  }

  /// Asks the window to close, as its title bar would.
  public func closeWindow() throws(SupportError) {
    _ = try tell("'[app_id=\"slipsheet\"] kill'")
  }

  /// Gives the window another size, in points.
  public func resizeWindow(width: Int, height: Int) throws(SupportError) {
    _ = try tell(
      "'[app_id=\"slipsheet\"] resize set \(width) px \(height) px, move position 0 0'")
  }

  /// Has sway do something, or asks it; gives the answer.
  private func tell(_ words: String) throws(SupportError) -> String {
    String(
      decoding: try run("swaymsg -s \"$XDG_RUNTIME_DIR\"/sway-ipc.*.sock \(words)"), as: UTF8.self)
  }

  // MARK: Eye

  /// What a part of the screen shows, from the upper left corner on, in points.
  public func picture(width: Int, height: Int) throws(SupportError) -> Screenshot {
    let bytes = try run("grim -t ppm -g '0,0 \(width)x\(height)' -")
    guard let picture = Screenshot(ppm: bytes) else { throw SupportError("grim took no picture") }
    return picture
  }

  /// What a part of the screen shows once that satisfies a condition.
  public func picture(
    width: Int, height: Int, before deadline: Deadline = Deadline(), where isWanted: (Screenshot) -> Bool
  ) throws(SupportError) -> Screenshot {
    while true {
      let picture = try picture(width: width, height: height)
      if isWanted(picture) { return picture }
      if deadline.isOver { throw SupportError("the window did not show it in time") }
    }
  }

  private func run(_ command: String) throws(SupportError) -> [UInt8] {
    let (output, errors) = (try Descriptor.scratchFile(), try Descriptor.scratchFile())
    let child = try ChildProcess(
      "sh", ["-c", command],
      environment: [
        "PATH": RunningProgram.searchPath, "WAYLAND_DISPLAY": name,
        "XDG_RUNTIME_DIR": compositor.folder.path,
      ],
      output: output, error: errors)
    guard try child.waitForEnd(before: Deadline()) == .exit(0) else {
      throw SupportError("\(command): \(String(decoding: errors.contents(), as: UTF8.self))")
    }
    return output.contents()
  }
}
