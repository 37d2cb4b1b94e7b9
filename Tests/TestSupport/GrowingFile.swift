import Glibc

/// A file that another process writes, read line by line as it grows.
public final class GrowingFile {
  private let path: String
  private let notifications: Descriptor
  private var file: Descriptor?
  private var position = 0
  private var lines: [String] = []

  /// Watches a file that need not be there yet; its folder must be.
  public init(_ path: String) throws(SupportError) {
    self.path = path
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    notifications = Descriptor(adopting: inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)))
    let events = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
    guard inotify_add_watch(notifications.number, folder.isEmpty ? "." : folder, events) >= 0 else {
      throw SupportError("\(folder) can't be watched")
    }
  }

  /// Waits until the file is there.
  public func waitForFile(before deadline: Deadline = Deadline()) throws(SupportError) {
    while access(path, F_OK) != 0 { try waitForChange(before: deadline) }
  }

  /// The next whole line, once it has been written.
  public func nextLine(before deadline: Deadline = Deadline()) throws(SupportError) -> String {
    while true {
      if deadline.isOver { throw SupportError("\(path) did not grow as wanted in time") }
      if !lines.isEmpty { return lines.removeFirst() }
      readLines()
      if !lines.isEmpty { continue }
      try waitForChange(before: deadline)
    }
  }

  private func waitForChange(before deadline: Deadline) throws(SupportError) {
    guard deadline.waitForInput(on: notifications.number) else {
      throw SupportError("\(path) did not grow in time")
    }
    var events = [UInt8](repeating: 0, count: 4096)
    _ = read(notifications.number, &events, events.count)
  }

  /// The next line that satisfies a condition; those before it are passed over.
  public func nextLine(
    before deadline: Deadline = Deadline(), where isWanted: (String) -> Bool
  ) throws(SupportError) -> String {
    while true {
      let line = try nextLine(before: deadline)
      if isWanted(line) { return line }
    }
  }

  /// The whole lines that are there and have not been read.
  public func remainingLines() -> [String] {
    readLines()
    defer { lines = [] }
    return lines
  }

  private func readLines() {
    if file == nil {
      let number = open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { return }
      file = Descriptor(adopting: number)
    }
    guard let bytes = file?.contents(from: position), let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      return
    }
    position += end + 1
    lines += bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
