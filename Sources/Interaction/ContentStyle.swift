import Geometry

/// What a panel shows, and how that fills the panel.
public struct ContentStyle: Hashable, Sendable {
  /// What a panel shows.
  public enum Kind: String, Hashable, Codable, CaseIterable, Sendable {
    /// A page, laid out from its upper edge.
    case page
    /// A picture, with proportions of its own.
    case picture
  }

  /// Where the panel stands at rest.
  public enum RestingFrame: String, Hashable, Codable, CaseIterable, Sendable {
    /// It fills the window.
    case window
    /// As wide as the window and as high as the picture then is, in the middle.
    case picture
  }

  /// How a picture fills the panel's frame.
  public enum Scaling: String, Hashable, Codable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All of the frame is covered.
    case fill
  }

  /// What the panel shows.
  public var kind: Kind
  /// Where it stands at rest.
  public var restingFrame: RestingFrame
  /// How a picture fills the frame.
  public var scaling: Scaling
  /// How closely a picture may be looked at, or nil where it may not.
  public var zoom: ZoomStyle?
  /// How it is paged where there are several pictures, or nil where it is not.
  public var paging: PagingStyle?
}

extension ContentStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(
      of: decoder, allowing: ["kind", "restingFrame", "scaling", "zoom", "paging"])
    kind = try fields.choice("kind")
    restingFrame = try fields.choice("restingFrame", default: .window)
    scaling = try fields.choice("scaling", default: .fit)
    zoom = try fields.optional("zoom")
    paging = try fields.optional("paging")
    if paging != nil, kind != .picture {
      throw fields.error("paging", "a page is not paged, expected it with kind \"picture\" alone")
    }
    if zoom != nil, kind != .picture {
      throw fields.error("zoom", "a page is not zoomed, expected it with kind \"picture\" alone")
    }
  }
}
