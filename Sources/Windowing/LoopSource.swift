/// What a `MainLoop` asks of something it watches, beyond a moment to call it at.
public struct LoopSource {
  /// The descriptor to wait on, or nil for none.
  public var descriptor: Int32?
  /// Called before the loop sleeps; true where there is work already.
  public var prepare: () -> Bool
  /// Called after the loop has slept, with whether the descriptor can be read; true where there is work.
  public var check: (_ isReadable: Bool) -> Bool
  /// Does the work.
  public var dispatch: () -> Void

  /// Describes a source that has work whenever its descriptor can be read.
  public init(
    descriptor: Int32? = nil, prepare: @escaping () -> Bool = { false },
    check: @escaping (_ isReadable: Bool) -> Bool = { $0 }, dispatch: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.prepare = prepare
    self.check = check
    self.dispatch = dispatch
  }
}
