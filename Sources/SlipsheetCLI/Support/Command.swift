/// One of the program's commands.
@MainActor
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// What a word behind it may be that is no option, where its placeholder does not say; nil where it does.
  static var words: [String]? { get }
  /// Runs it with its arguments, the first of which is its name.
  static func run(_ arguments: [String]) throws
}

extension Command {
  static var words: [String]? { nil }
}
