import Drawing
import Geometry

/// What fills a panel or the screen behind it, laid out anew for every size.
@MainActor
public protocol Page: AnyObject {
  /// Lays the page out for a size, in points.
  func contents(for size: Size) -> PageContents
}
