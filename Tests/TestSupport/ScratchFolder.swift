import Glibc

/// A folder for one test, removed with what is in it.
public final class ScratchFolder {
  /// Where it is.
  public let path: String

  /// Makes an empty folder.
  public init() throws(SupportError) {
    var template = Array("/tmp/slipsheet-test.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw SupportError("no folder can be made in /tmp") }
    path = String(cString: made)
  }

  deinit {
    guard let none = try? Descriptor.scratchFile() else { return }
    let environment = ["PATH": RunningProgram.searchPath]
    let removal = try? ChildProcess("rm", ["-rf", path], environment: environment, output: none, error: none)
    _ = try? removal?.waitForEnd(before: Deadline())
  }

  /// The path of a file in it.
  public func file(_ name: String) -> String { path + "/" + name }
}
