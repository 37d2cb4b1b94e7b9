import Geometry

extension PageRaster {
  /// A way in which the focus moves over a page.
  enum Direction {
    case left
    case right
    case up
    case down
  }

  /// The control that one comes to from another: the next or the last one in order, or the nearest above or below.
  func neighbor(of name: String, to direction: Direction) -> String? {
    guard let control = control(named: name), let index = controlIndex(named: name) else { return nil }
    switch direction {
    case .left: return controlName(at: index - 1)
    case .right: return controlName(at: index + 1)
    case .up, .down:
      return nearest(to: control.frame, isBelow: direction == .down, butNot: name)?.name
    }
  }

  /// The first control that is seen whole in a part of the page.
  func firstControl(in part: Rect) -> String? {
    candidates(in: part).first { $0.frame.intersection(part) == $0.frame }?.name
  }

  private func nearest(to frame: Rect, isBelow: Bool, butNot name: String) -> Control? {
    let reach = frame.height * 2 + Self.widestGap
    let y = isBelow ? frame.maxY : frame.minY - reach
    let part = Rect(x: 0, y: y, width: contentSize.width, height: reach)
    func distance(_ control: Control) -> Double {
      let center = control.frame.center
      return abs(center.y - frame.center.y) + 2 * abs(center.x - frame.center.x)
    }
    return candidates(in: part)
      .filter {
        let way = $0.frame.center.y - frame.center.y
        let clear = min(frame.height, $0.frame.height) / 2
        return $0.name != name && (isBelow ? way >= clear : -way >= clear)
      }
      .min { distance($0) < distance($1) }
  }

  private func candidates(in part: Rect) -> [Control] {
    controls.filter { !$0.isFixed } + items(in: part)
  }

  /// What lies at most between two sections of controls, in points.
  private static let widestGap = 96.0
}
