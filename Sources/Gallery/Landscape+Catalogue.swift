extension Landscape {
  /// Mountains behind mountains, before sunrise.
  package static let ridges = Landscape(
    seed: 11, title: "Seven Ridges", subtitle: "Fog in the valleys",
    text: "Each ridge is a little paler than the one before it, until the last one could be sky.",
    time: "05:40", scene: .ridges)

  /// The open sea with a sail.
  package static let sea = Landscape(
    seed: 23, title: "Slow Water", subtitle: "One sail far out",
    text: "One sail, a long way out. It has hardly moved since we sat down.", time: "18:55", scene: .sea)

  /// A mountain lake after sunset.
  package static let lake = Landscape(
    seed: 5, title: "Blue Hour", subtitle: "Without a ripple",
    text: "The wind drops before the light goes. For a few minutes the water holds the whole mountain.",
    time: "20:10", scene: .lake)

  /// Sand in the evening.
  package static let dunes = Landscape(
    seed: 42, title: "Warm Sand", subtitle: "Drawn by the wind",
    text: "By morning the crest will have walked on by the width of a hand.", time: "17:20", scene: .dunes)

  /// Fields in steps on green hills.
  package static let terraces = Landscape(
    seed: 8, title: "Tea Hills", subtitle: "After the first rain",
    text: "The rows follow the hill, and the path follows the rows.", time: "07:30", scene: .terraces)

  /// Mountains in winter.
  package static let snow = Landscape(
    seed: 64, title: "First Snow", subtitle: "Not a footprint",
    text: "Snow keeps every sound to itself. Even the light comes down more slowly.", time: "08:15",
    scene: .snow)

  /// All six.
  package static let all: [Landscape] = [.lake, .ridges, .sea, .terraces, .dunes, .snow]
}
