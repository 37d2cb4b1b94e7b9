import Slipsheet

/// A style's text and every change that was made to it, to be taken back and made again.
struct EditHistory {
  /// The text as it stands.
  private(set) var document: StyleDocument
  private var past: [StyleDocument] = []
  private var future: [StyleDocument] = []
  /// What the changes since the last step were made to, while they count as one.
  private var group: StylePath?
  /// The text as the file has it.
  private var saved: [UInt8]

  /// More steps than anybody counts.
  private static let mostSteps = 500

  /// Begins with a text as its file has it.
  init(_ document: StyleDocument) {
    self.document = document
    saved = document.text
  }

  /// Whether the text differs from its file's.
  var isEdited: Bool { document.text != saved }
  /// Whether the changes were made to what a document's file has.
  func isBased(on document: StyleDocument) -> Bool { saved == document.text }
  /// Whether a change can be taken back.
  var canUndo: Bool { !past.isEmpty }
  /// Whether a change that was taken back can be made again.
  var canRedo: Bool { !future.isEmpty }

  /// Changes a value; changes of one value that follow each other are one step until `endStep`.
  mutating func set(_ path: StylePath, to value: StyleDocument.Value) throws(StyleError) {
    let changed = try document.setting(path, to: value)
    guard changed.text != document.text else { return }
    if group != path { step() }
    group = path
    document = changed
  }

  /// Has the next change be a step of its own.
  mutating func endStep() { group = nil }

  /// Takes over a text that was written elsewhere, as a step that can be taken back.
  mutating func replace(with document: StyleDocument) {
    saved = document.text
    guard document.text != self.document.text else { return }
    step()
    self.document = document
  }

  /// Takes the last change back; returns whether there was one.
  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(document)
    document = last
    group = nil
    return true
  }

  /// Makes the last change again that was taken back; returns whether there was one.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(document)
    document = next
    group = nil
    return true
  }

  /// Notes that the text is what a file has now; every step goes by the file's name from here on.
  mutating func markSaved(as path: String) {
    saved = document.text
    group = nil
    guard path != document.path else { return }
    func named(_ document: StyleDocument) -> StyleDocument { (try? document.named(path)) ?? document }
    document = named(document)
    past = past.map(named)
    future = future.map(named)
  }

  private mutating func step() {
    past.append(document)
    if past.count > Self.mostSteps { past.removeFirst() }
    future.removeAll()
    group = nil
  }
}
