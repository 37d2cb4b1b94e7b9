import Drawing
import Gallery
import Glibc
import Interaction
import Slipsheet

extension LiveRun {
  /// Reads the style's file again; what is broken is told, and the last good style stays.
  func reloadFile() {
    guard let file else { return }
    do {
      let document = try StyleDocument(contentsOf: file)
      tools.fault = nil
      let isNews = document.text != tools.document.text
      tools.replace(with: document)
      guard isNews else { return }
      take(.whole(document.style), document.style)
    } catch {
      tools.fault = error
    }
  }

  /// Has the style's file read again whenever it is written.
  func watchFile() {
    watch = file.flatMap { loop.watch(file: $0) { [weak self] in self?.reloadFile() } }
  }

  /// Writes the style's text into its file, or, where it has none, into a new one in the current folder.
  func save() {
    let text = tools.document.text
    do {
      if let file {
        try writeFile(text, to: file)
      } else {
        let name = tools.document.style.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
        file = try NewFile.write(named: String(name), ending: "json5") { try writeFile(text, to: $0) }
        watchFile()
      }
      guard let file else { return }
      tools.fault = nil
      tools.markSaved(as: file)
      tell("Style written: \(file)")
    } catch let error as FileError {
      complain("cannot write, \(error.path), \(error.reason)")
    } catch {
      complain("\(error)")
    }
  }

  /// Shows another version of the style: at once where the same pages suit it, else as soon as the panel rests.
  func take(_ reference: Trace.StyleReference, _ style: Style) {
    guard style.needsSamePages(as: exhibit.panel.style) else {
      waitingStyle = (style, reference)
      return showWaitingStyle()
    }
    self.reference = reference
    exhibit.panel.style = style
  }

  /// Shows a built-in style as soon as the panel rests.
  func switchToBuiltIn(number: Int) -> Bool {
    guard StyleLibrary.names.indices.contains(number - 1) else { return false }
    return switchToBuiltIn(named: StyleLibrary.names[number - 1])
  }

  /// Shows a built-in style as soon as the panel rests.
  func switchToBuiltIn(named name: String) -> Bool {
    guard let source = StyleLibrary.source(named: name),
      let document = try? StyleDocument(source, path: name)
    else { return false }
    file = nil
    watch = nil
    tools.fault = nil
    let shown = tools.show(document)
    waitingStyle = (shown.style, shown.text == source ? .named(name) : .whole(shown.style))
    showWaitingStyle()
    return true
  }

  /// Shows the first page, from which the behaviours are opened.
  func showEntry() {
    file = nil
    watch = nil
    tools.fault = nil
    let surroundings =
      recording != nil
      ? host.stage.surroundings
      : Surroundings(window: host.stage.size, scale: window.scale, reducesMotion: reducesMotion)
    let last = host.stage
    exhibit = Exhibit(entry: exhibit.panel.style, theme: theme)
    host.show(Self.stage(for: exhibit, in: surroundings, at: loop.now))
    // back where one came from
    host.stage.focus(on: exhibit.panel.style.name, asOn: last)
    listen()
  }

  /// Whether no hand is on the panel and nothing moves.
  var isAtRest: Bool { host.stage.isAtRest(at: loop.now) && !host.stage.isHeld }

  /// Shows the style that waits, where the panel rests and no hand is on it.
  func showWaitingStyle() {
    guard let (style, reference) = waitingStyle else { return }
    guard isAtRest else { return waitForRest() }
    waitingStyle = nil
    show(style)
    self.reference = reference
  }

  /// Does what waits for the panel to rest, as soon as it does.
  func waitForRest() {
    guard resting == nil, waitingStyle != nil || isRecordingAwaited else { return }
    resting = loop.timer { [weak self] in
      self?.resting = nil
      self?.showWaitingStyle()
      self?.startAwaitedRecording()
    }
  }

  /// Shows another style with the pages that suit it.
  private func show(_ style: Style) {
    let exhibit = Exhibit(style, theme: theme, album: album)
    var surroundings = Surroundings(
      window: host.stage.size, scale: window.scale, reducesMotion: reducesMotion)
    if recording != nil {
      // a trace can tell that the panel left, changed, and came back: so that is what it does
      let stage = host.stage
      if stage.panel.phase == .presented { stage.panel.dismiss(animated: false) }
      stage.panel.style = style
      if exhibit.startsPresented { stage.panel.present(animated: false) }
      surroundings = stage.surroundings
    }
    self.exhibit = exhibit
    host.show(Self.stage(for: exhibit, in: surroundings, at: loop.now))
    listen()
  }
}

extension Style {
  /// Whether the pages that were made for another style suit this one, too.
  fileprivate func needsSamePages(as other: Style) -> Bool {
    content.kind == other.content.kind && content.restingFrame == other.content.restingFrame
      && (source == nil) == (other.source == nil)
  }
}
