/// Memory for many short lists of plain values, cut into pieces whose lengths are powers of two.
///
/// A piece that is given back is chained, through its first bytes, to those of its length and taken again first.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  /// The pieces' values, one after the other.
  var values: Buffer<Element>
  private var free: Buffer<Int32>

  /// The shortest piece has two to this power values.
  private static var smallest: Int { 2 }
  private static var none: Int32 { -1 }

  init() {
    self.init(values: Buffer(capacity: 256), free: Buffer(capacity: 32))
    free.extend(to: 32, with: Self.none)
  }

  private init(values: consuming Buffer<Element>, free: consuming Buffer<Int32>) {
    self.values = values
    self.free = free
  }

  func copy() -> Arena {
    Arena(values: values.copy(), free: free.copy())
  }

  /// Forgets all pieces and keeps the memory.
  mutating func removeAll() {
    values.removeAll()
    free.removeAll()
    free.extend(to: 32, with: Self.none)
  }

  var size: Int { values.size + free.size }

  /// The length of the piece that holds that many values.
  static func capacity(for count: Int32) -> Int32 {
    var capacity = Int32(1) << Int32(smallest)
    while capacity < count { capacity *= 2 }
    return capacity
  }

  /// Takes a piece of a length that is a power of two; returns the place of its first value.
  mutating func take(_ capacity: Int32, filling value: Element) -> Int32 {
    let list = capacity.trailingZeroBitCount
    let head = free[list]
    if head != Self.none {
      free[list] = UnsafeRawPointer(values.base + Int(head)).loadUnaligned(as: Int32.self)
      return head
    }
    let start = values.count
    values.extend(to: start + Int(capacity), with: value)
    return Int32(start)
  }

  /// Gives a piece back.
  mutating func giveBack(_ start: Int32, _ capacity: Int32) {
    let list = capacity.trailingZeroBitCount
    UnsafeMutableRawPointer(values.base + Int(start)).storeBytes(of: free[list], as: Int32.self)
    free[list] = start
  }
}
