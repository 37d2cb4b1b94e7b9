/// An X server as a process, which a shell takes down when we let go of it, also when this process crashes.
final class DisplayServer {
  /// What DISPLAY is to hold, such as `:99`.
  let name: String
  private let shell: ChildProcess

  /// Starts a server by its command, whose `"$@"` are the arguments, and waits until it has said which display it has.
  init(_ command: String, _ arguments: [String]) throws(SupportError) {
    let script = """
      \(command) -displayfd 1 -noreset -nolisten tcp "$@" 3<&- &
      exec >/dev/null
      read -r _ <&3
      kill $!
      wait $!
      """
    let (ours, servers) = try Descriptor.pair()
    let errors = try Descriptor.scratchFile()
    shell = try ChildProcess(
      "sh", ["-c", script, "sh"] + arguments, environment: ["PATH": RunningProgram.searchPath],
      output: servers, error: errors)
    guard let number = try ours.line(before: Deadline()), !number.isEmpty else {
      throw SupportError("\(command) does not start: \(String(decoding: errors.contents(), as: UTF8.self))")
    }
    name = ":" + number
  }

  deinit {
    kill()
  }

  /// Ends the server, as a crash of the display would: its clients lose their connections.
  func kill() {
    shell.letGo()
    _ = try? shell.waitForEnd(before: Deadline())
  }
}
