import Foundation
import Glibc
import Testing
import TestSupport

@Suite("Installing the program", .timeLimit(.minutes(5)))
struct InstallationTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static func isInstalled(_ program: String) -> Bool {
    (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }

  /// Runs a script in the test's folder, where `$slipsheet` is the program's file, and gives what it wrote.
  @discardableResult
  private func shell(_ script: String, status: Int = 0, _ location: SourceLocation = #_sourceLocation) throws
    -> String
  {
    let program = try RunningProgram.shell("root='\(Self.root)'; \(script)", in: folder.path)
    #expect(try program.exitStatus() == status, "\(program.standardError)", sourceLocation: location)
    return program.standardOutput + program.standardError
  }

  /// Every file and folder below the test's folder.
  private func tree() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  static let commands = [
    "run", "replay", "snapshot", "explain", "lint", "map", "styles", "layout", "doctor", "bench",
  ]

  @Test(
    "The manual and the completions of all shells have every option that the help has", arguments: commands)
  func table(command: String) throws {
    let help = try shell("\"$slipsheet\" \(command) --help")
    let options = help.matches(of: #/\n +(?:-\w, )?--([a-z-]+)/#).map { String($0.1) }
    #expect(options.contains("help"))
    let manual = try shell("\"$slipsheet\" --manual")
    #expect(manual.contains(".SS \"slipsheet \(command)"))
    let bash = try shell("\"$slipsheet\" --completions bash")
    let zsh = try shell("\"$slipsheet\" --completions zsh")
    let fish = try shell("\"$slipsheet\" --completions fish").split(separator: "\n").filter {
      $0.contains("= \(command)'")
    }
    for option in options {
      let escaped = option.split(separator: "-").joined(separator: "\\-")
      #expect(manual.contains("\\-\\-\(escaped)"), "\(option)")
      #expect(bash.contains("--\(option)"), "\(option)")
      #expect(zsh.contains("'--\(option)[") || zsh.contains("'--\(option)=["), "\(option)")
      #expect(fish.contains { $0.contains(" -l \(option) ") }, "\(option)")
    }
  }

  @Test("The manual page is set without a warning", .enabled(if: isInstalled("man"), "man is not installed"))
  func manual() throws {
    try shell("\"$slipsheet\" --manual >slipsheet.1")
    let text = try shell("MANWIDTH=80 man --warnings -l slipsheet.1 2>warnings | col -b; cat warnings >&2")
    #expect(text.contains("SLIPSHEET(1)") && text.contains("--reduced-motion"))
    #expect(try shell("cat warnings") == "")
  }

  @Test(
    "bash completes commands, options, their values, styles and files",
    arguments: [
      ("sn", "snapshot"), ("run --th", "--theme"), ("run --theme d", "dark"), ("run --theme=d", "dark"),
      ("run ph", "photo"), ("run pea", "pear.json5"), ("bench la", "layout"), ("help st", "styles"),
      ("run --size 3", ""), ("nonsense x", ""),
    ])
  func bash(line: String, expected: String) throws {
    let words = line.replacing("=", with: " = ")
    let answer = try shell(
      """
      touch pear.json5; "$slipsheet" --completions bash >completions; bash -c '
        source ./completions; compopt() { :; }
        COMP_WORDS=(slipsheet \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _slipsheet; echo "${COMPREPLY[@]}"'
      """)
    #expect(answer == expected + "\n")
  }

  @Test(
    "fish completes the same", .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("sn", "snapshot"), ("run --th", "--theme"), ("run --theme d", "dark"), ("run ph", "photo"),
      ("bench la", "layout"), ("help st", "styles"), ("explain --style ze", ""),
    ])
  func fish(line: String, expected: String) throws {
    let answer = try shell(
      """
      "$slipsheet" --completions fish >completions
      HOME=. fish -N -c "source ./completions; complete -C 'slipsheet \(line)'" | cut -f 1
      """)
    #expect(answer == (expected.isEmpty ? "" : expected + "\n"))
  }

  @Test("zsh takes the file", .enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zsh() throws {
    #expect(try shell("\"$slipsheet\" --completions zsh >_slipsheet; zsh -n ./_slipsheet") == "")
  }

  @Test("The icon is a PNG of the size that is asked for", arguments: [16, 512])
  func icon(side: Int) throws {
    try shell("\"$slipsheet\" --icon \(side) >icon.png")
    let bytes = try Data(contentsOf: URL(filePath: folder.file("icon.png")))
    #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let size = bytes[16..<24].map(Int.init)
    #expect(size[2] << 8 + size[3] == side && size[6] << 8 + size[7] == side)
    #expect(try shell("\"$slipsheet\" --icon 0", status: 2).contains("1 to 1024"))
    #expect(try shell("\"$slipsheet\" --completions tcsh", status: 2).contains("bash, zsh or fish"))
  }

  @Test(
    "What is installed is where desktops look, a second time changes nothing, and removing leaves nothing")
  func installation() throws {
    let install = "\"$root/tools/install\" --prefix 'a b'"
    #expect(try shell("\(install) --program \"$slipsheet\"").contains("installed in \(folder.path)/a b"))
    let files = try tree()
    for file in [
      "bin/slipsheet", "share/applications/slipsheet.desktop", "share/man/man1/slipsheet.1",
      "share/icons/hicolor/128x128/apps/slipsheet.png", "share/bash-completion/completions/slipsheet",
      "share/zsh/site-functions/_slipsheet", "share/fish/vendor_completions.d/slipsheet.fish",
    ] {
      #expect(files.contains("a b/\(file)"))
    }
    #expect(try shell("'a b/bin/slipsheet' --version").hasPrefix("slipsheet "))
    let entry = try String(
      contentsOfFile: folder.file("a b/share/applications/slipsheet.desktop"), encoding: .utf8)
    #expect(entry.contains("Exec=\"\(folder.path)/a b/bin/slipsheet\" run photo %F\n"))
    if Self.isInstalled("desktop-file-validate") {
      #expect(try shell("desktop-file-validate 'a b/share/applications/slipsheet.desktop'") == "")
    }

    try shell("\(install) --program \"$slipsheet\"")
    #expect(try tree() == files)
    try shell("touch 'a b/share/man/mine'; \(install) --remove")
    #expect(try tree() == ["a b", "a b/share", "a b/share/man", "a b/share/man/mine"])
    try shell("rm -r 'a b'; \(install) --program \"$slipsheet\"; \(install) --remove")
    #expect(try tree() == [])
    #expect(try shell("\(install) --remove", status: 1).contains("nothing is installed"))
  }

  @Test("A package is made below DESTDIR, and its entry names the place it will have")
  func destination() throws {
    try shell("DESTDIR=\"$PWD/pkg\" \"$root/tools/install\" --prefix /usr --program \"$slipsheet\"")
    let entry = try String(
      contentsOfFile: folder.file("pkg/usr/share/applications/slipsheet.desktop"), encoding: .utf8)
    #expect(entry.contains("Exec=\"/usr/bin/slipsheet\" run photo %F\n"))
    #expect(try tree().contains("pkg/usr/bin/slipsheet"))
    #expect(try tree().allSatisfy { !$0.hasSuffix("mimeinfo.cache") })
    try shell("DESTDIR=\"$PWD/pkg\" \"$root/tools/install\" --prefix /usr --remove")
    #expect(try tree().allSatisfy { !$0.contains("slipsheet") })
  }

  @Test("Somebody else's file is left alone, and nothing is written beside it")
  func foreign() throws {
    try shell("mkdir -p p/bin; echo mine >p/bin/slipsheet")
    let answer = try shell("\"$root/tools/install\" --prefix p --program \"$slipsheet\"", status: 1)
    #expect(
      answer == "tools/install: error: somebody else's file, \(folder.path)/p/bin/slipsheet, "
        + "move it away or choose another --prefix\n")
    #expect(try tree() == ["p", "p/bin", "p/bin/slipsheet"])
    #expect(
      try shell("\"$root/tools/install\" --program nothing --prefix q", status: 1).contains("no program"))
    try shell("\"$root/tools/install\" --prefix", status: 2)
    try shell("env -u HOME \"$root/tools/install\" --remove", status: 1)
  }
}
