import Foundation
import Testing
import TestSupport

@Suite("Maps and animations")
struct FilmCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (
    status: Int, output: String, errors: String
  ) {
    let program = try RunningProgram(arguments, environment: environment)
    let status = try program.exitStatus()
    return (status, program.standardOutput, program.standardError)
  }

  private func shell(_ script: String) throws -> (status: Int, output: String) {
    let program = try RunningProgram.shell(script, in: folder.path)
    let status = try program.exitStatus()
    return (status, program.standardOutput)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
  }

  private func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name)).sorted()
  }

  static let small = ["snapshot", "--drag", "40,30 +0,60@60 up", "--size", "80x120"]

  static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  @Test("A decision is a picture or SVG, too, the same bytes twice, and says what the words say")
  func explanation() throws {
    let drag = ["--style", "photo", "--drag", "195,300 +60,70@300 +10,40@60 up"]
    let words = try run(["explain"] + drag).output
    for name in ["e.png", "e.svg", "twice.png", "twice.svg"] {
      let explanation = try run(["explain", "-o", folder.file(name)] + drag)
      #expect(explanation.status == 0 && explanation.output == words, "\(explanation.errors)")
    }
    for ending in ["png", "svg"] {
      #expect(try bytes("e.\(ending)") == bytes("twice.\(ending)"))
    }
    let drawing = String(decoding: try bytes("e.svg"), as: UTF8.self)
    #expect(drawing.contains("photo dismissed"))
    #expect(drawing.contains("|y| = 102.407, asked for &gt; 80"))
    #expect(drawing.contains("Let go at 0.36 s, moved 63.5, 102.4 points, at 151.3, 866.1 points/s."))
  }

  @Test("Without a release, or to a file of another kind, no picture is drawn")
  func noExplanation() throws {
    let path = folder.file("e.png")
    let still = try run(["explain", "--drag", "195,300 up", "-o", path])
    #expect(still.status == 1 && still.errors.contains("no drag began"))
    let other = try run(["explain", "--drag", "195,300 up", "-o", folder.file("e.gif")])
    #expect(other.status == 2 && other.errors.contains("expected a name ending in .png or .svg"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A map is a picture or SVG, the same bytes twice")
  func map() throws {
    for name in ["svg", "png"] {
      let map = try run(["map", "--style", "sheet", "--compare", "card", "-o", folder.file("a.\(name)")])
      #expect(map.status == 0, "\(map.errors)")
      let short = try run(["map", "--compare", "sheet", "card", "-o", folder.file("b.\(name)")])
      #expect(short.status == 0, "\(short.errors)")
    }
    let copy = folder.file("copy.json5")
    try run(["styles", "sheet"]).output.write(toFile: copy, atomically: true, encoding: .utf8)
    #expect(try run(["map", "--compare", copy, "sheet", "-o", folder.file("d.svg")]).status == 0)
    #expect(String(decoding: try bytes("d.svg"), as: UTF8.self).contains("boundary of copy.json5"))
    #expect(try run(["map", "sheet", "-o", folder.file("c.png")]).errors.contains("unexpected \"sheet\""))
    #expect(try bytes("a.svg") == bytes("b.svg"))
    #expect(try bytes("a.png") == bytes("b.png"))
    #expect(String(decoding: try bytes("a.svg"), as: UTF8.self).contains("100 points at rest"))
  }

  @Test("An animated WebP file has a frame for each time, whatever the number of jobs")
  func webp() throws {
    for (name, jobs) in [("a.webp", "1"), ("b.webp", "3")] {
      let film = try run(
        Self.small + ["--every", "20", "--pointer", "--jobs", jobs, "-o", folder.file(name)])
      #expect(film.status == 0, "\(film.errors)")
      #expect(film.errors.isEmpty)
    }
    #expect(try bytes("a.webp") == bytes("b.webp"))
    #expect(try names() == ["a.webp", "b.webp"])
  }

  @Test(
    "An animated WebP file opens in libwebp's own tool", .enabled(if: isInstalled("webpinfo"), "needs webp"))
  func webpInfo() throws {
    #expect(try run(Self.small + ["--every", "20", "-o", folder.file("a.webp")]).status == 0)
    let info = try shell("webpinfo -summary a.webp")
    #expect(info.status == 0)
    #expect(info.output.contains("Number of frames: 14"), "\(info.output)")
    #expect(info.output.contains("No error detected."))
  }

  @Test(
    "Videos open in other programs",
    .enabled(if: isInstalled("ffmpeg") && isInstalled("ffprobe"), "needs ffmpeg"),
    arguments: [("a.gif", "gif", "80,121"), ("a.mp4", "h264", "80,122")])
  func video(name: String, codec: String, size: String) throws {
    let film = try run(Self.small + ["--size", "80x121", "--every", "20", "-o", folder.file(name)])
    #expect(film.status == 0, "\(film.errors)")
    let probe = try shell(
      "ffprobe -v error -count_frames -show_entries stream=codec_name,width,height,nb_read_frames -of csv=p=0 \(name)"
    )
    let fields = probe.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(fields.hasPrefix("\(codec),\(size),"), "\(fields)")
    // 14 frames, and the last one stays for 0.8 s
    #expect((Int(fields.split(separator: ",").last ?? "") ?? 0) >= 14)
    #expect(try names() == [name])
  }

  @Test(
    "An animated GIF opens in ImageMagick",
    .enabled(if: isInstalled("ffmpeg") && isInstalled("identify"), "needs ffmpeg and imagemagick"))
  func identified() throws {
    #expect(try run(Self.small + ["--every", "20", "-o", folder.file("a.gif")]).status == 0)
    let frames = try shell("identify -format '%m %wx%h\\n' a.gif").output.split(separator: "\n")
    #expect(frames.count >= 14)
    // the first frame is whole; later ones may be only what changed
    #expect(frames.first == "GIF 80x120")
  }

  @Test("Without ffmpeg one line says what to install, and nothing is left behind")
  func noVideo() throws {
    let film = try run(Self.small + ["-o", folder.file("a.mp4")], environment: ["PATH": "/nowhere"])
    #expect(film.status == 1)
    #expect(film.errors.contains("ffmpeg is not installed") && film.errors.count { $0 == "\n" } == 1)
    #expect(try names() == [])
  }

  @Test(
    "A video that cannot be written says why, and nothing is left behind",
    .enabled(if: isInstalled("ffmpeg"), "needs ffmpeg"))
  func unwritable() throws {
    let film = try run(Self.small + ["-o", folder.file("none/a.mp4")])
    #expect(film.status == 1)
    #expect(film.errors.contains("No such file") && film.errors.count { $0 == "\n" } == 1, "\(film.errors)")
    #expect(try names() == [])
  }

  @Test("The shards of a folder are the folder")
  func shards() throws {
    let film = Self.small + ["--every", "20", "--frame", "phone"]
    #expect(try run(film + ["-o", folder.file("whole/")]).status == 0)
    for shard in ["1/3", "2/3", "3/3"] {
      #expect(try run(film + ["--shard", shard, "-o", folder.file("parts/")]).status == 0)
    }
    let files = try names(in: "whole")
    #expect(files.count == 14)
    #expect(try names(in: "parts") == files)
    for file in files { #expect(try bytes("whole/\(file)") == bytes("parts/\(file)")) }
  }

  @Test(
    "On a terminal, long work shows how far it is and tells how fast it went",
    .enabled(if: isInstalled("script"), "needs script"))
  func progress() throws {
    // enough for the bar to be worth while
    #if DEBUG
      let count = 200
    #else
      let count = 1500
    #endif
    let film = "snapshot --drag '40,30 +0,60@60 up' --size 390x844 --scale 1 --frames \(count) -o film/"
    let shown = try shell("script -qec \"'$slipsheet' \(film)\" /dev/null </dev/null").output
    #expect(shown.contains(try Regex("\\[=* *\\] \\d+/\(count), \\d+ s left")), "\(shown)")
    #expect(shown.contains(try Regex("\(count) frames in [\\d.]+ s, [\\d.]+ a second")), "\(shown)")
    #expect(try names(in: "film").count == count)
  }

  @Test("Several styles make a grid, in a picture and in an animation")
  func grid() throws {
    let styles = ["--style", "sheet,card", "--frames", "3"]
    for name in ["one.png", "two.png", "two.webp"] {
      let style = name.hasPrefix("one") ? ["--frames", "3"] : styles
      #expect(try run(Self.small + style + ["-o", folder.file(name)]).status == 0)
    }
    func height(_ name: String) throws -> UInt32 {
      try bytes(name)[20..<24].reduce(0) { $0 << 8 | UInt32($1) }
    }
    // two rows with their titles instead of one
    #expect(try height("two.png") > 2 * height("one.png") - 60)
  }

  @Test(
    "Wrong words are told in one line",
    arguments: [
      (["--jobs", "0", "-o", "a.png"], "--jobs 0"), (["--shard", "3/2", "-o", "a/"], "--shard 3/2"),
      (["--shard", "1/2", "-o", "a.png"], "--shard is for folders"),
      (["--frame", "tv", "-o", "a.png"], "--frame tv"), (["--at", "0,10", "-o", "a.mp4"], "--at 0,10"),
      (["-o", "a.bmp"], "-o a.bmp"),
    ])
  func wrong(words: [String], text: String) throws {
    let film = try run(Self.small + words)
    #expect(film.status == 2)
    #expect(film.errors.contains(text) && film.errors.count { $0 == "\n" } == 1, "\(film.errors)")
  }
}
