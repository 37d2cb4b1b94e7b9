import Glibc

/// What a process has used of the machine so far.
public struct ProcessUse: Sendable {
  /// The processor time of all its threads, in seconds.
  public let processorTime: Double
  /// How often a thread went to sleep of its own accord, and so was woken.
  public let wakeUps: Int
  /// The memory that is in use, in bytes.
  public let residentBytes: Int
  /// What of it is no file's and shared with nobody, in bytes.
  public let anonymousBytes: Int

  /// Asks for a process by its number; nil when it has ended.
  public init?(of process: pid_t) {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    processorTime = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    let status = Self.fields(of: "/proc/\(process)/status")
    residentBytes = (status["VmRSS"] ?? 0) << 10
    anonymousBytes = (status["RssAnon"] ?? 0) << 10
    var count = 0
    guard let folder = opendir("/proc/\(process)/task") else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard Int(name) != nil else { continue }
      count += Self.fields(of: "/proc/\(process)/task/\(name)/status")["voluntary_ctxt_switches"] ?? 0
    }
    wakeUps = count
  }

  /// The lines of a status file that begin with a number, by name.
  private static func fields(of path: String) -> [String: Int] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [:] }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &text, text.count)
    var fields: [String: Int] = [:]
    for line in String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if words.count > 1, let number = Int(words[1]) { fields[String(words[0])] = number }
    }
    return fields
  }
}
