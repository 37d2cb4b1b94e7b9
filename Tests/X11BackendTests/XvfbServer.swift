import Foundation

/// An X server without a screen, on a display number that nobody else uses.
final class XvfbServer {
  /// Why no server could be started.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The display's name, such as `:7`.
  let name: String
  private let process = Process()

  init(width: Int = 1024, height: Int = 768, depth: Int = 24, _ arguments: [String] = []) throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0",
        "\(width)x\(height)x\(depth)",
      ]
      + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its number once it answers; a server that can't start closes the pipe.
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += data
    }
    guard
      let number = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      throw Failure(description: "Xvfb does not start: install the package xvfb (tools/setup does)")
    }
    name = ":\(number)"
  }

  deinit { kill() }

  /// Ends the server at once, as a crash would.
  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
