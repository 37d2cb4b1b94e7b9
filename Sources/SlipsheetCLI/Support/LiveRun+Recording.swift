import CairoRenderer
import Drawing
import Glibc
import Interaction
import Motion
import Scene
import Slipsheet

extension LiveRun {
  /// Starts a recording as soon as the panel rests, or ends the one that is made.
  func toggleRecording() {
    if let recording {
      self.recording = nil
      tools.recordingStart = nil
      guard !recording.hasFailed else { return }
      if let trace = try? TraceFile.read(recording.path) { tools.load(trace, named: recording.path) }
      return tell("Recording written: \(recording.path)")
    }
    guard !isRecordingAwaited else {
      isRecordingAwaited = false
      return
    }
    isRecordingAwaited = true
    startAwaitedRecording()
  }

  /// A trace begins with a panel at rest: one that moves is waited for.
  func startAwaitedRecording() {
    guard isRecordingAwaited, isAtRest else { return waitForRest() }
    isRecordingAwaited = false
    do {
      record(in: LineFile(try NewFile(named: "slipsheet-recording", ending: "jsonl")), at: loop.now)
    } catch {
      complain("\(error)")
    }
  }

  /// Has everything that reaches the panel written from now on.
  func record(in file: LineFile, at time: Instant) {
    recording = Recording(of: host.stage, style: reference, in: file, at: time)
    tools.recordingStart = time
  }

  /// Opens the inspector with a recording at its beginning.
  func show(_ recording: Trace, named name: String) {
    tools.load(recording, named: name)
    tools.toggleInspector(in: window.size, at: loop.now)
    tools.showMoment(.zero)
  }

  /// Writes what the stage shows now as a picture.
  func takeSnapshot() {
    let stage = host.stage
    do {
      var list = DisplayList(size: stage.size)
      tools.fillStage(&list, with: stage, at: loop.now)
      let picture = try Bitmap(size: list.size, scale: stage.scale, isOpaque: true)
      CairoRenderer().render(list, into: picture.buffer, scale: stage.scale)
      let path = try NewFile.write(named: "slipsheet-snapshot", ending: "png", picture.writePNG)
      tell("Snapshot written: \(path)")
    } catch {
      complain("\(error)")
    }
  }

  /// Says something in the window and on the terminal.
  func tell(_ text: String) {
    tools.tell(text, at: loop.now)
    // who has closed the terminal still reads it in the window
    try? Output.standard.write(text)
    try? Output.standard.flush()
  }

  /// Says in the window and on the terminal what could not be done.
  func complain(_ text: String) {
    tools.tell(text, at: loop.now)
    Output.warn("\(Program.name): error: \(text)")
  }
}
