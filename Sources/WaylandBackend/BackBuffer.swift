import CWayland
import Drawing
import Windowing

/// One of the pictures that a window is drawn into before the compositor shows it.
@MainActor
final class BackBuffer: EventReceiver {
  private let connection: Connection
  private let memory: SharedMemory
  private var buffer: Proxy?
  private var bufferSize: PixelSize?
  /// Whether the compositor may still read it; nothing is drawn into the memory meanwhile.
  private(set) var isBusy = false
  /// The number of the frame that the memory holds, and its size.
  private var content: (frame: Int, size: PixelSize)?

  /// Takes memory for a picture of a size, with room to grow; nil where there is none.
  init?(_ connection: Connection, shm: OpaquePointer, size: PixelSize) {
    guard let memory = SharedMemory(connection, shm: shm, capacity: Self.room(for: size)) else { return nil }
    self.connection = connection
    self.memory = memory
  }

  /// Whether a picture of this size fits and does not waste most of the memory.
  func suits(_ size: PixelSize) -> Bool {
    size.width * size.height * 4 <= memory.capacity && memory.capacity <= 4 * Self.room(for: size)
  }

  /// How many frames ago the content was shown, seen from the frame `next`; nil where it is of another size.
  func age(at next: Int, size: PixelSize) -> Int? {
    guard let content, content.size == size else { return nil }
    return next - content.frame
  }

  func pixels(_ size: PixelSize) -> PixelBuffer {
    PixelBuffer(base: memory.base, width: size.width, height: size.height, bytesPerRow: size.width * 4)
  }

  /// Hands the picture to the compositor with the next commit of a surface, until it is released.
  func attach(to surface: OpaquePointer, frame: Int, size: PixelSize) {
    if bufferSize != size {
      buffer = Proxy(
        memory.makeBuffer(width: size.width, height: size.height), on: connection, destroy: wl_buffer_destroy)
      bufferSize = size
      if let pointer = buffer?.pointer { wl_buffer_add_listener(pointer, Self.listener, address) }
    }
    guard let pointer = buffer?.pointer else { return }
    wl_surface_attach(surface, pointer, 0, 0)
    content = (frame, size)
    isBusy = true
  }

  /// Bytes for a picture of this size, a quarter more so that a window that is being resized keeps its memory.
  static func room(for size: PixelSize) -> Int {
    let bytes = size.width * size.height * 4
    return (bytes + bytes / 4 + 4095) & ~4095
  }

  private static let listener = permanent(
    wl_buffer_listener(release: { data, _ in BackBuffer.from(data)?.isBusy = false }))
}
