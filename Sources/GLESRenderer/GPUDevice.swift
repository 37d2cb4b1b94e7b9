import Glibc

/// What can be known of a GPU without loading its driver.
package enum GPUDevice {
  /// Whether the system has a device that could draw; a driver is loaded in vain, and slowly, where it has none.
  package static var isThere: Bool {
    if access("/dev/nvidiactl", F_OK) == 0 || access("/dev/dxg", F_OK) == 0 { return true }
    guard let folder = opendir("/dev/dri") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let isRenderNode = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { strncmp($0, "renderD", 7) == 0 }
      }
      if isRenderNode { return true }
    }
    return false
  }
}
