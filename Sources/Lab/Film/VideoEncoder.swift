import Drawing
import Glibc

/// Hands frames through a pipe to `ffmpeg`, which makes a GIF or an MP4 file of them.
///
/// The file appears under its name only when it is whole.
package final class VideoEncoder {
  /// The kinds of files.
  package enum Format: String, Sendable {
    case gif
    case mp4

    /// The frames a second that it is made with where nothing else is asked for; GIF counts in hundredths of a second.
    package var framesPerSecond: Double { self == .gif ? 50 : 60 }

    fileprivate var arguments: [String] {
      let held = "tpad=stop_mode=clone:stop_duration=\(VideoEncoder.heldAtEnd)"
      return switch self {
      case .gif:
        [
          "-filter_complex",
          "[0:v]\(held),split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a",
          "-loop", "0", "-f", "gif",
        ]
      case .mp4:
        [
          // the format wants even sides
          "-vf", "\(held),pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-preset", "medium",
          "-crf", "14", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f", "mp4",
        ]
      }
    }
  }

  /// How long the last frame stays, in seconds, so that one sees what it came to.
  package static let heldAtEnd = 0.8

  private let path: String
  private let partial: String
  private var process: pid_t?
  private let input: Int32
  private let words: Int32

  /// Starts `ffmpeg` for frames of a size in pixels; throws where it isn't there or doesn't start.
  package init(_ format: Format, to path: String, width: Int, height: Int, framesPerSecond: Double)
    throws(VideoError)
  {
    guard let program = Self.program() else { throw .notInstalled }
    self.path = path
    partial = "\(path).\(getpid()).partial"
    let arguments =
      [
        program, "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgr0",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ] + format.arguments + [
        "-fflags", "+bitexact", "-flags", "+bitexact", "-map_metadata", "-1", "-y", partial,
      ]
    let (inputs, outputs) = (try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputs.reading, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputs.writing, 2)
    let list = arguments.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, program, &actions, nil, list, environ)
    close(inputs.reading)
    close(outputs.writing)
    (input, words) = (inputs.writing, outputs.reading)
    guard failure == 0 else {
      close(input)
      close(words)
      throw .failed(reason: String(cString: strerror(failure)))
    }
    process = id
  }

  deinit {
    guard let process else { return }
    kill(process, SIGKILL)
    _ = end(process)
    unlink(partial)
  }

  /// Hands over a frame; throws where `ffmpeg` has ended.
  package func add(_ frame: Bitmap) throws(VideoError) {
    for row in 0..<frame.height {
      let start = frame.buffer.base + row * frame.buffer.bytesPerRow
      var rest = UnsafeRawBufferPointer(start: start, count: frame.width * 4)
      while !rest.isEmpty {
        let count = write(input, rest.baseAddress, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          throw finished() ?? .failed(reason: "it takes no more frames")
        }
      }
    }
  }

  /// Ends the video and gives the file its name; throws where that fails.
  package func finish() throws(VideoError) {
    if let error = finished() { throw error }
    guard rename(partial, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(partial)
      throw .failed(reason: "\(reason), \(path)")
    }
  }

  /// Waits for the end; returns what went wrong, or nil.
  private func finished() -> VideoError? {
    guard let process else { return .failed(reason: "it has ended") }
    self.process = nil
    let (status, text) = end(process)
    guard status != 0 else { return nil }
    unlink(partial)
    let line = text.split(separator: "\n").last.map(String.init)
    return .failed(reason: line ?? "status \(status)")
  }

  private func end(_ process: pid_t) -> (status: Int32, words: String) {
    close(input)
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(words, &chunk, chunk.count)
      if count > 0 { text += chunk[..<count] } else if count == 0 || errno != EINTR { break }
    }
    close(words)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (status, String(decoding: text, as: UTF8.self))
  }

  /// The program's place on the PATH.
  private static func program() -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
  }

  private static func pipe() throws(VideoError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw .failed(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
