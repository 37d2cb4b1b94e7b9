/// An object that the library calls with its address, which it keeps as long as the object's proxies live.
@MainActor
protocol EventReceiver: AnyObject {}

extension EventReceiver {
  /// What the library is to call with.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The object that the library was given.
  static func from(_ data: UnsafeMutableRawPointer?) -> Self? {
    data.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A table of functions that the library keeps for ever.
func permanent<Table>(_ table: Table) -> UnsafeMutablePointer<Table> {
  let pointer = UnsafeMutablePointer<Table>.allocate(capacity: 1)
  pointer.initialize(to: table)
  return pointer
}
