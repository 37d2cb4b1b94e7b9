import CWayland
import Glibc

/// Owns one connection to a compositor, and keeps the rules of reading from it.
///
/// Reading is announced before the loop sleeps; while it is, nothing else may wait for the compositor on this thread.
final class Connection {
  /// The name under which it was opened.
  let name: String
  /// The library's display, usable even after the compositor is gone.
  let display: OpaquePointer
  private var isReading = false

  /// Connects to a named compositor, or to the one that the environment names.
  init(to name: String?) throws(WaylandError) {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let socket = variable("WAYLAND_SOCKET").map { "socket \($0)" }
    guard let shown = name ?? socket ?? variable("WAYLAND_DISPLAY") else { throw .noDisplayName }
    // What went wrong is told in the program's own words, once.
    wl_log_set_handler_client { _, _ in }
    guard let display = wl_display_connect(name) else {
      let hasFolder = shown.hasPrefix("/") || variable("XDG_RUNTIME_DIR") != nil
      let reason = hasFolder ? String(cString: strerror(errno)) : "XDG_RUNTIME_DIR is not set"
      throw .unreachable(display: shown, reason: reason)
    }
    self.name = shown
    self.display = display
  }

  deinit {
    finishReading(isReadable: false)
    wl_display_disconnect(display)
  }

  /// Whether the compositor is gone, or has ended the connection.
  var isLost: Bool { wl_display_get_error(display) != 0 }

  /// Why nothing can be drawn any more.
  var loss: WaylandError {
    guard wl_display_get_error(display) == EPROTO else { return .lost(display: name) }
    var interface: UnsafePointer<wl_interface>?
    let code = wl_display_get_protocol_error(display, &interface, nil)
    let name = interface?.pointee.name.map { String(cString: $0) } ?? "unknown"
    return .refused(display: self.name, interface: name, code: Int(code))
  }

  /// Announces that what arrives will be read; false where something has arrived already.
  func prepareToRead() -> Bool {
    if !isReading { isReading = wl_display_prepare_read(display) == 0 }
    return isReading
  }

  /// Reads what has arrived, or takes the announcement back.
  func finishReading(isReadable: Bool) {
    guard isReading else { return }
    isReading = false
    if isReadable { wl_display_read_events(display) } else { wl_display_cancel_read(display) }
  }

  /// Handles everything that has arrived, and does not wait for more.
  func dispatchArrived() {
    // Why the connection has ended must be heard before its end is.
    wl_display_dispatch_pending(display)
    if prepareToRead() {
      var request = pollfd(fd: wl_display_get_fd(display), events: Int16(POLLIN), revents: 0)
      finishReading(isReadable: poll(&request, 1, 0) > 0)
    }
    wl_display_dispatch_pending(display)
  }

  /// Waits until the compositor has answered everything that was asked, and handles it.
  func roundTrip() {
    finishReading(isReadable: false)
    wl_display_roundtrip(display)
  }

  /// Sends what has been asked for; false where the compositor takes no more for now.
  func flush() -> Bool {
    wl_display_flush(display) >= 0 || errno != EAGAIN
  }
}
