import Drawing

extension SnapshotReferences {
  /// Compares a picture with the reference of a name, and writes the reference where the mode says so.
  ///
  /// Throws where the picture differs by more than the tolerance, or there was nothing to compare with.
  ///
  /// - Parameters:
  ///   - tolerance: Without one, not a pixel may differ where the reference notes the same `setup`, and what an eye
  ///     would not see may where it notes another one.
  ///   - setup: What the picture was drawn with; a reference that is written notes it.
  public func check(
    _ picture: Bitmap, named name: String, tolerance: PictureTolerance? = .exact, setup: PictureSetup? = nil
  ) throws(SnapshotFailure) {
    let path = "\(folder)/\(name).png"
    func write() throws(SnapshotFailure) { try self.write(picture, as: name, in: folder, setup: setup) }
    try check(path, write: write) { (bytes) throws(SnapshotFailure) in
      let reference: Bitmap
      do throws(FileError) {
        reference = try Bitmap(contentsOf: path)
      } catch {
        throw .file(path: error.path, reason: error.reason)
      }
      let noted = Bitmap.pngNote(in: bytes).map(PictureSetup.init)
      let isSameSetup = noted == nil || setup == nil || noted == setup
      let difference = PictureDifference(reference, picture)
      guard !(tolerance ?? (isSameSetup ? .exact : .perceptual)).allows(difference) else { return }
      try self.write(reference, as: "\(name).reference", in: failures)
      try self.write(picture, as: "\(name).actual", in: failures)
      if let marks = difference.picture { try self.write(marks, as: "\(name).difference", in: failures) }
      var summary =
        reference.width == picture.width && reference.height == picture.height
        ? "\(percent(difference.share)) of the pixels, by up to \(percent(difference.worst))"
        : "\(picture.width) x \(picture.height) pixels instead of \(reference.width) x \(reference.height)"
      if !isSameSetup, let noted, let setup {
        summary += "; it was drawn with \(noted.description), here with \(setup.description)"
      }
      throw .differs(
        name: "\(name).png", summary: summary,
        path: "\(failures)/\(name).\(difference.picture == nil ? "actual" : "difference").png")
    }
  }

  private func write(
    _ picture: Bitmap, as name: String, in folder: String, setup: PictureSetup? = nil
  ) throws(SnapshotFailure) {
    try write("\(name).png", in: folder) { (path) throws(FileError) in
      try picture.writePNG(to: path, note: setup?.description)
    }
  }

  private func percent(_ part: Double) -> String { "\((part * 10_000).rounded(.up) / 100) %" }
}
