import Geometry
import Gestures
import Motion

/// Knows which buttons and fingers are down on one window, and turns what seats report into input events.
struct PointerTracker {
  /// What comes out.
  enum Output: Hashable {
    case input(InputEvent)
    case hover(Point?)
  }

  /// What can be down, told apart by the seat and the seat's own number.
  enum Contact: Hashable {
    case button(UInt32, seat: UInt32)
    case touch(Int32, seat: UInt32)

    fileprivate var seat: UInt32 {
      switch self {
      case .button(_, let seat), .touch(_, let seat): seat
      }
    }

    fileprivate var isTouch: Bool {
      switch self {
      case .button: false
      case .touch: true
      }
    }
  }

  private struct Held {
    var id: Int
    var contact: Contact
    var position: Point
  }

  private var held: [Held] = []
  private var hovered: Point?

  /// A button or a finger goes down.
  mutating func press(_ contact: Contact, at position: Point, stamp: Instant) -> [Output] {
    guard !held.contains(where: { $0.contact == contact }) else { return [] }
    var id = 0
    while held.contains(where: { $0.id == id }) { id += 1 }
    held.append(Held(id: id, contact: contact, position: position))
    let down = PointerDown(
      id: id, position: position, device: contact.isTouch ? .touch : .mouse, button: contact.buttonNumber,
      stamp: stamp)
    return [.input(.down(down))]
  }

  /// A button or a finger goes up, where it was last.
  mutating func release(_ contact: Contact, stamp: Instant) -> [Output] {
    guard let index = held.firstIndex(where: { $0.contact == contact }) else { return [] }
    let pointer = held.remove(at: index)
    let up = PointerMove(id: pointer.id, position: pointer.position, stamp: stamp)
    return contact.isTouch ? [.input(.up(up))] : [.input(.up(up))] + hover(over: pointer.position)
  }

  /// A finger moves.
  mutating func move(touch: Int32, seat: UInt32, to position: Point, stamp: Instant) -> [Output] {
    move(to: position, stamp: stamp) { $0 == .touch(touch, seat: seat) }
  }

  /// A seat's pointer moves, with whatever buttons are down.
  mutating func movePointer(seat: UInt32, to position: Point, stamp: Instant) -> [Output] {
    let moves = move(to: position, stamp: stamp) { !$0.isTouch && $0.seat == seat }
    return moves.isEmpty ? hover(over: position) : moves
  }

  /// A seat's pointer is somewhere else; had a button been down, the compositor would have kept it here.
  mutating func leavePointer(seat: UInt32) -> [Output] {
    cancel { !$0.isTouch && $0.seat == seat } + hover(over: nil)
  }

  /// The compositor takes a seat's fingers for a gesture of its own.
  mutating func cancelTouches(seat: UInt32) -> [Output] {
    cancel { $0.isTouch && $0.seat == seat }
  }

  private mutating func move(
    to position: Point, stamp: Instant, where isMoved: (Contact) -> Bool
  ) -> [Output] {
    held.indices.filter { isMoved(held[$0].contact) }.map { index in
      held[index].position = position
      return .input(.move(PointerMove(id: held[index].id, position: position, stamp: stamp)))
    }
  }

  private mutating func hover(over position: Point?) -> [Output] {
    guard !held.contains(where: { !$0.contact.isTouch }), hovered != position else { return [] }
    hovered = position
    return [.hover(position)]
  }

  private mutating func cancel(where isLost: (Contact) -> Bool) -> [Output] {
    let lost = held.filter { isLost($0.contact) }
    held.removeAll { isLost($0.contact) }
    return lost.map { .input(.cancel(id: $0.id)) }
  }
}

extension PointerTracker.Contact {
  /// The button as X11 counts it, from the kernel's code (input-event-codes.h): left, middle, right, then those at
  /// the side after the four of the wheel.
  fileprivate var buttonNumber: Int {
    guard case .button(let code, _) = self else { return 1 }
    switch code {
    case 0x110: return 1
    case 0x111: return 3
    case 0x112: return 2
    default: return Int(code) - 0x113 + 8
    }
  }
}
