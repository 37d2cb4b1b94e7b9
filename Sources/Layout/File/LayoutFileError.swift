/// Why a layout file can't be solved.
public enum LayoutFileError: Error, Equatable, Sendable {
  /// The constraint at this index, counted from 0, can't be added.
  case constraint(index: Int, SolverError)
  /// The variable is named twice among the edits.
  case repeatedEdit(String)
  /// The step at this index, counted from 0, suggests a value for a variable that isn't among the edits.
  case notEdited(step: Int, String)
  /// The step at this index, counted from 0, suggests a value that isn't a finite number.
  case notFinite(step: Int, String)
  /// The step at this index, counted from 0, gives a variable a value that isn't a finite number.
  case unbounded(step: Int, String)
  /// There are more constraints, terms or values than the limit for them.
  case tooMany(String, count: Int, limit: Int)
}

extension LayoutFileError: CustomStringConvertible {
  /// One line: which key, and what is wrong with it.
  public var description: String {
    switch self {
    case .constraint(let index, let error): "constraints[\(index)]: \(error)"
    case .repeatedEdit(let name): "edits: \"\(name)\" is named twice"
    case .notEdited(let step, let name): "steps[\(step)].suggest: \"\(name)\" is not among the edits"
    case .notFinite(let step, let name): "steps[\(step)].suggest: the value of \"\(name)\" is not finite"
    case .unbounded(let step, let name):
      "steps[\(step)]: \"\(name)\" comes out as no finite number, expected coefficients nearer to 1"
    case .tooMany(let things, let count, let limit): "\(count) \(things), expected at most \(limit)"
    }
  }
}
