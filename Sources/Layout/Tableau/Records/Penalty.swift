/// What deviations to one side of zero cost.
enum Penalty: UInt8, BitwiseCopyable {
  case none
  case weighted
  case forbidden
}
