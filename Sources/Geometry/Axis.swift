/// One of the two directions of the plane.
public enum Axis: String, Hashable, Codable, CaseIterable, Sendable {
  case horizontal
  case vertical
}
