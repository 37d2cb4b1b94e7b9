internal import CPixbuf

/// A picture that is being decoded, piece by piece.
final class PixbufLoading {
  /// The signals of gdk-pixbuf's loader lead here.
  private final class Answers {
    let extent: PictureExtent
    var width = 0
    var height = 0
    var isRefused = false

    init(_ extent: PictureExtent) {
      self.extent = extent
    }

    /// Chooses the size, now that the file has told its own.
    func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
      self.width = width
      self.height = height
      guard width > 0, height > 0 else { return }
      isRefused = width.multipliedReportingOverflow(by: height).partialValue > Bitmap.mostPixelsInFile
      let format = gdk_pixbuf_loader_get_format(loader)
      let isScalable = format.map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
      // what is refused is not decoded: loaders give up at a size of nothing before they take memory
      if isRefused { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
      let factor = extent.factor(width: width, height: height, isScalable: isScalable)
      guard factor != 1 else { return }
      func side(_ length: Int) -> Int32 { Int32(max(1, (Double(length) * factor).rounded())) }
      gdk_pixbuf_loader_set_size(loader, side(width), side(height))
    }
  }

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let answers: Answers
  private var isClosed = false

  /// A picture of more pixels than this takes much memory while it is decoded.
  private static let heavyPixels = 25_000_000

  init(_ extent: PictureExtent) {
    // GLib ends the process itself where memory runs out: there is always a loader
    loader = gdk_pixbuf_loader_new().unsafelyUnwrapped
    answers = Answers(extent)
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?) -> Void = {
      loader, width, height, data in
      guard let loader, let data else { return }
      Unmanaged<Answers>.fromOpaque(data).takeUnretainedValue()
        .prepare(loader, width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(answers).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  deinit {
    finish()
    g_object_unref(UnsafeMutableRawPointer(loader))
  }

  var isHeavy: Bool { answers.width * answers.height > Self.heavyPixels }

  /// Takes the next bytes; returns why the picture can't be decoded, or nil.
  func add(_ bytes: UnsafeRawBufferPointer) -> String? {
    var error: UnsafeMutablePointer<GError>?
    let isFine =
      gdk_pixbuf_loader_write(
        loader, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, gsize(bytes.count), &error) != 0
    defer { if let error { g_error_free(error) } }
    return refusal ?? (isFine ? nil : Self.reason(error))
  }

  /// Ends the file; returns why the picture can't be decoded, or nil.
  func close() -> String? {
    guard !isClosed else { return nil }
    isClosed = true
    var error: UnsafeMutablePointer<GError>?
    let isFine = gdk_pixbuf_loader_close(loader, &error) != 0
    defer { if let error { g_error_free(error) } }
    // of a short file the loader has seen nothing before
    if let refusal { return refusal }
    if !isFine { return Self.reason(error) }
    return gdk_pixbuf_loader_get_pixbuf(loader) == nil ? "an unknown kind of picture" : nil
  }

  private var refusal: String? {
    guard answers.isRefused else { return nil }
    return "\(answers.width) x \(answers.height) pixels, more than \(Bitmap.mostPixelsInFile) in all"
  }

  /// Gives up what was not closed.
  func finish() {
    if !isClosed { _ = gdk_pixbuf_loader_close(loader, nil) }
    isClosed = true
  }

  /// The picture as its EXIF orientation says, owned by the caller; nil where there is no memory for it.
  func uprightPicture() -> OpaquePointer? {
    gdk_pixbuf_loader_get_pixbuf(loader).flatMap { gdk_pixbuf_apply_embedded_orientation($0) }
  }

  /// The size that the file tells, turned as its EXIF orientation says.
  var uprightSize: (width: Int, height: Int) {
    let size = (answers.width, answers.height)
    guard let picture = gdk_pixbuf_loader_get_pixbuf(loader),
      let text = gdk_pixbuf_get_option(picture, "orientation"),
      // 5 to 8 lie on their sides (EXIF 2.32, tag 0x0112)
      let orientation = Int(String(cString: text)), (5...8).contains(orientation)
    else { return size }
    return (size.1, size.0)
  }

  /// The loader's own words, as a part of a sentence.
  private static func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error, let message = error.pointee.message else { return "the picture can't be decoded" }
    let isUnknown =
      error.pointee.domain == gdk_pixbuf_error_quark()
      && error.pointee.code == Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
    return isUnknown ? "an unknown kind of picture" : String(cString: message)
  }
}
