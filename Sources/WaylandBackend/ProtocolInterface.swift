import CWayland

/// A part of the protocol beyond the core, told to the library as a table that lives as long as the program.
@MainActor
package struct ProtocolInterface {
  /// The table.
  package let pointer: UnsafePointer<wl_interface>

  /// Makes a table of requests and events in their order, each with its arguments' types in wayland-util.h's letters.
  package init(
    _ name: StaticString, version: Int32, requests: [(name: StaticString, arguments: StaticString)] = [],
    events: [(name: StaticString, arguments: StaticString)] = []
  ) {
    let methods = Self.messages(requests)
    let signals = Self.messages(events)
    pointer = UnsafePointer(
      permanent(
        wl_interface(
          name: Self.text(name), version: version, method_count: Int32(requests.count),
          methods: methods, event_count: Int32(events.count), events: signals)))
  }

  /// The interface's name.
  package var name: String { String(cString: pointer.pointee.name) }

  private static func messages(
    _ list: [(name: StaticString, arguments: StaticString)]
  ) -> UnsafePointer<wl_message>? {
    guard !list.isEmpty else { return nil }
    let messages = UnsafeMutablePointer<wl_message>.allocate(capacity: list.count)
    for (index, message) in list.enumerated() {
      // Which interface an object has is not checked here: nobody but this module makes them.
      let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: mostArguments)
      types.initialize(repeating: nil, count: mostArguments)
      (messages + index).initialize(
        to: wl_message(name: text(message.name), signature: text(message.arguments), types: types))
    }
    return UnsafePointer(messages)
  }

  private static func text(_ string: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  private static let mostArguments = 20
}
