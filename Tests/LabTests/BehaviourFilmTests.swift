import Drawing
import Geometry
import Interaction
import Lab
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

/// What each behaviour looks like while it comes, follows the hand, comes back, and leaves for good.
@MainActor
@Suite("Film strips of the behaviours")
struct BehaviourFilmTests {
  private let references = SnapshotReferences()

  /// Presented, pulled a little and held, so that it comes back, then pulled far and let go in motion.
  private static func trace() -> Trace {
    let little = Drag(at: Point(x: 195, y: 300), start: 2).move(dy: 60, over: 0.2).hold(0.2).release()
    let far = Drag(at: Point(x: 195, y: 300), start: 4).move(dy: 250, over: 0.25).release()
    return Trace(
      style: .named("sheet"),
      surroundings: Surroundings(window: Size(width: 390, height: 844), scale: 0.25),
      startsPresented: false,
      entries: [Trace.Entry(at: .seconds(0.1), .present(animated: true))] + little.entries + far.entries)
  }

  /// Hidden, coming, there; pulled and held, on its way back, back; pulled, leaving, gone.
  private static let moments: [Int64] = [0, 180, 260, 1900, 2380, 2480, 3900, 4200, 4320, 4440, 6000]

  @Test(
    "It comes, follows, comes back and leaves as it is drawn in its strip",
    arguments: StyleLibrary.names, [false, true])
  func strips(name: String, isDark: Bool) throws {
    let style = try StyleLibrary.style(name)
    let trace = Self.trace()
    var replay = Replay(trace, style: style)
    let events = replay.advance(to: .seconds(7)).map(\.event.name)
    #expect(
      events == [
        "willPresent", "didPresent", "dragBegan", "dragEnded", "didRestore", "dragBegan", "dragEnded",
        "willDismiss", "didDismiss",
      ])
    // the dark pages differ in colours alone
    let moments = isDark ? [1900, 4200, 6000] : Self.moments
    let film = Film(
      trace, styles: [style], look: .init(theme: isDark ? .dark : .light), isOpened: true)
    let strip = try film.strip(at: moments.map { .zero + .milliseconds($0) })
    try references.check(
      strip, named: isDark ? "\(name)-dark" : name, tolerance: PictureTolerance(worst: 0.5, mean: 0.004))
  }

  @Test(
    "At its end the source is seen again as it was before", arguments: ["photo", "card", "zoom"],
    [1, 1.25, 1.75])
  func sourceAgain(name: String, scale: Double) throws {
    var trace = Self.trace()
    trace.surroundings.scale = scale
    trace.surroundings.window = Size(width: 300, height: 560)
    let film = Film(trace, styles: [try StyleLibrary.style(name)], isOpened: true)
    let before = try film.frame(at: .zero)
    #expect(PictureDifference(before, try film.frame(at: .seconds(1.9))).mean > 0.05)
    #expect(PictureDifference(before, try film.frame(at: .seconds(7))).worst == 0)
  }
}
