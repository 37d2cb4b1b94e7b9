/// One of the ways of dragging a panel away, as the entry page offers it.
struct Behaviour: Hashable, Sendable {
  /// The style's name, and that of its control.
  enum Name: String, CaseIterable, Sendable {
    case sheet
    case photo
    case fade
    case card
    case zoom
  }

  let name: Name
  let title: String
  let text: String

  /// All five, in the order of the keys 1 to 5.
  static let all = [
    Behaviour(name: .sheet, title: "Sheet", text: "A page that is pulled down and off the screen"),
    Behaviour(name: .photo, title: "Photo", text: "A picture that is thrown back to its thumbnail"),
    Behaviour(name: .fade, title: "Fade", text: "A picture that fades on its way up or down"),
    Behaviour(name: .card, title: "Card", text: "A card that opens into a page and springs back"),
    Behaviour(name: .zoom, title: "Zoom", text: "A photo that shrinks under the finger"),
  ]
}
