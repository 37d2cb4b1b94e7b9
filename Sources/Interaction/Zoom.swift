import Geometry

/// How closely a picture is looked at, and at which part of it.
struct Zoom: Hashable, Sendable {
  /// How many times larger than at rest it is.
  var factor: Double
  /// How far its middle is from where it rests, in points.
  var pan: Vector

  /// As it rests.
  static let base = Zoom(factor: 1, pan: .zero)
}
