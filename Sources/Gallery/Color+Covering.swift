import Drawing

extension Color {
  /// The colour that is seen where another lies over this one.
  func covered(by top: Color) -> Color {
    func mix(_ below: Double, _ above: Double) -> Double { below + (above - below) * top.alpha }
    return Color(
      red: mix(red, top.red), green: mix(green, top.green), blue: mix(blue, top.blue),
      alpha: alpha + (1 - alpha) * top.alpha)
  }
}
