/// Why a command did not do what was asked: one line for the user, and the exit status.
struct Failure: Error, CustomStringConvertible {
  let description: String
  let status: Int32

  /// Something went wrong: what, where, and what to do about it.
  static func failed(_ description: String) -> Failure {
    Failure(description: description, status: 1)
  }

  /// A signal asked the program to end, which needs no words.
  static func signalled(_ number: Int32) -> Failure {
    Failure(description: "", status: 128 + number)
  }

  /// Something went wrong that the user has been told of already.
  static let told = Failure(description: "", status: 1)

  /// The command was called wrongly.
  static func usage(_ description: String) -> Failure {
    Failure(description: description, status: 2)
  }
}
