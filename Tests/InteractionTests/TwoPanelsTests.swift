import Drawing
import Geometry
import Interaction
import Motion
import Slipsheet
import Testing

/// A page of one colour.
@MainActor
private final class Blank: Page {
  func contents(for size: Size) -> PageContents { PageContents(background: .white) { _ in } }
}

@MainActor
@Suite("The laws hold for a panel over a panel")
struct TwoPanelsTests {
  /// What a random trace makes of a stage with two panels, either of which the calls are for.
  private func run(seed: UInt64, styles: [Style]) -> (events: [[TimedEvent]], phases: [Phase], isAtRest: Bool)
  {
    let trace = RandomTrace.make(seed: seed, styles: styles)
    var random = SeededGenerator(seed: seed ^ 0xB0B)
    let panels = [0, 1].map { _ in Panel(style: random.pick(styles), page: Blank()) }
    var events: [[TimedEvent]] = [[], []]
    for index in panels.indices { panels[index].onEvent = { events[index].append($0) } }
    var now = Instant.zero
    let stage = Stage(
      presenter: Blank(), panel: panels[0], surroundings: trace.surroundings,
      isPresented: trace.startsPresented)
    stage.add(panels[1])
    stage.clock = { now }
    if random.chance(70) { panels[1].present(animated: random.chance(80)) }
    for entry in trace.entries {
      now = entry.time
      stage.advance(to: now)
      let panel = random.pick(panels)
      switch entry.event {
      case .input(let input): stage.handle(input, at: now)
      case .present(let animated): panel.present(animated: animated)
      case .dismiss(let animated): panel.dismiss(animated: animated)
      case .prevent(let prevented): panel.isDismissalPrevented = prevented
      case .answer(let allowed): panel.answerDismissAttempt(allowing: allowed)
      case .reducedMotion(let isReduced): stage.reducesMotion = isReduced
      case .source, .content, .image, .pages, .style: break
      }
    }
    let end = now + .seconds(10)
    stage.advance(to: end)
    return (events, panels.map(\.phase), stage.isAtRest(at: end))
  }

  @Test("Callbacks of both are balanced, and both come to rest")
  func balance() throws {
    let styles = try TestStyles.all()
    for seed in 0..<400 {
      let (events, phases, isAtRest) = run(seed: UInt64(seed), styles: styles)
      for events in events {
        if let fault = Laws.lifecycleFault(in: events) { Issue.record("seed \(seed): \(fault)") }
      }
      #expect(
        isAtRest && phases.allSatisfy { $0 == .presented || $0 == .hidden },
        "seed \(seed) ends in \(phases)")
    }
  }
}
