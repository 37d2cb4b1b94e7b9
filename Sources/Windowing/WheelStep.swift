/// How far a wheel moves what it turns.
package enum WheelStep {
  /// One notch moves the content so far, in points: about three lines of text, as desktops do.
  package static let points = 50.0
}
