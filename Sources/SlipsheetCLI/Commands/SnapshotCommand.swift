import Drawing
import Gallery
import Geometry
import Glibc
import Interaction
import Motion
import Slipsheet

/// Draws frames of a gesture without a display.
enum SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "draw frames of a gesture: one picture, a film strip, or a folder of pictures"

  /// More frames than anybody looks at.
  private static let mostFrames = Limits.frames

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- draw frames of a gesture",
      summary: """
        Runs a gesture without a display and draws what was shown: one PNG, a film strip (several frames in one
        PNG), or a folder of PNGs where OUT ends in a slash.
        """)
    GestureOptions.add(to: parser)
    SceneOptions.add(to: parser, followsDesktop: false)
    parser.text("at", "MS,..", "Frames at these milliseconds")
    parser.text("every", "MS", "A frame every so many milliseconds")
    parser.text("frames", "N", "So many frames, spread over the gesture (default 6)")
    parser.flag("pointer", "Show the pointer and its way")
    parser.text("output", short: "o", "OUT", "A file's name ending in .png, or a folder's in /")
    let values = try parser.parse(arguments)
    guard values.rest.isEmpty else { throw Failure.usage("unexpected \"\(values.rest[0])\"") }
    guard let output = values["output"] else {
      throw Failure.usage("expected -o OUT, a .png file or a folder/")
    }
    let isFolder = output.hasSuffix("/")
    guard isFolder || output.lowercased().hasSuffix(".png") else {
      throw Failure.usage("-o \(output), expected a name ending in .png, or in / for a folder")
    }
    let scene = try SceneOptions(values)
    let gesture = try GestureOptions(values, scene: scene)
    try SceneOptions.requireFonts()
    Interruption.hold()
    let exhibit = Exhibit(gesture.style, theme: scene.theme ?? .light)
    let film = GestureFilm(
      gesture.trace, style: gesture.style, presenter: exhibit.presenter, page: exhibit.panel.page)
    let times = try times(values, of: film)
    if isFolder {
      try writeFolder(output, film, times, showsPointer: values.has("pointer"))
    } else {
      try writePicture(output, film, times, showsPointer: values.has("pointer"))
    }
  }

  private static func times(_ values: OptionParser.Values, of film: GestureFilm) throws -> [Instant] {
    let given = ["at", "every", "frames"].filter { values[$0] != nil }
    guard given.count <= 1 else {
      throw Failure.usage("expected only one of --\(given.joined(separator: ", --"))")
    }
    if let text = values["at"] {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
        milliseconds($0, from: 0)
      }
      guard !numbers.contains(nil), numbers.count <= mostFrames else {
        throw Failure.usage("--at \(text), expected milliseconds separated by commas, such as 0,100,200")
      }
      return numbers.compactMap(\.self).sorted().map { Instant.zero + $0 }
    }
    if let text = values["every"] {
      guard let interval = milliseconds(text[...], from: 0.1) else {
        throw Failure.usage("--every \(text), expected milliseconds from 0.1 to 600000")
      }
      guard film.end.nanoseconds / interval.nanoseconds < mostFrames else {
        throw Failure.usage(
          "--every \(text) makes more than \(mostFrames) frames, expected a longer interval")
      }
      return film.times(every: interval)
    }
    guard let text = values["frames"] else { return film.times(count: 6) }
    guard let count = Int(text), (1...mostFrames).contains(count) else {
      throw Failure.usage("--frames \(text), expected 1 to \(mostFrames)")
    }
    return film.times(count: count)
  }

  private static func milliseconds(_ text: Substring, from least: Double) -> Span? {
    guard let number = Double(text), (least...600_000).contains(number) else { return nil }
    return .seconds(number / 1000)
  }

  private static func writePicture(
    _ path: String, _ film: GestureFilm, _ times: [Instant], showsPointer: Bool
  ) throws {
    do {
      if times.count == 1, let time = times.first {
        let picture = try film.picture(at: time)
        if showsPointer { FilmStrip.mark(picture, pointer: film.pointerPath(at: time)) }
        try Interruption.check()
        try picture.writePNG(to: path)
      } else {
        let strip = try film.strip(at: times, showsPointer: showsPointer)
        try Interruption.check()
        try strip.writePNG(to: path)
      }
    } catch let error as FileError {
      throw Failure.failed("cannot write, \(path), \(error.reason)")
    } catch let error as BitmapError {
      throw Failure.failed("\(error), \(path), take fewer frames, a smaller --size or --scale, or a folder/")
    }
  }

  private static func writeFolder(
    _ path: String, _ film: GestureFilm, _ times: [Instant], showsPointer: Bool
  ) throws {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure.failed("cannot make the folder, \(path), \(String(cString: strerror(errno)))")
    }
    let width = max(3, String(times.count - 1).count)
    for (index, time) in times.enumerated() {
      let digits = String(index)
      let file = path + String(repeating: "0", count: width - digits.count) + digits + ".png"
      try Interruption.check()
      do {
        let picture = try film.picture(at: time)
        if showsPointer { FilmStrip.mark(picture, pointer: film.pointerPath(at: time)) }
        try picture.writePNG(to: file)
      } catch let error as FileError {
        throw Failure.failed("cannot write, \(file), \(error.reason)")
      } catch let error as BitmapError {
        throw Failure.failed("\(error), \(file), take a smaller --size or --scale")
      }
    }
  }
}
