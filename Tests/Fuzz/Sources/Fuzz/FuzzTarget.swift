import Glibc

/// What is fed with bytes that nobody would write.
enum FuzzTarget: String, CaseIterable {
  case styles, traces, drags, layouts, stage

  /// The environment variable by which the driver's callback, which carries nothing, learns its target.
  static let variable = "SLIPSHEET_FUZZ"

  static let current: FuzzTarget = {
    getenv(variable).flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .styles
  }()

  func run(_ bytes: [UInt8]) {
    let fault =
      switch self {
      case .styles: StyleInput.fault(in: bytes)
      case .traces: TraceInput.fault(in: bytes)
      case .drags: DragInput.fault(in: bytes)
      case .layouts: LayoutInput.fault(in: bytes)
      case .stage: MainActor.assumeIsolated { StageInput.fault(in: bytes) }
      }
    guard let fault else { return }
    Self.complain(fault)
    // the driver keeps the input of a process that aborts
    abort()
  }

  static func complain(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// What is wrong with an error's words about an input, or nil: they are one line but for what they quote, which may
  /// be of any length, and it is little that they add to it.
  static func fault(inWords text: String, about bytes: [UInt8]) -> String? {
    if text.isEmpty { return "an error without words" }
    if text.utf8.count > bytes.count + 1000 { return "an error that is not short: \(text)" }
    // a line break may be the input's own, as it is or behind a backslash
    let hasBreaks = bytes.contains { $0 < 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "\\") }
    return text.contains(where: \.isNewline) && !hasBreaks ? "an error of several lines: \(text)" : nil
  }
}
