import Foundation
import Glibc
import Testing
import TestSupport

@Suite("The command line")
struct CommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  struct Run {
    var status: Int
    var output: String
    var errors: String
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let program = try RunningProgram(arguments, environment: environment)
    let status = try program.exitStatus()
    return Run(status: status, output: program.standardOutput, errors: program.standardError)
  }

  /// Runs a line of the shell in the test's folder, with the program as `$slipsheet`.
  func shell(_ script: String) throws -> Run {
    let program = try RunningProgram.shell(script, in: folder.path)
    let status = try program.exitStatus()
    return Run(status: status, output: program.standardOutput, errors: program.standardError)
  }

  /// Writes a file into the test's folder and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let path = folder.file(name)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  func expectOneLine(_ run: Run, status: Int, _ text: String) {
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("slipsheet: error: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1 && run.errors.hasSuffix("\n"), "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  static let drag = ["--drag", "195,300 +0,150@200 up"]
  static let trace = """
    {"slipsheet":"trace","version":1,"size":[390,844]}
    {"t":0,"kind":"down","id":1,"x":195,"y":300}
    {"t":0.1,"kind":"move","id":1,"x":195,"y":400}
    {"t":0.2,"kind":"move","id":1,"x":195,"y":450}
    {"t":0.2,"kind":"up","id":1,"x":195,"y":450}
    """

  // MARK: Help

  @Test(
    "Every command explains itself",
    arguments: ["run", "replay", "snapshot", "explain", "lint", "map", "styles", "layout", "doctor", "bench"])
  func help(command: String) throws {
    let help = try run([command, "--help"])
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains("slipsheet \(command)"))
    #expect(help.output == (try run(["help", command]).output))
    #expect(try run(["--help"]).output.contains("\n  \(command) "))
  }

  @Test("The program tells its version and its commands")
  func version() throws {
    let version = try run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: #/slipsheet \d+\.\d+\.\d+\n/#) != nil)
    #expect(try run(["-h"]).output == run(["help"]).output)
  }

  @Test("Without a command the usage stands above the error")
  func noCommand() throws {
    let run = try run([])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("usage: slipsheet COMMAND"))
  }

  // MARK: Wrong usage

  /// Arguments, and what the error must say.
  typealias Usage = ([String], String)

  static let wrongWords: [Usage] = [
    (["jump"], "expected one of run, replay"), (["help", "jump"], "unknown command"),
    ([""], "unknown command"), (["replay"], "expected one trace"),
    (["replay", "a", "b"], "expected one trace"),
    (["map", "--compare", "-o", "a.png"], "--compare -o, expected a value"),
    (["map", "sheet", "-o", "a.png"], "unexpected \"sheet\", expected --style"),
    (["replay", "--nosuch"], "--nosuch"),
    (["replay", "--fps"], "fps"), (["replay", "a", "--fps", "0"], "--fps 0, expected"),
    (["replay", "a", "--fps", "nan"], "--fps nan"), (["replay", "a", "--fps", "fast"], "--fps fast"),
    (["styles", "a", "b"], "at most one"), (["styles", "nosuch"], "expected one of sheet, photo"),
    (["run", "sheet", "fade"], "expected one style"),
    (["run", "--backend", "cocoa"], "expected auto, wayland, x11 or offscreen"),
    (["run", "--theme", "blue"], "light or dark"), (["run", "--size", "0x0"], "1x1 to 16384x16384"),
    (["run", "--scale", "0"], "0.25 to 8"), (["explain"], "either --trace FILE or --drag SPEC"),
    (["explain", "--drag", "x"], "step 1 \"x\""), (["doctor", "more"], "unexpected \"more\""),
  ]

  @Test("Wrong usage ends with 2 and one line that says what would be right", arguments: wrongWords)
  func usage(arguments: [String], text: String) throws {
    expectOneLine(try run(arguments), status: 2, text)
  }

  /// Behind `snapshot -o a.png`.
  static let wrongOptions: [Usage] = [
    ([], "either --trace FILE or --drag SPEC"),
    (["--trace", "t"] + drag, "either --trace FILE or --drag SPEC"),
    (["-o", "a.bmp"] + drag, ".png"), (["-o", ""] + drag, ".png"), (["more"] + drag, "unexpected \"more\""),
    (["--drag", ""], "no steps"), (["--drag", "1,2 sideways"], "step 2 \"sideways\""),
    (["--drag", "1,2 a\nb"], "step 2 \"a\""), (["--at", "x"] + drag, "--at x"),
    (["--at", ""] + drag, "--at"),
    (["--at", "0,-1"] + drag, "--at 0,-1"), (["--at", "nan"] + drag, "--at nan"),
    (["--every", "0"] + drag, "--every 0"), (["--frames", "0"] + drag, "--frames 0"),
    (["--frames", "1e9"] + drag, "--frames 1e9"),
    (["--frames", "2", "--every", "9"] + drag, "only one of --every, --frames"),
    (["--size", "16384x16384", "--scale", "2"] + drag, "at most 16384 pixels"),
  ]

  @Test("A snapshot's wrong options end with 2, and nothing is drawn", arguments: wrongOptions)
  func snapshotUsage(options: [String], text: String) throws {
    expectOneLine(try run(["snapshot", "-o", folder.file("a.png")] + options), status: 2, text)
    #expect(try files().isEmpty)
  }

  @Test("Without an output a snapshot is wrong usage")
  func noOutput() throws {
    expectOneLine(try run(["snapshot"] + Self.drag), status: 2, "expected -o OUT")
  }

  @Test(
    "Sizes other than 1x1 to 16384x16384 are wrong usage",
    arguments: [
      "0x1", "1x0", "16385x1", "1x16385", "-1x5", "5", "5x", "axb", "1.5x2", "1x2x3",
      "999999999999999999999x1",
      "",
    ])
  func wrongSizes(size: String) throws {
    for command in [["snapshot", "-o", folder.file("a.png")] + Self.drag, ["run"]] {
      expectOneLine(try run(command + ["--size", size]), status: 2, "--size \(size), expected WxH")
    }
  }

  @Test(
    "Scales other than 0.25 to 8 are wrong usage",
    arguments: ["0", "-1", "9", "nan", "inf", "1e300", "x", ""])
  func wrongScales(scale: String) throws {
    for command in [["snapshot", "-o", folder.file("a.png")] + Self.drag, ["run"]] {
      expectOneLine(
        try run(command + ["--scale", scale]), status: 2, "--scale \(scale), expected pixels a point")
    }
  }

  // MARK: Failures

  @Test(
    "A trace that cannot be read ends with 1, one line, and nothing on standard output",
    arguments: [
      ("", "empty"), ("x", "line 1"),
      (#"{"t":0,"phase":"presented"}"#, "line 1: t: a time, as lines of state logs"),
      (trace + "\nx", "line 6"),
      (trace + "\n" + #"{"t":0.1,"kind":"close"}"#, "line 6: t is 0.1, earlier"),
      (trace + "\n" + #"{"t":1,"kind":"up","id":1,"x":0,"y":0}"#, "line 6: pointer 1 is not down"),
      (trace + "\n" + #"{"t":1,"kind":"key","key":"a\nb","x\ny":1}"#, "line 6"),
      (trace.replacing("\"size\"", with: "\"style\":\"nosuch\",\"size\""), "nosuch"),
    ])
  func wrongTraces(text: String, reason: String) throws {
    let path = try file("t.jsonl", text)
    expectOneLine(try run(["replay", path]), status: 1, reason)
    expectOneLine(try run(["explain", "--trace", path]), status: 1, reason)
    expectOneLine(
      try run(["snapshot", "--trace", path, "-o", folder.file("a.png")]), status: 1, reason)
    #expect(try files() == ["t.jsonl"])
  }

  @Test("A file that is not there, a folder, and a wrong style end with 1 and one line")
  func wrongFiles() throws {
    let absent = folder.file("absent")
    expectOneLine(try run(["replay", absent]), status: 1, "absent: No such file or directory")
    expectOneLine(try run(["replay", folder.path]), status: 1, "folder")
    let trace = try file("t.jsonl", Self.trace)
    expectOneLine(try run(["replay", trace, "--style", "shet"]), status: 1, "sheet, photo, fade")
    expectOneLine(try run(["replay", trace, "--times", absent]), status: 1, "absent: No such file")
    expectOneLine(try run(["replay", trace, "--times", trace]), status: 1, "t.jsonl: line 1")
    let style = try file("s.json5", "{\n  version: 1,\n  name:\n}")
    expectOneLine(try run(["replay", trace, "--style", style]), status: 1, "s.json5: line 4")
    expectOneLine(try run(["run", style, "--backend", "offscreen"]), status: 1, "s.json5: line 4")
    let names = try file("a\nb.jsonl", "x")
    expectOneLine(try run(["replay", names]), status: 1, #"a\nb.jsonl: line 1"#)
  }

  @Test("An output that cannot be written ends with 1 and leaves nothing behind")
  func wrongOutputs() throws {
    for output in ["nowhere/a.png", "full.png", "file/"] {
      if output == "full.png" { _ = try shell("mkdir full.png") }
      if output == "file/" { _ = try file("file", "") }
      expectOneLine(
        try run(["snapshot", "-o", folder.file(output), "--size", "20x20"] + Self.drag), status: 1,
        folder.file(output))
    }
    #expect(try files() == ["file", "full.png"])
    expectOneLine(
      try run(["run", "--backend", "offscreen", "--log", folder.file("nowhere/log")]), status: 1,
      "nowhere/log")
  }

  @Test("A picture is replaced only when the new one is whole")
  func replaced() throws {
    let path = try file("a.png", "old")
    #expect(try run(["snapshot", "-o", path, "--size", "20x20"] + Self.drag).status == 0)
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try files() == ["a.png"])
  }

  @Test("A full disk is told in one line")
  func fullDisk() throws {
    let trace = try file("t.jsonl", Self.trace)
    let run = try shell("\"$slipsheet\" replay \(trace) > /dev/full")
    expectOneLine(run, status: 1, "standard output")
  }

  @Test("A reader that goes away ends the program quietly")
  func brokenPipe() throws {
    let trace = try file("t.jsonl", Self.trace)
    let run = try shell(
      "\"$slipsheet\" replay \(trace) --fps 100000 | head -1; \"$slipsheet\" styles sheet | true")
    #expect(run.status == 0)
    #expect(run.output.filter { $0 == "\n" }.count == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("Without fonts nothing is drawn, and one line says so")
  func noFonts() throws {
    _ = try file("fonts.conf", "<fontconfig></fontconfig>")
    for command in ["snapshot --drag 1,2 -o a.png", "run --backend offscreen"] {
      let run = try shell("FONTCONFIG_FILE=\"$PWD/fonts.conf\" \"$slipsheet\" \(command)")
      expectOneLine(run, status: 1, "no fonts")
    }
    #expect(try files() == ["fonts.conf"])
  }

  // MARK: Results

  @Test("A replay is the same bytes every time, and sampled at its own times")
  func replay() throws {
    let trace = try file("t.jsonl", Self.trace)
    let first = try run(["replay", trace])
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.output.hasPrefix(#"{"t":0,"phase":"presented","translation":[0,0],"scale":1,"#))
    #expect(first.output.contains(#""event":"didDismiss"}"#))
    #expect(try run(["replay", trace]).output == first.output)
    let log = try file("log.jsonl", first.output)
    #expect(try run(["replay", trace, "--times", log, "--fps", "7"]).output == first.output)
  }

  @Test("Names in any script are taken as they are, in every locale", arguments: ["C", "C.UTF-8", "xx"])
  func names(locale: String) throws {
    let trace = try file("für \u{E04}\u{E27}\u{E32}\u{E21} 日本.jsonl", Self.trace)
    let picture = folder.file("größe.png")
    let environment = ["LANG": locale, "LC_ALL": locale]
    #expect(try run(["replay", trace], environment: environment).status == 0)
    #expect(
      try run(["snapshot", "--trace", trace, "--size", "9x9", "-o", picture], environment: environment).status
        == 0)
    #expect(try files().contains("größe.png"))
    expectOneLine(
      try run(["run", "größe", "--backend", "offscreen"], environment: environment), status: 1,
      "größe: no such")
  }

  @Test(
    "A picture has the size that was asked for",
    arguments: [
      ("1x1", "1", 1, 1), ("1x1", "0.25", 1, 1), ("2000x3", "1", 2000, 3), ("30x40", "8", 240, 320),
    ])
  func sizes(size: String, scale: String, width: Int, height: Int) throws {
    let path = folder.file("a.png")
    let run = try run(
      ["snapshot", "-o", path, "--frames", "1", "--size", size, "--scale", scale] + Self.drag)
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
    let bytes = try Data(contentsOf: URL(filePath: path))
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == width && number(at: 20) == height)
  }

  @Test("A strip that no picture can hold is refused before it is drawn")
  func largeStrip() throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      let run = try run(["snapshot", "-o", folder.file("a.png"), "--frames", "100000"] + Self.drag)
      expectOneLine(run, status: 1, "each side must be 1 to 16384")
    }
    #expect(time < .seconds(10))
    #expect(try files().isEmpty)
  }

  @Test("A folder holds a picture for each frame, numbered in order")
  func pictures() throws {
    let output = folder.file("frames/")
    #expect(
      try run(["snapshot", "-o", output, "--every", "100", "--size", "20x30"] + Self.drag).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: output).sorted()
        == ["000.png", "001.png", "002.png", "003.png", "004.png"])
  }

  @Test("Interrupted, a folder holds whole pictures alone", arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func interrupted(signal: Int32, status: Int) throws {
    let output = folder.file("frames/")
    _ = try shell("mkdir frames")
    let watcher = try GrowingFile(output + "002.png")
    let program = try RunningProgram(["snapshot", "-o", output, "--frames", "900"] + Self.drag)
    // the third picture appears whole; then it is in the midst of its work
    try watcher.waitForFile()
    program.send(signal)
    #expect(try program.exitStatus() == status)
    #expect(program.standardError.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
    #expect(names.count >= 3 && names.count < 900)
    for name in names {
      #expect(name.hasSuffix(".png"))
      let end = try Data(contentsOf: URL(filePath: output + name)).suffix(8)
      #expect(Array(end) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
  }

  @Test("Without a display the style's own gesture is drawn, logged and recorded")
  func offscreen() throws {
    let run = try shell(
      "\"$slipsheet\" run fade --backend offscreen --size 60x120 --log log.jsonl --record t.jsonl")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == "film strip: slipsheet-fade.png\n")
    #expect(try files() == ["log.jsonl", "slipsheet-fade.png", "t.jsonl"])
    let log = try String(contentsOfFile: folder.file("log.jsonl"), encoding: .utf8)
    #expect(log.contains(#""event":"didDismiss"}"#))
    #expect(try self.run(["replay", folder.file("t.jsonl")]).output == log)
  }

  @Test("Release by release it is said what was measured, against which threshold, and what won")
  func explain() throws {
    let dismissed = try run(["explain"] + Self.drag)
    #expect(dismissed.status == 0)
    #expect(dismissed.output.contains("dismissed"))
    #expect(dismissed.output.contains("holds  y = 150, asked for > 100"))
    let restored = try run(["explain", "--drag", "195,300 +0,90@200 up"])
    #expect(restored.output.contains("restored") && restored.output.contains("fails  y = 90"))
    #expect(try run(["explain", "--drag", "195,300"]).output == "no release: no drag began\n")
    let json = try run(["explain", "--json"] + Self.drag)
    #expect(json.output.hasPrefix(#"{"t":0.2,"event":"dragEnded","outcome":"dismiss","why":{"#))
  }

  @Test(
    "A built-in style is printed as a file that can be run",
    arguments: ["sheet", "photo", "fade", "card", "zoom"])
  func styles(name: String) throws {
    let text = try run(["styles", name])
    #expect(text.status == 0)
    let style = try file("mine.json5", text.output)
    let trace = try file("t.jsonl", Self.trace)
    #expect(
      try run(["replay", trace, "--style", style]).output == run(["replay", trace, "--style", name]).output)
    // a copy goes by its file's name
    #expect(try run(["explain", "--style", style] + Self.drag).output.contains("style mine.json5: "))
    #expect(try run(["styles"]).output.contains("\(name)  "))
  }
}
