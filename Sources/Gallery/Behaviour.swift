/// One of the ways of dragging a panel away, as the entry page offers it; its raw value is the style's name.
///
/// In the order of the keys that show them.
enum Behaviour: String, CaseIterable, Sendable {
  case sheet
  case photo
  case fade
  case card
  case zoom

  var title: String {
    switch self {
    case .sheet: "Sheet"
    case .photo: "Photo"
    case .fade: "Fade"
    case .card: "Card"
    case .zoom: "Zoom"
    }
  }

  var text: String {
    switch self {
    case .sheet: "A page that is pulled down and off the screen"
    case .photo: "A picture that is thrown back to its thumbnail"
    case .fade: "A picture that fades on its way up or down"
    case .card: "A card that opens into a page and springs back"
    case .zoom: "A photo that shrinks under the finger"
    }
  }
}
