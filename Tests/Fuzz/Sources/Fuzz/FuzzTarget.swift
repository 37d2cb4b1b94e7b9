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

  /// What is wrong with an error's words, or nil: one line, and not a whole file of them.
  static func fault(inWords text: String) -> String? {
    text.isEmpty ? "an error without words" : nil
  }
}
