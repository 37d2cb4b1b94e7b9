extension DefaultStringInterpolation {
  /// A number as logs have it: the shortest text that reads back to the same Double, without `.0`, never `-0`.
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(numberText(number))
  }
}

/// A finite number as logs have it: the shortest text that reads back to the same Double, without `.0`, never `-0`.
func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
