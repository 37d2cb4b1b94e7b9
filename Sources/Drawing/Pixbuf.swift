internal import CPixbuf
import Glibc

/// Owns one decoded picture, upright.
struct Pixbuf: ~Copyable {
  private let pointer: OpaquePointer
  /// The size of all of the picture in its file, in pixels, upright.
  let fullWidth: Int
  let fullHeight: Int

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }
  var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pointer) != 0 }

  /// Reads a file in pieces, so that what it claims to hold is known before memory is taken for it.
  init(contentsOf path: String, _ extent: PictureExtent, gate: HeavyGate?) throws(FileError) {
    let file = try Self.openPicture(path)
    defer { close(file) }
    let loading = PixbufLoading(extent)
    defer { loading.finish() }
    var ending = PictureEnding()
    var isHeavy = false
    defer { if isHeavy { gate?.leave() } }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = read(file, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(path) }
      guard count > 0 else { break }
      let bytes = UnsafeRawBufferPointer(rebasing: piece[..<count])
      ending.read(bytes)
      if let reason = loading.add(bytes) { throw FileError(path: path, reason: reason) }
      if !isHeavy, loading.isHeavy, let gate {
        gate.enter()
        isHeavy = true
      }
    }
    let failure = loading.close()
    if !ending.isComplete {
      throw FileError(path: path, reason: ending.isEmpty ? "the file is empty" : "the file is cut off")
    }
    if let failure { throw FileError(path: path, reason: failure) }
    guard let upright = loading.uprightPicture() else {
      throw FileError(path: path, reason: "no memory to turn the picture upright")
    }
    pointer = upright
    (fullWidth, fullHeight) = loading.uprightSize
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Copies all pixels, with their alpha multiplied in.
  func copy(to buffer: PixelBuffer) {
    let channels = Int(gdk_pixbuf_get_n_channels(pointer))
    let bytesPerRow = Int(gdk_pixbuf_get_rowstride(pointer))
    let base = gdk_pixbuf_read_pixels(pointer)
    for y in 0..<height {
      guard var source = base?.advanced(by: y * bytesPerRow) else { return }
      let target = buffer.row(y)
      if channels == 3 {
        for x in 0..<width {
          target[x] = 0xFF00_0000 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
          source += 3
        }
        continue
      }
      for x in 0..<width {
        let alpha = UInt32(source[3])
        target[x] =
          alpha << 24 | Self.product(source[0], alpha) << 16 | Self.product(source[1], alpha) << 8
          | Self.product(source[2], alpha)
        source += channels
      }
    }
  }

  /// A channel times its alpha, both of 255, rounded.
  @inline(__always) private static func product(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
    let t = UInt32(channel) &* alpha &+ 128
    return (t &+ t &>> 8) &>> 8
  }

  /// Opens a file that may hold a picture; a pipe, which might never end, is none.
  private static func openPicture(_ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .system(path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let error = FileError.system(path)
      close(file)
      throw error
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw FileError(path: path, reason: isFolder ? "a folder, not a picture" : "not a file")
    }
    return file
  }

  private static let pieceSize = 65_536
}
