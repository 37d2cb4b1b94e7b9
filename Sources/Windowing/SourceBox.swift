import CGLib

/// What a GLib source calls: closures, the tag of its descriptor, and the table that leads to both.
@MainActor
final class SourceBox {
  let functions: LoopSource
  private var tag: gpointer?

  init(_ functions: LoopSource) {
    self.functions = functions
  }

  /// A GSource with room for the box it belongs to.
  private struct Layout {
    var source = GSource()
    var box: UnsafeMutableRawPointer?
  }

  /// Makes a source that holds the box until it is destroyed.
  static func makeSource(for box: SourceBox) -> UnsafeMutablePointer<GSource> {
    // GLib ends the process itself where memory runs out: there is always a source.
    let source = g_source_new(functionTable, guint(MemoryLayout<Layout>.size)).unsafelyUnwrapped
    with(source) { $0.box = Unmanaged.passRetained(box).toOpaque() }
    if let descriptor = box.functions.descriptor {
      let condition = GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
      box.tag = g_source_add_unix_fd(source, descriptor, condition)
    }
    return source
  }

  static func from(_ data: gpointer?) -> SourceBox? {
    data.map { Unmanaged<SourceBox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets go of a box on whichever thread holds its source last: that of a `Waker` may go with another thread.
  nonisolated static func release(_ data: gpointer?) {
    if let data { Unmanaged<SourceBox>.fromOpaque(data).release() }
  }

  private nonisolated static func with<Result>(
    _ source: UnsafeMutablePointer<GSource>, _ body: (inout Layout) -> Result
  ) -> Result {
    source.withMemoryRebound(to: Layout.self, capacity: 1) { body(&$0.pointee) }
  }

  private static func box(of source: UnsafeMutablePointer<GSource>?) -> SourceBox? {
    source.flatMap { from(with($0) { $0.box }) }
  }

  private nonisolated static func finalize(_ source: UnsafeMutablePointer<GSource>?) {
    if let source { release(with(source) { $0.box }) }
  }

  /// GLib keeps the address: a constant that lives as long as the program.
  private static let functionTable: UnsafeMutablePointer<GSourceFuncs> = {
    var table = GSourceFuncs()
    table.prepare = { source, timeout in
      timeout?.pointee = -1
      return box(of: source)?.functions.prepare() == true ? 1 : 0
    }
    table.check = { source in
      guard let source, let box = box(of: source) else { return 0 }
      let isReadable = box.tag.map { g_source_query_unix_fd(source, $0).rawValue != 0 } ?? false
      return box.functions.check(isReadable) ? 1 : 0
    }
    table.dispatch = { source, _, _ in
      guard let source, let box = box(of: source) else { return 0 }
      // A moment counts once; the handler may set the next.
      g_source_set_ready_time(source, -1)
      box.functions.dispatch()
      return 1
    }
    table.finalize = { finalize($0) }
    let pointer = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    pointer.initialize(to: table)
    return pointer
  }()
}
