/// On which side of zero a residual in a row counts: that decides what moving it costs.
enum Side: Int8, BitwiseCopyable {
  case below = -1
  case none = 0
  case above = 1
}
