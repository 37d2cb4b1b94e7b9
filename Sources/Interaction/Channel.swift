/// One of the numbers that make up what is shown.
public enum Channel: Int, Hashable, CaseIterable, Sendable {
  /// The panel's middle less its middle at rest, in points.
  case x, y
  /// The panel's size on screen, in points.
  case width, height
  /// The drag's own scale; 1 at rest.
  case scale
  /// In points, before `scale`.
  case cornerRadius
  /// Of the panel, in 0...1.
  case opacity
  /// Of the black between the presenter and the panel, in 0...1.
  case backdrop
  /// Of the screen behind; 1 where it stands as it does without a panel.
  case presenterScale
  /// The opacity of the panel's controls, in 0...1.
  case controls
  /// How far the screen behind is blurred, in points: twice the standard deviation of the Gaussian.
  case backdropBlur
  /// How many times larger than at rest a picture is.
  case zoom
  /// How far the middle of a picture that is zoomed in is from the panel's, in points.
  case panX, panY
  /// How far the picture that is paged to is from where it rests, across, in points.
  case page

  /// The channels that make up where the panel is, and the picture in it.
  static let place: [Channel] = [.x, .y, .width, .height, .panX, .panY]

  /// The channels that make up which part of a picture is seen.
  static let view: [Channel] = [.zoom, .panX, .panY]

  /// The channels that a style sets by name.
  static let styled: [Channel] = [
    .scale, .cornerRadius, .opacity, .backdrop, .presenterScale, .controls, .backdropBlur,
  ]

  /// The name in style files.
  public var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .scale: "scale"
    case .cornerRadius: "cornerRadius"
    case .opacity: "opacity"
    case .backdrop: "backdrop"
    case .presenterScale: "presenterScale"
    case .controls: "controls"
    case .backdropBlur: "backdropBlur"
    case .zoom: "zoom"
    case .panX: "panX"
    case .panY: "panY"
    case .page: "page"
    }
  }

  /// The value that a style which does not mention the channel has at rest.
  var defaultAtRest: Double {
    switch self {
    case .scale, .opacity, .presenterScale, .controls, .zoom: 1
    case .x, .y, .width, .height, .cornerRadius, .backdrop, .backdropBlur, .panX, .panY, .page: 0
    }
  }

  /// The values that the channel may show; springs overshoot, shown values do not.
  var limits: ClosedRange<Double> {
    switch self {
    case .x, .y, .panX, .panY, .page: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    case .width, .height, .scale, .cornerRadius, .presenterScale, .zoom, .backdropBlur:
      0...Double.greatestFiniteMagnitude
    case .opacity, .backdrop, .controls: 0...1
    }
  }
}
