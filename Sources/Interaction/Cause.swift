/// The road by which a dismissal came.
public enum Cause: String, Hashable, CaseIterable, Sendable {
  case drag
  case scroll
  case escape
  case closeButton
  case backdrop
  case windowClose
  case program
}
