/// A window that is not kept.
struct WeakWindow {
  weak var window: WaylandWindow?
}
