/// What a residual is there for.
enum Role: UInt8, BitwiseCopyable {
  /// The slot is free.
  case unused
  case constraint
  case edit
  case stay
  /// Its constraint is gone; it only keeps the place that its column had.
  case loose
}
