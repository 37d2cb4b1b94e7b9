import Drawing
import Glibc

/// The reference pictures of one test file, in the folder `__Pictures__` beside it.
public struct PictureReferences: Sendable {
  /// Where the references lie.
  public let folder: String
  /// Which references are written anew.
  public let mode: RecordingMode
  /// Where a failed comparison leaves its pictures.
  public let failures: String

  /// Finds the references of a test file.
  ///
  /// Failed comparisons leave their pictures in `failures`, else in `SLIPSHEET_FAILURES`, else below `/tmp`.
  public init(
    of file: String = #filePath, mode: RecordingMode = .ofEnvironment, failures: String? = nil
  ) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    folder = (parts.dropLast() + ["__Pictures__"]).joined(separator: "/")
    self.mode = mode
    let chosen = failures ?? getenv("SLIPSHEET_FAILURES").map { String(cString: $0) }
    let name = parts.last?.split(separator: ".").first ?? "pictures"
    self.failures = chosen ?? "/tmp/slipsheet-failures/\(name)"
  }

  /// Compares a picture with the reference of a name, and writes the reference where the mode says so.
  ///
  /// Throws where the picture differs by more than the tolerance, or there was nothing to compare with.
  public func check(
    _ picture: Bitmap, named name: String, tolerance: PictureTolerance = .exact
  ) throws(PictureFailure) {
    let path = "\(folder)/\(name).png"
    guard mode != .all else { throw try record(picture, at: path) }
    guard access(path, F_OK) == 0 else {
      throw mode == .never ? .noReference(path: path) : try record(picture, at: path)
    }
    let reference: Bitmap
    do {
      reference = try Bitmap(contentsOf: path)
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
    let difference = PictureDifference(reference, picture)
    guard !tolerance.allows(difference) else { return }
    try write(reference, as: "\(name).reference.png", in: failures)
    try write(picture, as: "\(name).actual.png", in: failures)
    if let marks = difference.picture { try write(marks, as: "\(name).difference.png", in: failures) }
    if mode == .failed { _ = try record(picture, at: path) }
    let summary =
      reference.width == picture.width && reference.height == picture.height
      ? "\(percent(difference.share)) of the pixels, by up to \(percent(difference.worst))"
      : "\(picture.width) x \(picture.height) pixels instead of \(reference.width) x \(reference.height)"
    throw .differs(name: name, summary: summary, folder: failures)
  }

  private func record(_ picture: Bitmap, at path: String) throws(PictureFailure) -> PictureFailure {
    try write(picture, as: String(path.dropFirst(folder.count + 1)), in: folder)
    return .recorded(path: path)
  }

  private func write(_ picture: Bitmap, as name: String, in folder: String) throws(PictureFailure) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      path += part
      if !path.isEmpty { mkdir(path, 0o777) }
      path += "/"
    }
    do {
      try picture.writePNG(to: "\(folder)/\(name)")
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
  }

  private func percent(_ part: Double) -> String { "\((part * 10_000).rounded(.up) / 100) %" }
}
