/// A part of X11 that a server may lack, and that this backend then does without.
public enum X11Extension: String, CaseIterable, Hashable, Sendable {
  case sharedMemory = "MIT-SHM"
  case input = "XInputExtension"
  case present = "Present"
  case monitors = "RANDR"

  /// What takes its place where the server lacks it.
  public var fallback: String {
    switch self {
    case .sharedMemory: "pictures go through the connection (XPutImage)"
    case .input: "mouse and wheel by the core protocol, no touch and no smooth scrolling"
    case .present: "frames are paced by a timer"
    case .monitors: "60 Hz are assumed where frames are paced by a timer"
    }
  }
}
