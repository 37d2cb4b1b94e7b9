import Glibc

/// How much memory a process has in use.
public enum ResidentMemory {
  /// The resident memory of a process, in bytes, by its number or `self`; nil where there is none.
  public static func bytes(of process: String = "self") -> Int? {
    let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 256)
    let count = read(file, &text, text.count)
    let words = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    // the second word counts resident pages
    guard words.count > 1, let pages = Int(words[1]), pages > 0 else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
