import Drawing

/// Decoded pictures, as many as fit a number of bytes; those not used for the longest time go first.
struct PictureCache {
  private struct Entry {
    var extent: PictureExtent
    var bitmap: Bitmap
    var lastUse: UInt64
  }

  /// The most bytes that are kept, unless what is pinned alone takes more.
  let limit: Int
  /// The bytes that are kept now.
  private(set) var bytes = 0

  private var entries: [Int: [Entry]] = [:]
  private var uses: UInt64 = 0

  /// What is thrown away at once where the limit is reached, as a part of it: sorting is not free.
  private static let share = 1.0 / 16

  init(limit: Int) {
    self.limit = limit
  }

  /// A picture in an extent; using it makes it young.
  mutating func bitmap(of index: Int, in extent: PictureExtent) -> Bitmap? {
    guard let place = entries[index]?.firstIndex(where: { $0.extent == extent }) else { return nil }
    uses += 1
    entries[index]?[place].lastUse = uses
    return entries[index]?[place].bitmap
  }

  func contains(_ index: Int, in extent: PictureExtent) -> Bool {
    entries[index]?.contains { $0.extent == extent } == true
  }

  /// The largest version of a picture that there is.
  func largest(of index: Int) -> Bitmap? {
    entries[index]?.max { $0.bitmap.width < $1.bitmap.width }?.bitmap
  }

  /// Keeps a picture, and lets go of others until all fit; those for which `isPinned` says so stay.
  mutating func insert(
    _ bitmap: Bitmap, of index: Int, in extent: PictureExtent, isPinned: (Int, PictureExtent) -> Bool
  ) {
    remove(index, extent)
    uses += 1
    entries[index, default: []].append(Entry(extent: extent, bitmap: bitmap, lastUse: uses))
    bytes += Self.bytes(of: bitmap)
    if bytes > limit { evict(isPinned) }
  }

  private mutating func evict(_ isPinned: (Int, PictureExtent) -> Bool) {
    let goal = limit - Int(Double(limit) * Self.share)
    let old = entries.flatMap { index, entries in
      entries.map { (index: index, extent: $0.extent, lastUse: $0.lastUse) }
    }.filter { !isPinned($0.index, $0.extent) }.sorted { $0.lastUse < $1.lastUse }
    for entry in old {
      if bytes <= goal { return }
      remove(entry.index, entry.extent)
    }
  }

  private mutating func remove(_ index: Int, _ extent: PictureExtent) {
    guard let place = entries[index]?.firstIndex(where: { $0.extent == extent }),
      let entry = entries[index]?.remove(at: place)
    else { return }
    bytes -= Self.bytes(of: entry.bitmap)
    if entries[index]?.isEmpty == true { entries[index] = nil }
  }

  private static func bytes(of bitmap: Bitmap) -> Int { bitmap.buffer.bytesPerRow * bitmap.height }
}
