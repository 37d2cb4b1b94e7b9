/// What a window shows.
public struct ShownPicture: Equatable, Sendable {
  /// Its width, in pixels.
  public internal(set) var width = 0
  /// Its height, in pixels.
  public internal(set) var height = 0
  /// Pixels a unit as the client has set it.
  public internal(set) var scale = 1
  /// The size in units that the picture is to cover, where the client has set one.
  public internal(set) var destination: [Int]?
  /// The first row's middle pixel, as 0xRRGGBB.
  public internal(set) var topPixel: UInt32 = 0
}
