import Interaction
import Slipsheet

/// The rows of a style: every number, curve and switch that its text has, under headings, in the text's order.
struct StyleRows {
  private(set) var rows: [any InspectorRow] = []
  private let document: StyleDocument
  private var gauges: [StylePath: Gauge]
  private var group: [StylePath.Step] = []
  private var section: String?

  /// Makes the rows of a document; gauges that are known already are kept, so that no slider changes under the hand.
  static func rows(
    of document: StyleDocument, gauges: inout [StylePath: Gauge]
  ) -> [any InspectorRow] {
    var rows = StyleRows(document: document, gauges: gauges)
    rows.addAll()
    gauges = rows.gauges
    return rows.rows
  }

  private init(document: StyleDocument, gauges: [StylePath: Gauge]) {
    self.document = document
    self.gauges = gauges
  }

  private mutating func addAll() {
    let entries = document.entries
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      addHeadings(for: entry.path)
      switch entry.value {
      case .number, .heights, .widths:
        // two numbers of one list stand side by side
        let pair = entries[index...].prefix { $0.value.amount != nil && Self.isPair($0.path, entry.path) }
        let shown = pair.count == 2 ? Array(pair) : [entry]
        rows.append(SliderRow(sliders: shown.map { slider($0) }))
        index += shown.count
      case .easing(let easing):
        rows.append(CurveRow(path: entry.path, easing: easing))
        index += 1
      case .flag(let isSet):
        rows.append(FlagRow(path: entry.path, isSet: isSet))
        index += 1
      }
      addSpring(after: entry.path, before: index < entries.count ? entries[index].path : nil)
    }
  }

  private mutating func slider(_ entry: StyleDocument.Entry) -> SliderRow.Slider {
    let gauge = gauges[entry.path] ?? Gauge(entry, in: document)
    gauges[entry.path] = gauge
    return SliderRow.Slider(path: entry.path, gauge: gauge, amount: entry.value.amount ?? 0)
  }

  /// Whether both are in one list.
  private static func isPair(_ path: StylePath, _ other: StylePath) -> Bool {
    guard case .index = path.steps.last, path.keys.last != "at" else { return false }
    return path.parent == other.parent
  }

  private mutating func addHeadings(for path: StylePath) {
    // what is true or false of the whole stands under a heading of its own
    let first = path.steps.count == 1 ? "Behaviour" : Gauge.words(path.keys.first ?? "")
    if first != section {
      section = first
      group = []
      rows.append(HeadingRow(title: first))
    }
    var holder = path.steps
    if case .index = holder.last { holder.removeLast() }
    holder.removeLast()
    guard holder.count > 1 || (holder.count == 1 && group.count > 1) else { return group = holder }
    guard holder != group else { return }
    group = holder
    if let title = title(of: holder) { rows.append(HeadingRow(title: title, isSection: false)) }
  }

  /// What a group of values is about; nil where the section says it already.
  private func title(of holder: [StylePath.Step]) -> String? {
    let path = StylePath(holder)
    func named(_ key: String) -> String? { document.text(at: path.appending(.key(key))) }
    let last = path.keys.last ?? ""
    if holder.contains(.key("ramps")) {
      return "\(Gauge.words(last)) follows \(named("signal") ?? "the drag")"
    }
    if holder.contains(.key("onBegin")) { return "\(Gauge.words(last)), once a drag begins" }
    if holder.contains(.key("windows")) { return "\(Gauge.words(last)), in a part of the time" }
    if holder.first == .key("release") {
      let quantity = named("of") == "velocity" ? "speed" : "way"
      return named("axis").map { "\(Gauge.words($0)) \(quantity)" }
    }
    return last == "motion" ? nil : Gauge.words(last)
  }

  /// Adds the plot of a settle's spring behind its numbers.
  private mutating func addSpring(after path: StylePath, before next: StylePath?) {
    guard path.keys.count == 3, path.keys[1] == "motion", next?.parent != path.parent else { return }
    let style = document.style
    let motion: SettleMotion? =
      switch path.keys[0] {
      case "present": style.present.motion
      case "restore": style.restore.motion
      case "dismiss": style.dismiss.motion
      default: nil
      }
    guard let motion else { return }
    if case .curve = motion { return }
    rows.append(SettleRow(motion: motion))
  }
}
