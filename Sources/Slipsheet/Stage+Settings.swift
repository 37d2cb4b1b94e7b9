import Interaction

extension Stage {
  /// Whether motion of the panels' own account is avoided; what moves already ends as it began.
  public var reducesMotion: Bool {
    get { surroundings.reducesMotion }
    set {
      guard newValue != reducesMotion else { return }
      let time = afterLastShown(clock?() ?? layers[0].session.now)
      for layer in layers { apply(.reducedMotion(newValue), to: layer, at: time) }
    }
  }

  /// Has every page laid out and drawn anew in the next frame, as after a change of its colours.
  public func redrawPages() {
    presenterRaster.invalidate()
    for layer in layers { layer.raster.invalidate() }
    onNeedsFrame?()
  }
}
