/// One of the program's commands.
@MainActor
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// Runs it with its arguments, the first of which is its name.
  static func run(_ arguments: [String]) throws
}
