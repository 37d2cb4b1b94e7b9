import Glibc

/// A bus of D-Bus's without a desktop, for one test.
public final class SessionBus {
  /// Whether this machine has the bus's program.
  public static var isAvailable: Bool { Programs.areThere("dbus-daemon") }

  /// What DBUS_SESSION_BUS_ADDRESS is to hold.
  public let address: String
  private let folder: ScratchFolder
  private let shell: ChildProcess

  /// Starts a bus on which anybody may do anything, and which starts no services.
  public init() throws(SupportError) {
    let folder = try ScratchFolder()
    self.folder = folder
    let configuration = """
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(folder.file("bus"))</listen>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """
    guard let file = fopen(folder.file("bus.conf"), "w") else { throw SupportError("no file for the bus") }
    fputs(configuration, file)
    fclose(file)
    // The shell takes the bus down when we let go of it, also when this process crashes.
    let script = """
      dbus-daemon --config-file="$1/bus.conf" --nofork --print-address=1 3<&- &
      exec >/dev/null
      read -r _ <&3
      kill $!
      wait $!
      """
    let (ours, buss) = try Descriptor.pair()
    let errors = try Descriptor.scratchFile()
    shell = try ChildProcess(
      "sh", ["-c", script, "sh", folder.path], environment: ["PATH": RunningProgram.searchPath],
      output: buss, error: errors)
    guard let address = try ours.line(before: Deadline()), !address.isEmpty else {
      throw SupportError("dbus-daemon does not start: \(String(decoding: errors.contents(), as: UTF8.self))")
    }
    self.address = address
  }

  deinit {
    kill()
  }

  /// Ends the bus: its clients lose their connections.
  public func kill() {
    shell.letGo()
    _ = try? shell.waitForEnd(before: Deadline())
  }
}
