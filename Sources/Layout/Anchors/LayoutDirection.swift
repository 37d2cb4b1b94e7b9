/// Which way lines of text run: it decides which side leads.
public enum LayoutDirection: String, Hashable, Codable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
