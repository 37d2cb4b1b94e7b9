import Glibc

/// A Wayland compositor of the system's without a screen, for one test.
///
/// It runs as nobody where the tests are root's: some refuse root.
final class HeadlessCompositor {
  /// Where its sockets are, which its user owns.
  let folder: ScratchFolder
  /// The path of its socket, which WAYLAND_DISPLAY may hold.
  let name: String
  private let shell: ChildProcess
  private let errors: Descriptor

  /// Starts a program with arguments in a folder with files that it needs, and waits until a socket is there.
  ///
  /// Sockets are looked for by their names in the folder; `display` is the compositor's.
  init(
    _ program: [String], files: [String: String] = [:], environment: [String: String] = [:], display: String,
    readyWith socket: String
  ) throws(SupportError) {
    folder = try ScratchFolder()
    name = folder.file(display)
    for (name, text) in files {
      guard let file = fopen(folder.file(name), "w") else { throw SupportError("no file \(name)") }
      fputs(text, file)
      fclose(file)
    }
    let ready = try GrowingFile(folder.file(socket))
    // The shell takes the compositor down when we let go of it, also when this process crashes.
    let script = """
      cd "$1" && shift
      if [ "$(id -u)" = 0 ]; then
        chown 65534:65534 .
        set -- setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
      fi
      "$@" 3<&- &
      read -r _ <&3
      kill $!
      wait $!
      """
    errors = try Descriptor.scratchFile()
    let variables = ["PATH": RunningProgram.searchPath, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
      .merging(environment) { $1 }
    shell = try ChildProcess(
      "sh", ["-c", script, "sh", folder.path] + program, environment: variables, output: errors, error: errors
    )
    do {
      try ready.waitForFile()
    } catch {
      let text = String(decoding: errors.contents(), as: UTF8.self)
      throw SupportError("\(program[0]) does not start: \(text)")
    }
  }

  deinit {
    kill()
  }

  /// Ends the compositor: its clients lose their connections.
  func kill() {
    shell.letGo()
    _ = try? shell.waitForEnd(before: Deadline())
  }
}
