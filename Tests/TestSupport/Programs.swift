import Glibc

/// Programs of the system's that some tests need.
enum Programs {
  /// Whether this machine has all of them on its PATH.
  static func areThere(_ names: String...) -> Bool {
    let folders = RunningProgram.searchPath.split(separator: ":")
    return names.allSatisfy { name in folders.contains { access("\($0)/\(name)", X_OK) == 0 } }
  }
}
