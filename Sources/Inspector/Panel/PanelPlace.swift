import Geometry

/// Where the inspector and the stage lie in a window.
struct PanelPlace: Equatable {
  /// What is left to the stage.
  let stage: Size
  /// The inspector's own frame.
  let frame: Rect
  /// Whether it lies over the stage instead of beside it.
  let isOverlay: Bool

  /// Finds the places in a window of a size.
  init(in window: Size) {
    let width = Look.panelWidth
    if window.width - width >= Look.leastStageWidth {
      stage = Size(width: window.width - width, height: window.height)
      frame = Rect(x: stage.width, y: 0, width: width, height: window.height)
      isOverlay = false
    } else {
      let height = (window.height * Look.overlayShare).rounded()
      stage = window
      frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)
      isOverlay = true
    }
  }
}
