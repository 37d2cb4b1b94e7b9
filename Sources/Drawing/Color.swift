/// A colour in sRGB with straight alpha; every component in 0...1.
public struct Color: Hashable, Sendable {
  /// The part of red light, encoded as sRGB.
  public var red: Double
  /// The part of green light, encoded as sRGB.
  public var green: Double
  /// The part of blue light, encoded as sRGB.
  public var blue: Double
  /// How much of what is behind it is covered.
  public var alpha: Double

  /// Makes a colour from its components, each in 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// No light.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// All light.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by a factor in 0...1.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
