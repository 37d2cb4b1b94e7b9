import CWaylandServer
import WaylandBackend

extension TestCompositor {
  static let bindCompositor: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    ServerObject(client, core("wl_compositor"), version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      switch name {
      case "create_surface": self.makeSurface(object, id: arguments[0].n)
      default:
        ServerObject(object.client, core("wl_region"), version: 1, id: arguments[0].n)
      }
    }
  }

  static let bindSubcompositor: wl_global_bind_func_t = { client, _, version, id in
    ServerObject(client, core("wl_subcompositor"), version: Int32(version), id: id) {
      object, name, arguments in
      if name == "get_subsurface" {
        ServerObject(object.client, core("wl_subsurface"), version: 1, id: arguments[0].n)
      }
    }
  }

  static let bindShell: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    ServerObject(client, ShellProtocol.base.pointer, version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      guard name == "get_xdg_surface" else { return }
      self.client = object.client
      self.surface = ServerObject.at(arguments[1].o)
      self.xdgSurface = ServerObject(
        object.client, ShellProtocol.surface.pointer, version: object.version, id: arguments[0].n
      ) { object, name, arguments in
        guard name == "get_toplevel" else { return }
        self.toplevel = ServerObject(
          object.client, ShellProtocol.toplevel.pointer, version: object.version, id: arguments[0].n
        ) { _, name, arguments in
          switch name {
          case "set_title": self.title = arguments[0].s.map { String(cString: $0) } ?? ""
          case "set_fullscreen": self.wantsFullScreen = true
          case "unset_fullscreen": self.wantsFullScreen = false
          default: break
          }
        }
      }
    }
  }

  static let bindDecorations: wl_global_bind_func_t = { client, _, version, id in
    ServerObject(client, ShellProtocol.decorationManager.pointer, version: Int32(version), id: id) {
      object, name, arguments in
      guard name == "get_toplevel_decoration" else { return }
      let decoration = ServerObject(
        object.client, ShellProtocol.decoration.pointer, version: 1, id: arguments[0].n)
      // Drawn by the compositor.
      decoration?.send("configure", [wl_argument(u: 2)])
    }
  }

  static let bindOutput: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data),
      let output = ServerObject(client, core("wl_output"), version: Int32(version), id: id)
    else { return }
    self.outputs.append(output)
    "none".withCString { text in
      output.send(
        "geometry",
        [
          wl_argument(i: 0), wl_argument(i: 0), wl_argument(i: 0), wl_argument(i: 0), wl_argument(i: 0),
          wl_argument(s: text), wl_argument(s: text), wl_argument(i: 0),
        ])
    }
    output.send(
      "mode", [wl_argument(u: 1), wl_argument(i: 1920), wl_argument(i: 1080), wl_argument(i: 60_000)])
    output.send("scale", [wl_argument(i: self.outputScale)])
    output.send("done")
    if self.shown != nil { self.surface?.send("enter", [wl_argument(o: output.resource)]) }
  }

  static let bindSeat: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    let seat = ServerObject(client, core("wl_seat"), version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      let kind = name == "get_pointer" ? "wl_pointer" : name == "get_touch" ? "wl_touch" : "wl_keyboard"
      guard name != "release",
        let device = ServerObject(object.client, core(kind), version: object.version, id: arguments[0].n)
      else { return }
      if name == "get_pointer" { self.pointers.append(device) }
      if name == "get_touch" { self.touches.append(device) }
      if name == "get_keyboard" { self.introduce(device) }
    }
    guard let seat else { return }
    self.seats.append(seat)
    seat.send("capabilities", [wl_argument(u: self.devices.rawValue)])
  }

  static let bindGestures: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    ServerObject(client, Protocols.pointerGestures.pointer, version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      let interface = name == "get_pinch_gesture" ? Protocols.pinch : Protocols.swipe
      let gesture = ServerObject(object.client, interface.pointer, version: 1, id: arguments[0].n)
      if let gesture, name == "get_pinch_gesture" { self.pinches.append(gesture) }
    }
  }

  static let bindViewporter: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    ServerObject(client, Protocols.viewporter.pointer, version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      guard name == "get_viewport" else { return }
      ServerObject(object.client, Protocols.viewport.pointer, version: 1, id: arguments[0].n) {
        _, name, arguments in
        if name == "set_destination" {
          self.pending.destination = [Int(arguments[0].i), Int(arguments[1].i)]
        }
      }
    }
  }

  static let bindFractions: wl_global_bind_func_t = { client, data, version, id in
    guard let self = TestCompositor.at(data) else { return }
    ServerObject(client, Protocols.fractionalScaleManager.pointer, version: Int32(version), id: id) {
      [unowned self] object, name, arguments in
      guard name == "get_fractional_scale", let fraction = self.fraction,
        let scale = ServerObject(
          object.client, Protocols.fractionalScale.pointer, version: 1, id: arguments[0].n)
      else { return }
      self.fractions.append(scale)
      scale.send("preferred_scale", [wl_argument(u: fraction)])
    }
  }
}
