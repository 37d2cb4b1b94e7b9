/// How an expression compares with zero.
public enum Relation: String, Hashable, Codable, CaseIterable, Sendable, BitwiseCopyable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}
