import CWaylandServer

extension TestCompositor {
  func makeSurface(_ compositor: ServerObject, id: UInt32) {
    ServerObject(compositor.client, Self.core("wl_surface"), version: compositor.version, id: id) {
      [unowned self] object, name, arguments in
      switch name {
      case "frame":
        let callback = ServerObject(object.client, Self.core("wl_callback"), version: 1, id: arguments[0].n)
        if let callback, object === surface { callbacks.append(callback) }
      case "attach" where object === surface: pendingBuffer = arguments[0].o
      case "set_buffer_scale" where object === surface: pending.scale = Int(arguments[0].i)
      case "commit" where object === surface: commit()
      default: break
      }
    }
  }

  private func commit() {
    guard let buffer = pendingBuffer, let memory = wl_shm_buffer_get(buffer) else {
      // The first commit is bare, and asks where the window is to be.
      if shown == nil { configure(width: 0, height: 0) }
      return
    }
    pendingBuffer = nil
    pending.width = Int(wl_shm_buffer_get_width(memory))
    pending.height = Int(wl_shm_buffer_get_height(memory))
    if let data = wl_shm_buffer_get_data(memory) {
      pending.topPixel = data.load(fromByteOffset: pending.width / 2 * 4, as: UInt32.self) & 0xFF_FFFF
    }
    let isFirst = shown == nil
    shown = pending
    pictureCount += 1
    hold(buffer)
    if isFirst, let surface {
      for output in outputs { surface.send("enter", [wl_argument(o: output.resource)]) }
    }
  }

  /// Keeps a picture, and gives others back as the test wants.
  private func hold(_ buffer: OpaquePointer) {
    heldBuffers.append(wl_resource_get_id(buffer))
    let most: Int
    switch release {
    case .promptly: most = 1
    case .late: most = 3
    case .never: return
    }
    while heldBuffers.count > most {
      let id = heldBuffers.removeFirst()
      // The client may have destroyed it, and the same picture may be shown again.
      guard !heldBuffers.contains(id), let client, let other = wl_client_get_object(client, id),
        wl_shm_buffer_get(other) != nil
      else { continue }
      wl_resource_post_event_array(other, 0, nil)
    }
  }

  /// Gives the window a size in units, 0 to let it choose; `states` are xdg_toplevel's numbers.
  public func configure(width: Int, height: Int, states: [UInt32] = []) {
    var array = wl_array()
    wl_array_init(&array)
    for state in states {
      wl_array_add(&array, 4)?.storeBytes(of: state, as: UInt32.self)
    }
    withUnsafeMutablePointer(to: &array) {
      toplevel?.send(
        "configure", [wl_argument(i: Int32(width)), wl_argument(i: Int32(height)), wl_argument(a: $0)])
    }
    wl_array_release(&array)
    xdgSurface?.send("configure", [wl_argument(u: nextSerial())])
  }

  /// Asks the window to close.
  public func close() { toplevel?.send("close") }

  /// Gives the monitor another scale.
  public func setOutputScale(_ scale: Int) {
    outputScale = Int32(scale)
    for output in outputs {
      output.send("scale", [wl_argument(i: outputScale)])
      output.send("done")
    }
  }

  /// Asks for pictures with another fraction of pixels.
  public func setFraction(_ scale: Double) {
    for object in fractions {
      object.send("preferred_scale", [wl_argument(u: UInt32((scale * 120).rounded()))])
    }
  }
}
