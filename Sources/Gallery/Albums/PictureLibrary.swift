import Drawing
import Geometry

/// Picture files as an album: opened without reading one, decoded as large as needed when they come into sight.
///
/// Threads decode them, what is in sight first; what was scrolled away before it began is dropped. Without a way to
/// wake the main thread every picture is decoded where it is asked for, so that drawing it twice gives the same.
@MainActor
package final class PictureLibrary: Album {
  /// The bytes of decoded pictures that are kept without being in sight.
  package static let defaultLimit = 256 << 20

  /// Hears of a picture whose small version looks different now.
  package var onThumbnail: ((Int) -> Void)?
  /// Hears of a picture whose large version looks different now.
  package var onPicture: ((Int) -> Void)?
  /// Hears of every file that can't be shown, once, with the reason.
  package var onFault: ((FileError) -> Void)?
  /// How many pictures have been decoded so far.
  package private(set) var decodeCount = 0

  private let paths: [String]
  private let pool: DecodingPool?
  private var cache: PictureCache
  private var sizes: [Int: Size] = [:]
  private(set) var faults: [Int: String] = [:]
  /// The small pictures in sight, and how large they are.
  private var sight = 0..<0
  private var side = 0
  /// The large pictures asked for last, the latest first.
  private var large: [(index: Int, extent: PictureExtent)] = []
  /// The large pictures that may be asked for next.
  private var expected: [(index: Int, extent: PictureExtent)] = []

  /// One picture, a part of it enlarged, and the one that it was reached from.
  private static let mostLarge = 3
  /// A picture alone takes at most this part of what is kept.
  private static let largestShare = 4

  /// Opens files; `wake` is called on another thread when `collect` has something to do.
  package init(
    _ paths: [String], limit: Int = defaultLimit, threads: Int = 2, wake: (@Sendable () -> Void)? = nil
  ) {
    self.paths = paths
    cache = PictureCache(limit: limit)
    pool = wake.map { DecodingPool(threads: threads, wake: $0) }
  }

  /// How many files there are.
  package var count: Int { paths.count }

  /// What the pictures are, whatever they show.
  package let title = "Pictures"
  /// How many pictures there are, in words.
  package var summary: String { countInWords }

  /// The bytes of decoded pictures that are kept now.
  package var cachedBytes: Int { cache.bytes }

  /// The file's name, and what is known of it.
  package func words(of index: Int) -> PictureWords {
    let title = paths[index].split(separator: "/").last.map(String.init) ?? paths[index]
    let caption =
      faults[index]?.capitalizedSentence
      ?? sizes[index].map { "\(Int($0.width)) × \(Int($0.height))" } ?? ""
    return PictureWords(title: title, caption: caption, text: caption)
  }

  /// The file's name and the picture's size; why there is none, the picture's place says.
  package func article(of index: Int) -> ArticleText {
    let words = words(of: index)
    return ArticleText(heading: words.title, place: isBroken(index) ? "" : words.caption)
  }

  /// The picture's number among all: `picture-1`.
  package func name(of index: Int) -> String { "\(Self.prefix)\(index + 1)" }

  /// The picture with a number; nil where there is none.
  package func index(named name: String) -> Int? {
    guard name.hasPrefix(Self.prefix), let number = Int(name.dropFirst(Self.prefix.count)),
      paths.indices.contains(number - 1)
    else { return nil }
    return number - 1
  }

  private static let prefix = "picture-"

  /// The picture's size in its file, or a common one while that is not known.
  package func size(of index: Int) -> Size {
    if sizes[index] == nil { decodeHere(index, .covering(max(1, side))) }
    return sizes[index] ?? Size(width: 4, height: 3)
  }

  /// Whether a picture can't be shown.
  func isBroken(_ index: Int) -> Bool { faults[index] != nil }

  /// Tells which small pictures are in sight.
  package func show(_ indices: Range<Int>) {
    guard indices != sight else { return }
    sight = indices
    request()
  }

  /// A small picture whose shorter side has a number of pixels, or another version of it; nil while there is none.
  func thumbnail(_ index: Int, covering side: Int) -> Bitmap? {
    if side != self.side {
      self.side = side
      request()
    }
    let extent = PictureExtent.covering(side)
    if let bitmap = cache.bitmap(of: index, in: extent) { return bitmap }
    decodeHere(index, extent)
    return cache.largest(of: index)
  }

  /// A large picture, or another version of it; nil while there is none.
  func picture(_ index: Int, covering size: Size) -> Bitmap? {
    sharpPicture(index, covering: size) ?? cache.largest(of: index)
  }

  /// A large picture in the size that is asked for, within limits; nil while there is none.
  func sharpPicture(_ index: Int, covering size: Size) -> Bitmap? {
    let extent = largeExtent(covering: size)
    if large.first.map({ $0 != (index, extent) }) ?? true {
      large.removeAll { $0 == (index, extent) }
      large.insert((index, extent), at: 0)
      if large.count > Self.mostLarge { large.removeLast() }
      request()
    }
    if let bitmap = cache.bitmap(of: index, in: extent) { return bitmap }
    decodeHere(index, extent)
    return cache.bitmap(of: index, in: extent)
  }

  /// Has pictures decoded that may be shown next, and no others that were expected before.
  package func expect(_ sizes: [Int: Size], scale: Double) {
    expected = sizes.sorted { $0.key < $1.key }.map { ($0.key, largeExtent(covering: $0.value * scale)) }
    request()
  }

  /// As large as a picture has to be, and no larger than a share of what is kept.
  private func largeExtent(covering size: Size) -> PictureExtent {
    let pixels = size.width * size.height
    let most = Double(cache.limit / 4 / Self.largestShare)
    let factor = pixels > most ? (most / pixels).squareRoot() : 1
    return .fitting(Int((max(size.width, size.height) * factor).rounded(.up)))
  }

  /// Takes the pictures that threads have decoded; runs on the main thread after `wake`.
  package func collect() {
    for outcome in pool?.takeOutcomes() ?? [] { take(outcome.result, of: outcome.job) }
  }

  private func decodeHere(_ index: Int, _ extent: PictureExtent) {
    guard pool == nil, faults[index] == nil else { return }
    let job = job(index, extent)
    take(
      Result { () throws(FileError) in try PictureFile(contentsOf: job.path, extent) }, of: job)
  }

  private func take(_ result: Result<PictureFile, FileError>, of job: DecodingPool.Job) {
    decodeCount += 1
    switch result {
    case .success(let file):
      sizes[job.index] = file.size
      cache.insert(file.bitmap, of: job.index, in: job.extent) { index, extent in
        (self.large + self.expected).contains { $0 == (index, extent) }
          || extent == .covering(self.side) && self.sight.contains(index)
      }
    case .failure(let fault):
      guard faults[job.index] == nil else { return }
      faults[job.index] = fault.reason
      onFault?(fault)
    }
    guard pool != nil else { return }
    onThumbnail?(job.index)
    if (large + expected).contains(where: { $0.index == job.index }) { onPicture?(job.index) }
  }

  private func job(_ index: Int, _ extent: PictureExtent) -> DecodingPool.Job {
    DecodingPool.Job(index: index, path: paths[index], extent: extent)
  }

  /// Wants what is missing: the open picture, what is in sight, then what comes next to it on either side.
  private func request() {
    guard let pool else { return }
    var jobs: [DecodingPool.Job] = []
    func want(_ index: Int, _ extent: PictureExtent) {
      guard faults[index] == nil, !cache.contains(index, in: extent) else { return }
      jobs.append(job(index, extent))
    }
    // the thumbnail of what is opened comes first where there is none: it is there soon
    if let first = large.first, side > 0 { want(first.index, .covering(side)) }
    for (index, extent) in large + expected { want(index, extent) }
    if side > 0 {
      let reach = sight.count / 2
      for index in sight { want(index, .covering(side)) }
      for index in sight.upperBound..<max(sight.upperBound, min(count, sight.upperBound + reach)) {
        want(index, .covering(side))
      }
      for index in max(0, sight.lowerBound - reach)..<sight.lowerBound { want(index, .covering(side)) }
    }
    pool.want(jobs)
  }
}

extension String {
  /// The text with a capital first letter, as it stands alone.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
