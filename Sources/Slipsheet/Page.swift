import Drawing
import Geometry

/// What fills a panel or the screen behind it, laid out anew for every size.
@MainActor
public protocol Page: AnyObject {
  /// Lays the page out for a size, in points.
  func contents(for size: Size) -> PageContents
  /// Where the picture lies that a control shows, in the page's points, when it is laid out for a size; nil for none.
  func sourceFrame(of control: String, for size: Size) -> Rect?
  /// By which the page tells that it looks different; nil where it never does on its own account.
  var updates: PageUpdates? { get }
}

extension Page {
  /// Nothing: most pages have no pictures that a panel could grow out of.
  public func sourceFrame(of control: String, for size: Size) -> Rect? { nil }
  /// None: most pages change under a hand only.
  public var updates: PageUpdates? { nil }
}
