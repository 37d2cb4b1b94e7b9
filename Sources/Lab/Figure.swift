/// Numbers for people.
package enum Figure {
  /// A number with at most so many places, without trailing zeros.
  package static func text(_ value: Double, places: Int = 3) -> String {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let rounded = (value * factor).rounded() / factor
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
