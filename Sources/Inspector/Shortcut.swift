/// A key of the program, or several that belong together, and what it does.
package struct Shortcut: Hashable, Sendable {
  /// What stands on the keys.
  package var keys: [String]
  /// What they do, in a few words.
  package var text: String

  /// All keys, as the help in the window and on the command line shows them.
  package static let all = [
    Shortcut(keys: ["1", "…", "5"], text: "Show a behaviour"),
    Shortcut(keys: ["Esc"], text: "Close, then go back"),
    Shortcut(keys: ["Tab", "Space"], text: "Reach a control, press it"),
    Shortcut(keys: ["← ↑ ↓ →"], text: "Move among pictures"),
    Shortcut(keys: ["Home", "End"], text: "Go to the top, the end"),
    Shortcut(keys: ["PgUp", "PgDn"], text: "Scroll a screenful"),
    Shortcut(keys: ["+", "−", "0"], text: "Zoom in, out, back"),
    Shortcut(keys: ["I"], text: "Open the inspector"),
    Shortcut(keys: ["Ctrl Z", "Ctrl S"], text: "Take back, write"),
    Shortcut(keys: ["R"], text: "Record, stop recording"),
    Shortcut(keys: ["F12"], text: "Take a snapshot"),
    Shortcut(keys: ["F11"], text: "Fill the screen, and back"),
    Shortcut(keys: ["?"], text: "Show these keys"),
  ]

  /// What stands for signs that not every terminal can show.
  private static let plain = ["…": "to", "−": "-", "← ↑ ↓ →": "Arrows"]

  /// All keys as lines of plain text, what they do in a column of its own.
  package static var lines: [String] {
    let names = all.map { $0.keys.map { plain[$0] ?? $0 }.joined(separator: " ") }
    let width = names.map(\.count).max() ?? 0
    return zip(all, names).map { shortcut, name in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(shortcut.text)"
    }
  }
}
