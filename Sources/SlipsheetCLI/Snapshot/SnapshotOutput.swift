import Lab

/// What a snapshot's file name asks for.
enum SnapshotOutput: Hashable {
  case picture
  case folder
  case webp
  case video(VideoEncoder.Format)

  /// Reads a file's or a folder's name; throws where its ending is not known.
  init(_ path: String) throws {
    let name = path.lowercased()
    if path.hasSuffix("/") {
      self = .folder
    } else if name.hasSuffix(".png") {
      self = .picture
    } else if name.hasSuffix(".webp") {
      self = .webp
    } else if name.hasSuffix(".gif") {
      self = .video(.gif)
    } else if name.hasSuffix(".mp4") {
      self = .video(.mp4)
    } else {
      throw Failure.usage(
        "-o \(path), expected a name ending in .png, .webp, .gif or .mp4, or in / for a folder")
    }
  }

  /// The frames a second that an animation has where nothing else is asked for; nil for pictures.
  var framesPerSecond: Double? {
    switch self {
    case .picture, .folder: nil
    case .webp: 50
    case .video(let format): format.framesPerSecond
    }
  }
}
