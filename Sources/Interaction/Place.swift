/// Where a panel is when it is not where it rests, or where it rests.
public enum Place: String, Hashable, Codable, CaseIterable, Sendable {
  /// Where it stands when it is presented.
  case rest
  /// Just outside an edge of the window.
  case top, bottom, left, right
  /// Just outside the lower edge, or the upper one where the release moved upward.
  case exit
  /// On the source's frame.
  case source
}
