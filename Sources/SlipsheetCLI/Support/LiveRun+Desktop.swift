import Gallery
import Interaction
import Slipsheet
import Windowing

extension LiveRun {
  /// The colours: those that were asked for, else the desktop's.
  var theme: Theme { scene.theme ?? (desktop.preferences.colorScheme == .dark ? .dark : .light) }

  /// Whether the panel shall not travel, because the user or the desktop says so.
  var reducesMotion: Bool { scene.reducesMotion || desktop.preferences.reducesMotion == true }

  /// Asks the desktop for its settings behind the frame that is drawn now; the first does.
  func askDesktop() {
    guard asking == nil else { return }
    asking = loop.timer(at: loop.now) { [weak self] in
      if let self { desktop.follow(on: loop) }
    }
  }

  /// Shows what the desktop's settings have come to.
  func followDesktop() {
    if theme != exhibit.theme {
      exhibit.theme = theme
      host.stage.redrawPages()
    }
    host.stage.reducesMotion = reducesMotion
  }

  /// Has the window's title say what came of a motion, for those who have it read; while things move it stays.
  func tellState(after event: LifecycleEvent) {
    switch event {
    case .didPresent, .didDismiss, .didRestore: tellState()
    default: break
    }
  }

  /// Has the window's title say what is shown at rest.
  func tellState() {
    let panel = host.stage.panel
    let state = "\(panel.style.name), \(panel.phase == .hidden ? "hidden" : "shown") – "
    let new = "\(exhibit.isEntry ? "" : state)Slipsheet"
    guard new != title else { return }
    title = new
    window.setTitle(new)
  }
}
