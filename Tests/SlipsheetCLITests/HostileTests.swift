import Foundation
import Glibc
import Testing
import TestSupport

/// Files that nobody means well with: none may crash the program or hold it up, and each has its line.
///
/// Those of `Tests/Hostile/` stand in its `lines.tsv`, with the exit status and the line; an empty line means that the
/// file is read. Special and large files are made here.
@Suite("Hostile files", .timeLimit(.minutes(5)))
struct HostileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Hostile").path

  struct Row: CustomTestStringConvertible {
    var file: String
    var status: Int
    var line: String

    var testDescription: String { file }

    /// The command that reads the file, run in its folder.
    func arguments() throws -> [String] {
      switch file.prefix(while: { $0 != "/" }) {
      case "styles": return ["replay", "traces/plain.jsonl", "--style", file]
      case "traces": return ["replay", file]
      case "layouts": return ["layout", file]
      default:
        let bytes = try Data(contentsOf: URL(filePath: "\(HostileTests.folder)/\(file)"))
        return ["explain", "--drag", String(decoding: bytes, as: UTF8.self)]
      }
    }
  }

  static let rows: [Row] = {
    guard let table = try? String(contentsOfFile: "\(folder)/lines.tsv", encoding: .utf8) else { return [] }
    return table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let status = Int(fields[1]) else { return nil }
      return Row(file: String(fields[0]), status: status, line: String(fields[2]))
    }
  }()

  @Test("Each file has its line", arguments: rows.filter { !$0.file.hasPrefix("pictures/") })
  func line(row: Row) throws {
    try expect(row.arguments(), in: Self.folder, status: row.status, row.line)
  }

  @Test("The table has every file, and each file is in the table")
  func table() throws {
    var files: [String] = []
    for kind in ["styles", "traces", "layouts", "drags", "pictures"] {
      files += try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(kind)").map {
        "\(kind)/\($0)"
      }
    }
    #expect(files.sorted() == Self.rows.map(\.file).sorted())
    #expect(Self.rows.count > 190)
  }

  // MARK: Special files

  private func expect(_ arguments: [String], in folder: String, status: Int, _ line: String) throws {
    let words = arguments.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let program = try RunningProgram.shell("\"$slipsheet\" \(words)", in: folder)
    let found = try program.exitStatus(before: Deadline(in: .seconds(30)))
    #expect(found == status, "\(arguments.joined(separator: " ").prefix(200)): \(program.standardError)")
    let expected = line.isEmpty ? "" : "slipsheet: error: \(line)\n"
    #expect(program.standardError == expected)
    if status != 0 { #expect(program.standardOutput == "") }
  }

  /// What reads a file: each command with its way to be given one.
  static let readers: [[String]] = [
    ["replay"], ["replay", "t", "--style"], ["replay", "t", "--times"], ["layout"],
  ]

  static let specials: [(name: String, script: String, reason: String)] = [
    ("absent", "true", "No such file or directory"),
    ("./folder", "mkdir folder", "is a folder, expected a file"),
    ("./pipe", "mkfifo pipe", "is a pipe that gave nothing for 5 seconds"),
    ("/dev/null", "true", "is a device, expected a file"),
    ("/dev/zero", "true", "is a device, expected a file"),
    ("./t/x", "true", "Not a directory"),
    ("./loop", "ln -s loop loop", "Too many levels of symbolic links"),
    ("./one", "ln -s two one; ln -s one two", "Too many levels of symbolic links"),
    ("./dangling", "ln -s nowhere dangling", "No such file or directory"),
    ("./a" + String(repeating: "b", count: 300), "true", "File name too long"),
    ("./a.jsonl/", "echo > a.jsonl", "Not a directory"),
  ]

  @Test("Names that are no file's have their line", arguments: specials, readers)
  func special(file: (name: String, script: String, reason: String), reader: [String]) throws {
    // one wait is enough
    if file.name == "./pipe", reader != ["replay"] { return }
    let scratch = try ScratchFolder()
    _ = try RunningProgram.shell("cp '\(Self.folder)/traces/plain.jsonl' t; \(file.script)", in: scratch.path)
      .exitStatus()
    let name = file.name.contains("/") ? file.name : "./\(file.name)"
    try expect(reader + [name], in: scratch.path, status: 1, "\(name): \(file.reason)")
  }

  @Test("A file that may not be read has its line", arguments: readers, ["file", "folder/file"])
  func forbidden(reader: [String], name: String) throws {
    // nothing is forbidden to root
    guard getuid() != 0 else { return }
    let scratch = try ScratchFolder()
    _ = try RunningProgram.shell(
      "cp '\(Self.folder)/traces/plain.jsonl' t; mkdir folder; cp t file; cp t folder; chmod 0 file folder",
      in: scratch.path
    ).exitStatus()
    try expect(reader + ["./\(name)"], in: scratch.path, status: 1, "./\(name): Permission denied")
    _ = try RunningProgram.shell("chmod 700 folder", in: scratch.path).exitStatus()
  }

  @Test("A pipe is read to its end")
  func pipe() throws {
    let script = "cat traces/plain.jsonl | \"$slipsheet\" replay /dev/stdin | tail -1"
    let program = try RunningProgram.shell(script, in: Self.folder)
    #expect(try program.exitStatus() == 0)
    #expect(program.standardError == "")
    #expect(program.standardOutput.contains("hidden"))
  }

  // MARK: Limits

  /// Files just beyond a limit, as a shell makes them without their lying in the repository.
  static let large: [(reader: [String], script: String, line: String)] = [
    (
      ["replay", "t", "--style", "./f"], "truncate -s 1048577 f",
      "./f: has 1048577 bytes, expected at most 1048576"
    ),
    (["replay", "./f"], "truncate -s 268435457 f", "./f: has 268435457 bytes, expected at most 268435456"),
    (
      ["replay", "t", "--times", "./f"], "truncate -s 1T f",
      "./f: has 1099511627776 bytes, expected at most 268435456"
    ),
    (["layout", "./f"], "truncate -s 16777217 f", "./f: has 16777217 bytes, expected at most 16777216"),
    (
      ["replay", "./f"], "{ cat t; head -c 1048577 /dev/zero | tr '\\0' x; } > f",
      "./f: line 5: the line has 1048577 bytes, expected at most 1048576"
    ),
    (
      ["layout", "./f"], "{ printf '%0100000d' 0 | tr 0 '['; } > f",
      "./f: line 1, column 65: nested 100000 deep, expected at most 64"
    ),
    (
      ["layout", "./f"],
      """
      { printf '{"edits":[],"steps":[],"constraints":[{"terms":{"a":1},"relation":"=="}'; \
      yes ',{"terms":{"a":1},"relation":"=="}' | head -n 10000; echo ']}'; } > f
      """, "./f: 10001 constraints, expected at most 10000"
    ),
    (
      ["layout", "./f"],
      """
      { echo '{"edits":['; seq -f '"v%g"' -s, 1001; echo '],"constraints":[],"steps":[{"suggest":{}}'; \
      yes ',{"suggest":{}}' | head -n 999; echo ']}'; } > f
      """, "./f: 1001000 values (variables times steps), expected at most 1000000"
    ),
  ]

  @Test("A file beyond a limit is told with its size and the limit", arguments: large)
  func limit(reader: [String], script: String, line: String) throws {
    let scratch = try ScratchFolder()
    _ = try RunningProgram.shell("cp '\(Self.folder)/traces/plain.jsonl' t; \(script)", in: scratch.path)
      .exitStatus()
    try expect(reader, in: scratch.path, status: 1, line)
  }

  @Test(
    "A trace of nothing but line breaks takes no more memory than its bytes",
    .disabled(if: Sanitizer.isBuiltIn, "it wants more addresses than the limit leaves"))
  func lineBreaks() throws {
    let script = """
      head -c 10000000 /dev/zero | tr '\\0' '\\n' > f; ulimit -v 150000; "$slipsheet" replay ./f
      """
    let scratch = try ScratchFolder()
    let program = try RunningProgram.shell(script, in: scratch.path)
    #expect(try program.exitStatus() == 1)
    #expect(program.standardError == "slipsheet: error: ./f: empty, expected a trace's first line\n")
  }

  @Test("More samples than a replay may have are refused before the first is written")
  func samples() throws {
    let scratch = try ScratchFolder()
    let program = try RunningProgram.shell(
      #"printf '{"slipsheet":"trace","version":1,"size":[9,9]}\n{"t":86400,"kind":"close"}\n' > f; "$slipsheet" replay f --fps 120"#,
      in: scratch.path)
    #expect(try program.exitStatus() == 2)
    #expect(program.standardOutput == "")
    #expect(
      program.standardError
        == "slipsheet: error: --fps 120 makes 10369200 samples, expected at most 10000000\n")
  }
}
