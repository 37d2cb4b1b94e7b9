import Drawing
import Interaction
import Lab
import Slipsheet

/// A film and what is to become of its frames.
@MainActor
struct Shoot {
  let film: Film
  let times: FrameTimes
  let path: String
  let jobs: Int

  /// One frame as it is, several as a strip or a grid.
  func writePicture() throws {
    let isOne = times.times.count == 1
    let picture = try isOne ? film.frame(at: times.times[0]) : film.strip(at: times.times)
    try Interruption.check()
    try picture.writePNG(to: path)
  }

  /// A file for each frame, numbered among all of them.
  func writeFolder(_ shard: Shard) throws {
    let folder = try FrameFolder(path, count: times.times.count, jobs: jobs)
    try eachFrame(of: shard) { frame, index in
      try folder.add(frame, at: index)
    } finish: {
      try folder.finish()
    }
  }

  func writeWebP() throws {
    let animation = AnimatedWebP(jobs: jobs)
    try eachFrame { frame, index in
      animation.add(frame, milliseconds: times.milliseconds(of: index))
    } finish: {
      let bytes = try animation.data()
      try Interruption.check()
      try writeFile(bytes, to: path)
    }
  }

  func writeVideo(_ format: VideoEncoder.Format) throws {
    let interval = times.interval?.seconds ?? 1 / format.framesPerSecond
    var encoder: VideoEncoder?
    try eachFrame { frame, _ in
      let current =
        try encoder
        ?? VideoEncoder(
          format, to: path, width: frame.width, height: frame.height, framesPerSecond: 1 / interval)
      encoder = current
      try current.add(frame)
    } finish: {
      try encoder?.finish()
    }
  }

  /// Draws frame after frame and tells how far that is; `finish` waits for what becomes of them.
  private func eachFrame(
    of shard: Shard? = nil, _ body: (Bitmap, Int) throws -> Void, finish: () throws -> Void
  ) throws {
    let indices = times.times.indices.filter { shard?.contains($0) ?? true }
    let progress = ProgressBar(total: indices.count)
    defer { progress.clear() }
    for (done, index) in indices.enumerated() {
      try Interruption.check()
      progress.show(done)
      try body(try film.frame(at: times.times[index]), index)
    }
    try finish()
    progress.finish("frames")
  }
}
