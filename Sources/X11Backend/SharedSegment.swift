import CX11

/// Owns a piece of memory that the X server reads too.
struct SharedSegment: ~Copyable {
  let base: UnsafeMutableRawPointer
  let capacity: Int
  let id: ShmSeg
  /// What Xlib reads with every put; its address must not change.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  private let connection: Connection

  /// Shares memory with the server; nil where the server can't reach it, as over ssh.
  init?(_ connection: Connection, capacity: Int) {
    let key = shmget(IPC_PRIVATE, capacity, Int32(IPC_CREAT) | 0o600)
    guard key >= 0 else { return nil }
    // The memory goes when the last of the two lets go of it, even where either is killed.
    defer { shmctl(key, IPC_RMID, nil) }
    guard let base = shmat(key, nil, 0), Int(bitPattern: base) != -1 else { return nil }
    var segment = XShmSegmentInfo()
    segment.shmid = key
    segment.shmaddr = base.assumingMemoryBound(to: CChar.self)
    segment.readOnly = True
    XShmAttach(connection.display, &segment)
    XSync(connection.display, False)
    // The attach reports success even where it failed. That a second process is attached can't be mistaken, not even
    // for a server with memory of its own under the same number.
    var status = shmid_ds()
    guard !connection.isLost, shmctl(key, IPC_STAT, &status) == 0, status.shm_nattch >= 2 else {
      shmdt(base)
      return nil
    }
    info = .allocate(capacity: 1)
    info.initialize(to: segment)
    self.base = base
    self.capacity = capacity
    id = segment.shmseg
    self.connection = connection
  }

  deinit {
    if !connection.isLost { XShmDetach(connection.display, info) }
    shmdt(base)
    info.deallocate()
  }
}
