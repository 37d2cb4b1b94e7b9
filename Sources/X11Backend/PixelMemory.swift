import CX11
import Glibc

/// Memory for one picture: shared with the server where that works, plain where not.
enum PixelMemory: ~Copyable {
  case shared(SharedSegment)
  case plain(PlainMemory)

  /// Makes memory of at least so many bytes, all zero; nil where the system has none.
  init?(_ connection: Connection, capacity: Int, mayShare: Bool) {
    if mayShare, let segment = SharedSegment(connection, capacity: capacity) {
      self = .shared(segment)
    } else {
      guard let memory = PlainMemory(capacity: capacity) else { return nil }
      self = .plain(memory)
    }
  }

  var base: UnsafeMutableRawPointer {
    switch self {
    case .shared(let segment): segment.base
    case .plain(let memory): memory.base
    }
  }

  var capacity: Int {
    switch self {
    case .shared(let segment): segment.capacity
    case .plain(let memory): memory.capacity
    }
  }

  /// What Xlib needs for a put from shared memory; nil for plain memory.
  var segmentInfo: UnsafeMutablePointer<XShmSegmentInfo>? {
    switch self {
    case .shared(let segment): segment.info
    case .plain: nil
    }
  }
}

/// Owns memory of this process alone.
struct PlainMemory: ~Copyable {
  let base: UnsafeMutableRawPointer
  let capacity: Int

  /// Takes memory, all zero; nil where the system has none.
  init?(capacity: Int) {
    guard let base = calloc(capacity, 1) else { return nil }
    self.base = base
    self.capacity = capacity
  }

  deinit { free(base) }
}
