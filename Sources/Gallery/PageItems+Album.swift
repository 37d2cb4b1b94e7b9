import Geometry
import Slipsheet

extension PageItems {
  /// The pictures of an album in tiles, each a control that reaches beyond its tile by a ring, in points.
  init(_ album: any Album, _ tiling: Tiling, ring: Double = 0, control: @escaping (Int) -> Control) {
    self.init(
      count: album.count, indices: { tiling.indices(in: $0, grownBy: ring) },
      index: { album.index(named: $0) }, onSight: { album.show($0) }, control: control)
  }
}

extension Album {
  /// How many pictures there are, in words.
  var countInWords: String { count == 1 ? "1 picture" : "\(count.grouped) pictures" }
}

extension Int {
  /// The number with its thousands set apart, where it has more than four figures.
  fileprivate var grouped: String {
    let figures = String(self)
    guard figures.count > 4 else { return figures }
    var text = ""
    for (index, figure) in figures.enumerated() {
      if index > 0, (figures.count - index) % 3 == 0 { text += "," }
      text.append(figure)
    }
    return text
  }
}
