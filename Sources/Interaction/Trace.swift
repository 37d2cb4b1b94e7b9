import Geometry
import Motion

/// A gesture as data: how things stood, and everything that happened, in order.
public struct Trace: Hashable, Sendable {
  /// The version of the format that this library reads and writes.
  public static let formatVersion = 1

  /// The style, by name or whole.
  public enum StyleReference: Hashable, Sendable {
    case named(String)
    case whole(Style)
  }

  /// Something that happened, and when it was applied.
  public struct Entry: Hashable, Sendable {
    /// When it was applied, from the trace's zero.
    public var time: Instant
    /// What happened.
    public var event: SessionEvent

    /// Makes an entry.
    public init(at time: Instant, _ event: SessionEvent) {
      self.time = time
      self.event = event
    }
  }

  /// The style with which the gesture was made.
  public var style: StyleReference
  /// How things stood at the beginning.
  public var surroundings: Surroundings
  /// Whether the panel is at rest on the screen at the beginning, or hidden.
  public var startsPresented: Bool
  /// Everything that happened, in order of time.
  public var entries: [Entry]

  /// Makes a trace.
  public init(
    style: StyleReference, surroundings: Surroundings, startsPresented: Bool = true, entries: [Entry] = []
  ) {
    self.style = style
    self.surroundings = surroundings
    self.startsPresented = startsPresented
    self.entries = entries
  }
}
