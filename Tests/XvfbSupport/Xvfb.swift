/// An X server without a screen, for one test.
public final class Xvfb {
  /// What DISPLAY is to hold, such as `:99`.
  public let name: String
  private let shell: ChildProcess

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
    // The shell takes the server down when we let go of it, also when this process crashes.
    let script = """
      \(isMemoryApart ? "unshare --ipc " : "")Xvfb -displayfd 1 -noreset -nolisten tcp -screen 0 \(width)x\(height)x\(depth) "$@" 3<&- &
      exec >/dev/null
      read -r _ <&3
      kill $!
      wait $!
      """
    let (ours, servers) = try Descriptor.pair()
    let errors = try Descriptor.scratchFile()
    shell = try ChildProcess(
      "sh", ["-c", script, "sh"] + arguments, environment: ["PATH": RunningProgram.searchPath],
      output: servers,
      error: errors)
    guard let number = try ours.line(before: Deadline()), !number.isEmpty else {
      throw SupportError("Xvfb does not start: \(String(decoding: errors.contents(), as: UTF8.self))")
    }
    name = ":" + number
  }

  deinit {
    kill()
  }

  /// Ends the server, as a crash of the display would: its clients lose their connections.
  public func kill() {
    shell.letGo()
    _ = try? shell.waitForEnd(before: Deadline())
  }
}
