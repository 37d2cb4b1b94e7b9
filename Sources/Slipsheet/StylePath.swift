/// The way to a value of a style file: the keys and the places in lists that lead there.
public struct StylePath: Hashable, Sendable {
  /// One step into an object or a list.
  public enum Step: Hashable, Sendable {
    case key(String)
    /// Counted from 0.
    case index(Int)
  }

  /// From the outermost object inward.
  public var steps: [Step]

  /// Makes a path from its steps; none leads to the whole file.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The keys on the way, without the places in lists.
  public var keys: [String] {
    steps.compactMap { step in
      if case .key(let key) = step { key } else { nil }
    }
  }

  /// The path to a key below.
  public func appending(_ step: Step) -> StylePath { StylePath(steps + [step]) }

  /// The path to what holds this one's value; nil for the whole file.
  public var parent: StylePath? { steps.isEmpty ? nil : StylePath(steps.dropLast()) }
}

extension StylePath: CustomStringConvertible {
  /// As errors name it, such as `drag.ramps.opacity.input[1]`.
  public var description: String {
    steps.reduce(into: "") { path, step in
      switch step {
      case .key(let key): path += path.isEmpty ? key : ".\(key)"
      case .index(let index): path += "[\(index)]"
      }
    }
  }
}
