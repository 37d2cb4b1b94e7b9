extension Row {
  /// The weighted mean of several runs; `weights` are those of the middle run and of each further one on both sides.
  static func weighted(
    _ target: Pixels, from runs: UnsafePointer<Pixels>, weights: [Int], count: Int
  ) {
    let vector = PixelVector()
    let reach = weights.count - 1
    var index = 0
    while index &+ PixelVector.count <= count {
      var even = vector.all(128)
      var odd = vector.all(128)
      for tap in 0...(2 * reach) {
        let weight = vector.all(weights[abs(tap - reach)])
        let pixels = vector.split(runs[tap] + index)
        even &+= pixels.even &* weight
        odd &+= pixels.odd &* weight
      }
      vector.store(vector.joined(even, odd), to: target + index)
      index &+= PixelVector.count
    }
    while index < count {
      var sum: UInt64 = 0x0080_0080_0080_0080
      for tap in 0...(2 * reach) {
        sum &+= Pixel.spread(runs[tap][index]) &* UInt64(weights[abs(tap - reach)])
      }
      target[index] = Pixel.gathered(sum &>> 8)
      index &+= 1
    }
  }
}
