import Drawing

/// What is drawn of a frame, one after the other.
indirect enum Step {
  case quad(Quad)
  /// Steps that fade as one, with how much they cover in 0...256.
  case group(part: Int, [Step], bounds: PixelRect)

  /// What may be changed.
  var bounds: PixelRect {
    switch self {
    case .quad(let quad): quad.bounds
    case .group(_, _, let bounds): bounds
    }
  }

  /// Whether nothing that is behind shows in an area.
  func hides(_ area: PixelRect) -> Bool {
    guard case .quad(let quad) = self else { return false }
    return quad.opaqueArea.intersection(area) == area
  }
}
