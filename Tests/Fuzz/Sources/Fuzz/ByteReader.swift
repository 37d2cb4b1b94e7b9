/// Takes choices from bytes; zeros when they are used up.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func count(below limit: Int) -> Int { Int(byte()) % limit }

  mutating func chance(_ percent: Int) -> Bool { Int(byte()) * 100 < percent * 256 }

  mutating func pick<T>(_ values: [T]) -> T { values[count(below: values.count)] }

  /// One of 65536 numbers spread over a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(Int(byte()) << 8 | Int(byte())) / 65535
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
