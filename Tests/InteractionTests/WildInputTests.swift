import Geometry
import Gestures
import Interaction
import Motion
import Testing

@Suite("Input that no hand can make")
struct WildInputTests {
  private static let numbers = [
    0.0, -0.0, 1, -1, 0.5, 390, 1e6, -1e6, 1e15, 1e300, -1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  private func event(_ random: inout SeededGenerator, _ styles: [Style]) -> SessionEvent {
    func number() -> Double { random.pick(Self.numbers) }
    func point() -> Point {
      random.chance(50) ? Point(x: 100, y: random.number(0...800)) : Point(x: number(), y: number())
    }
    let id = random.count(1...2)
    switch random.count(0...11) {
    case 0...2: return .input(.down(PointerDown(id: id, position: point(), stamp: stamp(&random))))
    case 3...5: return .input(.move(PointerMove(id: id, position: point(), stamp: stamp(&random))))
    case 6: return .input(.up(PointerMove(id: id, position: point(), stamp: stamp(&random))))
    case 7:
      return .input(
        .scroll(Scroll(position: point(), delta: Vector(dx: number(), dy: number()), device: .touchpad)))
    case 8: return .input(.resize(Size(width: number(), height: number()), scale: number()))
    case 9: return .source(Rect(x: number(), y: number(), width: number(), height: number()))
    case 10:
      return random.pick([
        .present(animated: true), .dismiss(animated: true), .prevent(true), .prevent(false),
      ])
    default: return .content(Size(width: number(), height: number()))
    }
  }

  private func stamp(_ random: inout SeededGenerator) -> Instant? {
    guard random.chance(30) else { return nil }
    return Instant(nanoseconds: random.pick([0, .max, .min + 1, -1, 1_000_000, 1 << 40]))
  }

  @Test(
    "Whatever arrives, what is shown are numbers within their limits, and it comes to rest", arguments: 0..<4)
  func numbers(shard: Int) throws {
    let styles = try TestStyles.all()
    for seed in stride(from: shard, to: 400, by: 4) {
      var random = SeededGenerator(seed: UInt64(seed))
      var session = Session(
        style: random.pick(styles), surroundings: Surroundings(window: Size(width: 390, height: 844)),
        isPresented: random.chance(70))
      var time = Instant.zero
      for step in 0..<40 {
        let event = event(&random, styles)
        session.handle(event, at: time)
        for later in [0.0, 0.01, 0.1] {
          let fault = Laws.numberFault(in: [session.sample(at: time + .seconds(later))])
          guard fault == nil else {
            Issue.record("seed \(seed), step \(step), \(event): \(fault ?? "")")
            return
          }
        }
        // time goes back now and then, and must be taken as the last
        time = time + .milliseconds(random.pick([0, 1, 8, 40, 300, -50]))
      }
      for id in 1...2 { session.handle(.input(.up(PointerMove(id: id, position: .zero))), at: time) }
      let end = max(time, session.now) + Replay.patience
      session.advance(to: end)
      #expect(Laws.lifecycleFault(in: session.takeEvents()) == nil, "seed \(seed)")
      #expect(session.isAtRest(at: end), "seed \(seed)")
    }
  }
}
