import CWayland
import Glibc

/// Owns memory that the compositor reads too.
struct SharedMemory: ~Copyable {
  let base: UnsafeMutableRawPointer
  let capacity: Int
  private let pool: Proxy

  /// Makes memory of at least so many bytes, all zero; nil where the system gives none.
  init?(_ connection: Connection, shm: OpaquePointer, capacity: Int) {
    let file = memfd_create("slipsheet", Self.closeOnExec | Self.allowSealing)
    guard file >= 0 else { return nil }
    // The mapping and the compositor keep the memory.
    defer { close(file) }
    guard capacity <= Int(Int32.max), ftruncate(file, off_t(capacity)) == 0 else { return nil }
    // A file that can't shrink spares the compositor a guard against it.
    _ = fcntl(file, Self.addSeals, Self.sealShrink)
    guard let base = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), base != MAP_FAILED
    else { return nil }
    guard
      let pool = Proxy(
        wl_shm_create_pool(shm, file, Int32(capacity)), on: connection, destroy: wl_shm_pool_destroy)
    else {
      munmap(base, capacity)
      return nil
    }
    self.base = base
    self.capacity = capacity
    self.pool = pool
  }

  deinit { munmap(base, capacity) }

  /// A picture at the memory's beginning, opaque whatever its alpha says.
  func makeBuffer(width: Int, height: Int) -> OpaquePointer? {
    wl_shm_pool_create_buffer(
      pool.pointer, 0, Int32(width), Int32(height), Int32(width * 4), WL_SHM_FORMAT_XRGB8888.rawValue)
  }

  // Swift imports neither MFD_CLOEXEC and MFD_ALLOW_SEALING of memfd_create(2) nor F_ADD_SEALS and F_SEAL_SHRINK of
  // fcntl(2).
  private static let (closeOnExec, allowSealing): (UInt32, UInt32) = (1, 2)
  private static let (addSeals, sealShrink): (Int32, Int32) = (1033, 2)
}
