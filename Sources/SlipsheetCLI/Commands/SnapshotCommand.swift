import Drawing
import Interaction
import Lab
import Slipsheet

/// Draws frames of a gesture without a display.
enum SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "draw frames of a gesture: a picture, a film strip, a folder, or an animation"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- draw frames of a gesture",
      summary: """
        Runs a gesture without a display and draws what was shown: one PNG, a film strip (several frames in one
        PNG), a folder of PNGs where OUT ends in a slash, or an animation (.webp; .gif and .mp4 with ffmpeg).
        Several styles, as in --style sheet,card, make a grid.
        """)
    GestureOptions.add(to: parser)
    SceneOptions.add(to: parser, followsDesktop: false)
    FrameTimes.add(to: parser)
    parser.flag("pointer", "Show the pointer and its way")
    parser.text("frame", "phone|none", "What is around the window (default none)")
    parser.text("jobs", "N", "Threads that encode (default: processors); changes no byte")
    parser.text("shard", "I/N", "Only every Nth frame of a folder, from the Ith")
    parser.text("output", short: "o", "OUT", "A .png, .webp, .gif or .mp4 file, or a folder/")
    let values = try parser.parse(arguments)
    guard values.rest.isEmpty else { throw Failure.usage("unexpected \"\(values.rest[0])\"") }
    guard let path = values["output"] else {
      throw Failure.usage("expected -o OUT, a .png, .webp, .gif or .mp4 file, or a folder/")
    }
    let output = try SnapshotOutput(path)
    let jobs = try jobs(values["jobs"])
    let shard = try Shard(values["shard"])
    guard shard.count == 1 || output == .folder else {
      throw Failure.usage("--shard is for folders, expected -o OUT/")
    }
    let scene = try SceneOptions(values)
    let gesture = try GestureOptions(values, scene: scene)
    let look = Film.Look(
      showsPointer: values.has("pointer"), showsPhone: try showsPhone(values["frame"]),
      theme: scene.theme ?? .light)
    try SceneOptions.requireFonts()
    Interruption.hold()
    let film = Film(gesture.trace, styles: gesture.styles, look: look, isOpened: values["trace"] == nil)
    let times = try FrameTimes(values, of: film, for: output)
    let shoot = Shoot(film: film, times: times, path: path, jobs: jobs)
    do {
      switch output {
      case .picture: try shoot.writePicture()
      case .folder: try shoot.writeFolder(shard)
      case .webp: try shoot.writeWebP()
      case .video(let format): try shoot.writeVideo(format)
      }
    } catch let error as FileError {
      throw Failure.failed("cannot write, \(error.path), \(error.reason)")
    } catch let error as BitmapError {
      throw Failure.failed("\(error), \(path), take fewer frames, a smaller --size or --scale, or a folder/")
    } catch let error as VideoError {
      throw Failure.failed("cannot make the video, \(path), \(error)")
    }
  }

  private static func jobs(_ text: String?) throws -> Int {
    guard let text else { return WorkerThread.processors }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw Failure.usage("--jobs \(text), expected 1 to 256")
    }
    return jobs
  }

  private static func showsPhone(_ text: String?) throws -> Bool {
    switch text ?? "none" {
    case "phone": true
    case "none": false
    case let other: throw Failure.usage("--frame \(other), expected phone or none")
    }
  }
}
