import CX11

extension X11Window {
  /// Makes the counter by which the window manager learns that a size has been drawn.
  func makeSyncCounter() {
    guard display.extensions.hasSync, display.hasWindowManager else { return }
    syncCounter = XSyncCreateCounter(display.connection.display, XSyncValue(hi: 0, lo: 0))
  }

  /// The window manager is about to give another size, and waits with the next one until this one is seen.
  func takeSyncRequest(_ message: XClientMessageEvent) {
    syncRequest = XSyncValue(
      hi: Int32(truncatingIfNeeded: message.data.l.3), lo: UInt32(truncatingIfNeeded: message.data.l.2))
  }

  /// Tells that the size is on the screen; what was put there goes before, on the same connection.
  func answerSyncRequest() {
    guard let request = syncRequest, isSyncDue, syncCounter != 0, !display.connection.isLost else { return }
    syncRequest = nil
    isSyncDue = false
    XSyncSetCounter(display.connection.display, syncCounter, request)
  }
}
