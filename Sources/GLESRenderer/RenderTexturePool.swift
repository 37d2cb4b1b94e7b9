/// Pictures in the GPU's memory that frames draw into on the way, kept for the next frame as long as each needs them.
struct RenderTexturePool {
  private struct Place {
    let texture: RenderTexture
    var isTaken = true
    /// Whether the latest frame has taken it, be it given back since.
    var wasTaken = true
  }

  /// How many pictures have been made since the pool was.
  private(set) var made = 0
  private var places: [Place] = []

  /// Gives all pictures back, and forgets those that the latest frame did not need.
  mutating func beginFrame() {
    places.removeAll { !$0.wasTaken }
    for index in places.indices { (places[index].isTaken, places[index].wasTaken) = (false, false) }
  }

  /// A picture of a size that nothing else draws into before it is given back; what it holds is anything.
  mutating func take(width: Int, height: Int, _ context: GLContext) throws(GLError) -> RenderTexture {
    for index in places.indices where !places[index].isTaken {
      let texture = places[index].texture
      guard texture.width == width, texture.height == height else { continue }
      (places[index].isTaken, places[index].wasTaken) = (true, true)
      return texture
    }
    let texture = try RenderTexture(width: width, height: height, context)
    places.append(Place(texture: texture))
    made += 1
    return texture
  }

  /// Lets the frame take a picture again.
  mutating func giveBack(_ texture: RenderTexture) {
    if let index = places.firstIndex(where: { $0.texture === texture }) { places[index].isTaken = false }
  }
}
