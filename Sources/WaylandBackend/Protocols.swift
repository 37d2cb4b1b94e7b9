/// The parts of the protocol beyond the core that are used where a compositor has them (wayland-protocols).
@MainActor
package enum Protocols {
  package static let viewporter = ProtocolInterface(
    "wp_viewporter", version: 1, requests: [("destroy", ""), ("get_viewport", "no")])
  package static let viewport = ProtocolInterface(
    "wp_viewport", version: 1,
    requests: [("destroy", ""), ("set_source", "ffff"), ("set_destination", "ii")])

  package static let fractionalScaleManager = ProtocolInterface(
    "wp_fractional_scale_manager_v1", version: 1, requests: [("destroy", ""), ("get_fractional_scale", "no")])
  package static let fractionalScale = ProtocolInterface(
    "wp_fractional_scale_v1", version: 1, requests: [("destroy", "")], events: [("preferred_scale", "u")])

  package static let activation = ProtocolInterface(
    "xdg_activation_v1", version: 1,
    requests: [("destroy", ""), ("get_activation_token", "n"), ("activate", "so")])

  package static let pointerGestures = ProtocolInterface(
    "zwp_pointer_gestures_v1", version: 1,
    requests: [("get_swipe_gesture", "no"), ("get_pinch_gesture", "no")])
  package static let swipe = ProtocolInterface(
    "zwp_pointer_gesture_swipe_v1", version: 1, requests: [("destroy", "")],
    events: [("begin", "uuou"), ("update", "uff"), ("end", "uui")])
  package static let pinch = ProtocolInterface(
    "zwp_pointer_gesture_pinch_v1", version: 1, requests: [("destroy", "")],
    events: [("begin", "uuou"), ("update", "uffff"), ("end", "uui")])
}
