import Motion
import Testing

@Suite struct ResistanceTests {
  @Test("A rubber band is odd, rises and never reaches its dimension")
  func rubberBand() throws {
    let band = RubberBand(dimension: 844)
    var last = 0.0
    for pull in [1, 10, 100, 1000, 1e6] {
      let shown = band.shown(beyond: pull)
      #expect(shown > last && shown < 844)
      #expect(band.shown(beyond: -pull) == -shown)
      #expect(abs(try #require(band.pull(shown: shown)) - pull) <= 1e-9 * pull * pull)
      let difference = (band.shown(beyond: pull + 1e-3) - band.shown(beyond: pull - 1e-3)) / 2e-3
      #expect(abs(band.slope(beyond: pull) - difference) < 1e-6)
      last = shown
    }
    #expect(band.slope(beyond: 0) == 0.55)
    #expect(band.pull(shown: 844) == nil)
  }

  @Test("A rubber band of no size, or pulled without end, has finite values")
  func rubberBandEnds() {
    #expect(RubberBand(dimension: 0).shown(beyond: 100) == 0)
    #expect(RubberBand(dimension: 0).slope(beyond: 0) == 0)
    #expect(RubberBand(dimension: .nan).shown(beyond: 100) == 0)
    #expect(RubberBand(dimension: 100).shown(beyond: .infinity) == 100)
    #expect(RubberBand(dimension: 100).shown(beyond: 1e308) == 100)
  }

  @Test("A decay begins with its velocity, falls by its rate and approaches its rest")
  func decay() {
    let decay = Decay(from: 50, velocity: -2000, rate: .normal)
    #expect(decay.value(at: 0) == 50)
    #expect(decay.velocity(at: 0) == -2000)
    #expect(abs(decay.velocity(at: 0.001) + 2000 * 0.998) < 1e-9)
    #expect(abs(decay.value(at: 60) - decay.restsAt) < 1e-9)
    for time in stride(from: 0.01, to: 3, by: 0.17) {
      let difference = (decay.value(at: time + 1e-6) - decay.value(at: time - 1e-6)) / 2e-6
      #expect(abs(difference - decay.velocity(at: time)) < 1e-4)
    }
  }

  @Test("A rate that keeps nothing stops at once; one that keeps everything is taken as just less")
  func extremeRates() {
    let stop = Decay(velocity: 100, rate: DecelerationRate(0))
    #expect(stop.value(at: 1) == 0 && stop.velocity(at: 1) == 0 && stop.restsAt == 0)
    #expect(DecelerationRate(1).lookAhead.isFinite)
    #expect(DecelerationRate(.nan).lookAhead == 0)
  }
}
