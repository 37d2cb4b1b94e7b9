/// What of a stage a snapshot holds.
public struct SnapshotForm: Hashable, Sendable {
  enum Kind: Hashable {
    case pictures(PictureTolerance?)
    case scene
    case log
  }

  let kind: Kind

  /// Pictures side by side, as one PNG file.
  ///
  /// Where the reference was drawn with the same libraries and fonts not a pixel may differ; elsewhere, no eye may
  /// see a difference.
  public static let pictures = SnapshotForm(kind: .pictures(nil))

  /// Pictures side by side, as one PNG file, held to a tolerance wherever they are drawn.
  public static func pictures(_ tolerance: PictureTolerance) -> SnapshotForm {
    SnapshotForm(kind: .pictures(tolerance))
  }

  /// Everything that is on the stage, from back to front, as text that is the same on every machine: `SceneLog`.
  public static let scene = SnapshotForm(kind: .scene)

  /// What the first panel shows and every turn of its life, as the text of a state log, which is the same on every
  /// machine.
  public static let log = SnapshotForm(kind: .log)
}
