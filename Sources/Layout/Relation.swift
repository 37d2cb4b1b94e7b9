/// How an expression compares with zero.
public enum Relation: String, Hashable, Codable, Sendable, BitwiseCopyable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}
