/// An X server without a screen, for one test.
public final class Xvfb {
  /// What DISPLAY is to hold, such as `:99`.
  public var name: String { server.name }
  private let server: DisplayServer

  /// Whether this machine lets a server have memory that nobody shares.
  public static let mayKeepMemoryApart: Bool = {
    let script = try? RunningProgram.shell("unshare --ipc true", in: "/")
    return (try? script?.exitStatus()) == 0
  }()

  /// Starts a server on a free display, with a screen of that many pixels; one whose memory is apart believes that it
  /// shares memory with its clients, and finds none of theirs.
  public init(
    width: Int = 1920, height: Int = 1080, depth: Int = 24, isMemoryApart: Bool = false,
    _ arguments: [String] = []
  ) throws(SupportError) {
    server = try DisplayServer(
      isMemoryApart ? "unshare --ipc Xvfb" : "Xvfb",
      ["-screen", "0", "\(width)x\(height)x\(depth)"] + arguments)
  }

  /// Ends the server, as a crash of the display would: its clients lose their connections.
  public func kill() { server.kill() }
}
