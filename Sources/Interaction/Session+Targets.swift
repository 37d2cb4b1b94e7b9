import Geometry

/// Where the panel goes, and how it looks there.
extension Session {
  /// The value that a channel has when its goal is reached.
  func target(of channel: Channel, for goal: Goal) -> Double {
    switch goal {
    case .rest(nil): target(of: channel, at: .rest, values: [:])
    case .rest(let stop?): target(of: channel, atStop: stop)
    case .away(let place): target(of: channel, at: place, values: style.away.values)
    }
  }

  /// The value of a channel at a place, where `values` say how the panel differs from its look at rest.
  func target(of channel: Channel, at place: Place, values: [Channel: Appearance.Value]) -> Double {
    let rest = restingFrame
    switch channel {
    case .x: return frame(at: place).center.x - rest.center.x
    case .y: return frame(at: place).center.y - rest.center.y
    case .width: return frame(at: place).width
    case .height: return frame(at: place).height
    case .zoom: return zoom.factor
    case .page: return 0
    case .panX: return zoom.pan.dx
    case .panY: return zoom.pan.dy
    case .scale, .cornerRadius, .opacity, .backdrop, .presenterScale, .controls, .backdropBlur:
      switch values[channel] {
      case nil: return style.atRest(channel)
      case .number(let number): return number
      case .source: return (style.source?.cornerRadius ?? 0) * rest.width / surroundings.sourceFrame.width
      }
    }
  }

  /// The value that a channel has at one of the style's stops: what a drag that far would show.
  private func target(of channel: Channel, atStop stop: Int) -> Double {
    let way = distance(ofStop: stop)
    switch channel {
    case .x: return way.dx
    case .y: return way.dy
    case .width, .height, .zoom, .panX, .panY, .page: return target(of: channel, at: .rest, values: [:])
    default:
      guard let ramp = style.drag.ramps[channel], ramp.signal != .yRatio else { return style.atRest(channel) }
      return ramp.value(for: ramp.signal.value(of: way), in: surroundings.window)
    }
  }

  /// How far a stop is from full rest; a stop that a new style no longer has is full rest.
  func distance(ofStop stop: Int) -> Vector {
    var way = Vector.zero
    if let stops = style.stops, stops.at.indices.contains(stop) {
      way[stops.axis] = stops.at[stop].points(in: surroundings.window)
    }
    return way
  }

  /// The panel's frame at a place.
  func frame(at place: Place) -> Rect {
    let rest = restingFrame
    let window = surroundings.window
    switch place {
    case .rest: return rest
    case .bottom, .exit: return rest.offset(by: Vector(dx: 0, dy: window.height - rest.minY))
    case .top: return rest.offset(by: Vector(dx: 0, dy: -rest.maxY))
    case .left: return rest.offset(by: Vector(dx: -rest.maxX, dy: 0))
    case .right: return rest.offset(by: Vector(dx: window.width - rest.minX, dy: 0))
    case .source: return surroundings.sourceFrame
    }
  }
}
