/// What a compositor offers beyond the core, as far as it is used.
@MainActor
struct Extensions {
  let viewporter: ExtensionObject?
  let fractionalScale: ExtensionObject?
  let activation: ExtensionObject?
  let gestures: ExtensionObject?

  init(_ globals: [Global], on connection: Connection) {
    func find(_ interface: ProtocolInterface) -> ExtensionObject? {
      ExtensionObject(interface, from: globals, on: connection)
    }
    viewporter = find(Protocols.viewporter)
    fractionalScale = find(Protocols.fractionalScaleManager)
    activation = find(Protocols.activation)
    gestures = find(Protocols.pointerGestures)
  }
}
