extension DefaultStringInterpolation {
  /// A number as logs have it: the shortest text that reads back to the same Double, without `.0`, never `-0`.
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(numberText(number))
  }
}

/// A finite number as logs have it: the shortest text that reads back to the same Double, without `.0`, never `-0`.
package func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number for people: rounded to at most so many places, without trailing zeros.
package func numberText(_ number: Double, places: Int) -> String {
  let unit = (0..<places).reduce(1.0) { product, _ in product * 10 }
  let rounded = (number * unit).rounded() / unit
  return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
