import Slipsheet

/// A page whose colours may change; it uses them the next time it is laid out.
@MainActor
protocol ThemedPage: Page {
  /// The colours.
  var theme: Theme { get set }
}
