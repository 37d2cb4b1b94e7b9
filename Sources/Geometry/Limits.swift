/// The most that anything from outside may be: one place for every floor.
///
/// Beyond a limit there is an error that names the value and the limit. Sizes of files are in bytes, lengths in seconds.
public enum Limits {
  // MARK: Files

  /// The size of a style file.
  public static let styleFile = 1 << 20
  /// The size of a trace or a log.
  public static let traceFile = 256 << 20
  /// The size of a line of a trace or a log: a style fits in.
  public static let traceLine = 1 << 20
  /// The size of a layout file.
  public static let layoutFile = 16 << 20
  /// How deep objects and lists stand in each other in any of them.
  public static let jsonDepth = 64
  /// How long a pipe that is read as a file may give nothing.
  public static let pipePatience = 5.0

  // MARK: Gestures

  /// The events of a trace, or of a drag in words.
  public static let events = 1_000_000
  /// The length of a trace: a day.
  public static let traceLength = 86_400.0
  /// The length of a drag in words.
  public static let dragLength = 600.0
  /// The length of a settle: a dismissal and a presentation that waited for it fit into the 10 seconds in which
  /// everything comes to rest.
  public static let settleLength = 4.5

  // MARK: Layouts

  /// The constraints of a layout file.
  public static let layoutConstraints = 10_000
  /// The terms of all its constraints.
  public static let layoutTerms = 100_000
  /// The values that its solution tells: one a variable and step.
  public static let layoutValues = 1_000_000

  // MARK: Pictures

  /// The pixels along each side of a window, a picture, or a film strip.
  public static let pictureSide = 16_384
  /// The pixels of a picture in a file, checked before any of them is decoded.
  public static let picturePixels = 134_217_728
  /// Pixels a point.
  public static let scale = 0.25...8.0

  // MARK: Output

  /// The frames of a film.
  public static let frames = 100_000
  /// The samples of a replay.
  public static let samples = 10_000_000
}
