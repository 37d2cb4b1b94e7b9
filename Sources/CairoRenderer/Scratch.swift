/// Memory that one thread needs for a row; it grows with the picture and is kept.
final class Scratch {
  /// Room for a row's coverage.
  private(set) var coverage: UnsafeMutablePointer<UInt8>
  /// Room for a stretched row.
  private(set) var sampled: Row.Pixels
  /// Room for a row of the widest stretched source.
  private(set) var column: Row.Pixels
  private var groups: Row.Pixels

  private var width = 1
  private var sourceWidth = 1
  private var depth = 1

  init() {
    coverage = .allocate(capacity: 1)
    sampled = .allocate(capacity: 1)
    column = .allocate(capacity: 1)
    groups = .allocate(capacity: 1)
  }

  deinit {
    free()
  }

  /// Room for a row of a group, at a depth from 0.
  func group(_ level: Int) -> Row.Pixels { groups + level * width }

  /// Makes room for rows of a width, of sources and of groups in groups.
  func reserve(width: Int, sourceWidth: Int, depth: Int) {
    guard width > self.width || sourceWidth > self.sourceWidth || depth > self.depth else { return }
    free()
    self.width = max(self.width, width)
    self.sourceWidth = max(self.sourceWidth, sourceWidth)
    self.depth = max(self.depth, depth)
    coverage = .allocate(capacity: self.width)
    sampled = .allocate(capacity: self.width)
    column = .allocate(capacity: self.sourceWidth)
    groups = .allocate(capacity: self.width * self.depth)
  }

  private func free() {
    coverage.deallocate()
    sampled.deallocate()
    column.deallocate()
    groups.deallocate()
  }
}
