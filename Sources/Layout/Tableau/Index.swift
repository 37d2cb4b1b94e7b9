/// Finds residuals by the hash of their constraints: open addressing, probed one after the other.
struct Index: ~Copyable {
  private var slots = Buffer<Int32>()
  private var count = 0
  private static var empty: Int32 { -1 }

  init() {
    slots.extend(to: 16, with: Self.empty)
  }

  func copy() -> Index {
    var copy = Index()
    copy.slots = slots.copy()
    copy.count = count
    return copy
  }

  var size: Int { slots.size }

  /// The first residual of that hash for which `isSame` holds.
  func find(
    _ hash: UInt64, in residuals: borrowing Buffer<Residual>, where isSame: (Int32) -> Bool
  ) -> Int32? {
    var place = home(hash)
    while slots[place] != Self.empty {
      if residuals[slots[place]].hash == hash && isSame(slots[place]) { return slots[place] }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func insert(_ residual: Int32, in residuals: borrowing Buffer<Residual>) {
    if count * 2 >= slots.count { grow(residuals) }
    var place = home(residuals[residual].hash)
    while slots[place] != Self.empty {
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = residual
    count += 1
  }

  /// Removes a residual and closes the gap, so that every other is still found.
  mutating func remove(_ residual: Int32, in residuals: borrowing Buffer<Residual>) {
    let mask = slots.count - 1
    var gap = home(residuals[residual].hash)
    while slots[gap] != residual {
      if slots[gap] == Self.empty { return }
      gap = (gap + 1) & mask
    }
    count -= 1
    var place = gap
    while true {
      place = (place + 1) & mask
      if slots[place] == Self.empty { break }
      let distance = (place - home(residuals[slots[place]].hash)) & mask
      if distance >= (place - gap) & mask {
        slots[gap] = slots[place]
        gap = place
      }
    }
    slots[gap] = Self.empty
  }

  @inline(__always)
  private func home(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  private mutating func grow(_ residuals: borrowing Buffer<Residual>) {
    let old = slots.copy()
    slots.removeAll()
    slots.extend(to: old.count * 2, with: Self.empty)
    count = 0
    for place in 0..<old.count where old[place] != Self.empty {
      insert(old[place], in: residuals)
    }
  }
}
