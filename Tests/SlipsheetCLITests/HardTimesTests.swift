import Foundation
import Glibc
import Testing
import TestSupport

@Suite("Full disks, stopped processes, and nothing beyond its own", .timeLimit(.minutes(5)))
struct HardTimesTests {
  @Test("A program that is stopped in a drag goes on where the hand is by then, and settles as ever")
  func stopped() throws {
    let sitting = try Sitting()
    try sitting.drag(through: [50])
    sitting.program.send(SIGSTOP)
    for distance in stride(from: 52.0, through: 80, by: 2) { sitting.point(at: distance) }
    sitting.program.send(SIGCONT)
    try sitting.waitForSample { $0.phase == "dragging" && $0.translation == [0, 80] }
    // nothing lies between where it stood and where the hand went
    let shown = sitting.lines.compactMap { $0.phase == "dragging" ? $0.translation?[1] : nil }
    #expect(shown == shown.sorted())
    #expect(shown.allSatisfy { (0...80).contains($0) })
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    let release = try #require(sitting.single("dragEnded"))
    let end = try #require(sitting.single("didRestore"))
    #expect(release.outcome == "restore")
    #expect(abs(end.t - release.t - 0.2) < 1e-9)
    #expect(try sitting.close() == 0)
  }

  @Test("A disk that is full is told in one line, and the window stays", arguments: ["--log", "--record"])
  func full(option: String) throws {
    let server = try Xvfb()
    let desktop = try Desktop(server)
    let program = try RunningProgram(
      ["run", "sheet", "--backend", "x11", option, "/dev/full"], display: server.name)
    let window = try desktop.window()
    _ = try desktop.picture(of: window) { $0.lightness(x: 200, y: 400) > 0.5 }
    desktop.close(window)
    #expect(try program.exitStatus() == 1)
    #expect(
      program.standardError
        == "slipsheet: error: cannot write any more, /dev/full, No space left on device\n")
  }

  @Test(
    "A file that may not grow ends with a whole line; a picture that does not fit leaves nothing",
    .enabled(if: !Sanitizer.looksForRaces, "the sanitizer's own file may not grow either"))
  func limited() throws {
    let folder = try ScratchFolder()
    // sh counts files in blocks of 512 bytes
    let script = """
      ulimit -f 16; "$slipsheet" run sheet --backend offscreen --size 60x120 --log log --record trace 2> errors
      echo $?; "$slipsheet" snapshot --drag '195,300 +0,150@200 up' -o a.png 2>> errors; echo $?
      """
    let program = try RunningProgram.shell(script, in: folder.path)
    #expect(try program.exitStatus() == 0)
    #expect(program.standardOutput == "1\n1\n")
    let errors = try String(contentsOfFile: folder.file("errors"), encoding: .utf8)
    #expect(
      errors == """
        slipsheet: error: cannot write any more, log, File too large
        slipsheet: error: cannot write, a.png, File too large

        """)
    let log = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(log.hasSuffix("}\n") && log.utf8.count > 4096)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["errors", "log", "trace"])
  }

  /// Whether this process may give a program a disk of its own.
  static let hasOwnDisks: Bool = {
    let program = try? RunningProgram.shell("unshare --mount mount -t tmpfs none /tmp", in: "/")
    return (try? program?.exitStatus()) == 0
  }()

  @Test(
    "On a disk that fills up a log ends with a whole line, and a picture leaves nothing, not even beside an older one",
    .enabled(if: hasOwnDisks, "only root has disks of its own"))
  func filling() throws {
    let folder = try ScratchFolder()
    let picture = "snapshot --drag '195,300 +0,150@200 up' --size 390x844 -o a.png"
    let script = """
      exec unshare --mount sh -c '
        mount -t tmpfs -o size=8k none "$1" && cd "$1" && echo older > a.png
        "$slipsheet" \(picture.replacing("'", with: "\""))
        "$slipsheet" run sheet --backend offscreen --size 60x120 --log log
        cat a.png; tail -c 2 log; ls' sh '\(folder.path)'
      """
    let program = try RunningProgram.shell(script, in: folder.path)
    #expect(try program.exitStatus() == 0)
    #expect(
      program.standardError == """
        slipsheet: error: cannot write, a.png, No space left on device
        slipsheet: error: cannot write any more, log, No space left on device

        """)
    #expect(program.standardOutput == "older\n}\na.png\nlog\n")
  }

  @Test("What it names itself follows no link, and a trap beside it is not written to")
  func links() throws {
    let folder = try ScratchFolder()
    // the shell's number becomes the program's
    let script = """
      echo precious > target; ln -s target slipsheet-sheet.png
      sh -c 'ln -s target "slipsheet-sheet.png.$$.partial"; exec "$slipsheet" run sheet --backend offscreen --size 60x120'
      cat target; test -L slipsheet-sheet.png || echo replaced; ls
      """
    let program = try RunningProgram.shell(script, in: folder.path)
    #expect(try program.exitStatus() == 0)
    #expect(
      program.standardOutput
        == "film strip: slipsheet-sheet.png\nprecious\nreplaced\nslipsheet-sheet.png\ntarget\n")
  }

  @Test(
    "A place that may not be written to is told in one line",
    .enabled(if: access("/sys/kernel", F_OK) == 0, "no /sys is mounted here"))
  func readOnly() throws {
    // /sys takes no new files, not even from root
    for arguments in [
      ["snapshot", "--drag", "1,2", "--size", "9x9", "-o", "/sys/a.png"],
      ["run", "--backend", "offscreen", "--log", "/sys/log"],
    ] {
      let program = try RunningProgram(arguments)
      #expect(try program.exitStatus() == 1)
      #expect(program.standardError.hasPrefix("slipsheet: error: cannot write, /sys/"))
      #expect(program.standardError.filter(\.isNewline).count == 1)
    }
  }

  @Test(
    "Where memory runs out for a large picture there is one line",
    .disabled(if: Sanitizer.isBuiltIn, "it wants more addresses than the limit leaves"))
  func memory() throws {
    let folder = try ScratchFolder()
    let script = """
      ulimit -v 700000; "$slipsheet" snapshot --drag '1,2' --frames 1 --size 16384x16384 -o a.png
      """
    let program = try RunningProgram.shell(script, in: folder.path)
    #expect(try program.exitStatus() == 1)
    #expect(program.standardError.hasPrefix("slipsheet: error: no memory for a picture of 1073741824 bytes"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "Where memory runs out for a window, at its start or as it grows, there is one line and the log is whole",
    .disabled(if: Sanitizer.isBuiltIn, "it wants more addresses than the limit leaves"),
    arguments: ["16000x16000", "390x844"])
  func windowMemory(size: String) throws {
    let folder = try ScratchFolder()
    let server = try Xvfb()
    let desktop = try Desktop(server)
    let script = "ulimit -v 900000; exec \"$slipsheet\" run sheet --backend x11 --size \(size) --log log"
    let program = try RunningProgram.shell(script, in: folder.path, display: server.name)
    if size == "390x844" {
      let window = try desktop.window()
      _ = try desktop.picture(of: window) { $0.lightness(x: 200, y: 400) > 0.5 }
      desktop.resize(window, width: 16_000, height: 16_000)
    }
    #expect(try program.exitStatus() == 1)
    #expect(program.standardError.hasPrefix("slipsheet: error: no memory for the window's picture of "))
    #expect(program.standardError.filter(\.isNewline).count == 1)
    let log = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(log.isEmpty || log.hasSuffix("}\n"))
  }

  @Test(
    "It opens no network, and runs no other program",
    .disabled(if: Sanitizer.isBuiltIn, "it finds no leaks while another program traces"))
  func privilege() throws {
    let folder = try ScratchFolder()
    let server = try Xvfb()
    let desktop = try Desktop(server)
    let script = """
      exec strace -f -o calls -e trace=socket,connect,execve,bind,listen "$slipsheet" run sheet --backend x11
      """
    let program = try RunningProgram.shell(script, in: folder.path, display: server.name)
    guard let window = try? desktop.window(before: Deadline(in: .seconds(20))) else {
      // a container may forbid to trace
      #expect(program.standardError.contains("strace"))
      return
    }
    desktop.close(window)
    #expect(try program.exitStatus() == 0)
    let calls = try String(contentsOfFile: folder.file("calls"), encoding: .utf8).split(separator: "\n")
    #expect(calls.filter { $0.contains("execve(") }.count == 1)
    let sockets = calls.filter { $0.contains("socket(") }
    #expect(!sockets.isEmpty && sockets.allSatisfy { $0.contains("AF_UNIX") }, "\(sockets)")
    #expect(!calls.contains { $0.contains("bind(") || $0.contains("listen(") })
  }
}
