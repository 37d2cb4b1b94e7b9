/// A growable row of plain values in memory of its own, without reference counts or bounds checks.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    base.deallocate()
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: capacity)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  var isEmpty: Bool { count == 0 }

  /// The places of all elements.
  var places: Piece { Piece(start: 0, count: Int32(count)) }

  /// The bytes taken from the system.
  var size: Int { capacity * MemoryLayout<Element>.stride }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Makes the row at least that long, filled up with a value.
  mutating func extend(to count: Int, with element: Element) {
    guard count > self.count else { return }
    if count > capacity { grow(to: count) }
    (base + self.count).initialize(repeating: element, count: count - self.count)
    self.count = count
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = Swift.max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
