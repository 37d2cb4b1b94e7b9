import Drawing
import Gallery
import Geometry
import Interaction
import Slipsheet
import Windowing

/// The options by which several commands are told what to show and how large.
@MainActor
struct SceneOptions {
  /// The size and the scale of the window, where they were given.
  var size: Size?
  var scale: Double?
  /// The colours; nil where they are the desktop's.
  var theme: Theme?
  /// Whether the panel shall not travel whatever the desktop says.
  var reducesMotion = false
  /// Whether a GPU draws a window's frames.
  var gpu = GPUChoice.automatic

  /// The size that a window opens with, in points.
  static let defaultSize = Size(width: 390, height: 844)

  /// The longest side of a picture, in pixels.
  static let longestSide = Double(Limits.pictureSide)

  /// Adds the options; a window takes from the desktop what is not given, a picture is the same on every machine.
  static func add(to parser: OptionParser, followsDesktop: Bool) {
    parser.text("size", "WxH", "Size in points (default 390x844)")
    parser.text("scale", followsDesktop ? "auto|N" : "N", "Pixels a point")
    parser.text(
      "theme", followsDesktop ? "auto|light|dark" : "light|dark",
      followsDesktop ? "Colours (default auto: the desktop's)" : "Colours (default light)")
    parser.flag(
      "reduced-motion",
      followsDesktop
        ? "No travel of its own account, whatever the desktop says" : "No travel of its own account")
  }

  init(_ values: OptionParser.Values) throws {
    size = try values["size"].map(Self.size)
    if let text = values["scale"], text != "auto" { scale = try Self.scale(text) }
    reducesMotion = values.has("reduced-motion")
    switch values["theme"] {
    case nil, "auto": break
    case "light": theme = .light
    case "dark": theme = .dark
    case let other?: throw Failure.usage("--theme \(other), expected auto, light or dark")
    }
    if let text = values["gpu"] {
      guard let choice = GPUChoice(rawValue: text) else {
        throw Failure.usage("--gpu \(text), expected auto, never or always")
      }
      gpu = choice
    }
    try check(size ?? Self.defaultSize, at: scale ?? 1)
  }

  /// Refuses to draw without fonts: pages would have no text.
  static func requireFonts() throws {
    guard !SystemFonts.families.isEmpty else {
      throw Failure.failed("no fonts, the system's font folders, install some (Debian: fonts-inter)")
    }
  }

  /// Refuses a picture larger than what can be drawn.
  func check(_ size: Size, at scale: Double) throws {
    guard size.width * scale <= Self.longestSide, size.height * scale <= Self.longestSide else {
      throw Failure.usage(
        "--size \(Int(size.width))x\(Int(size.height)) at scale \(scale), expected at most 16384 pixels a side"
      )
    }
  }

  private static func size(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw Failure.usage("--size \(text), expected WxH in points from 1x1 to 16384x16384, such as 390x844")
    }
    return Size(width: Double(width), height: Double(height))
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), (0.25...8).contains(scale) else {
      throw Failure.usage("--scale \(text), expected pixels a point from 0.25 to 8, or auto")
    }
    return scale
  }
}
