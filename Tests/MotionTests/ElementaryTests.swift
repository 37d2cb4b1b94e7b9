import Glibc
import SeededNumbers
import Testing

@testable import Motion

/// Glibc's functions are within one unit in the last place too, so the two may lie two apart at the very worst.
@Suite struct ElementaryTests {
  private static func ulps(_ ours: Double, _ theirs: Double) -> Double {
    if ours == theirs || (ours.isNaN && theirs.isNaN) { return 0 }
    return (ours - theirs).magnitude / max(theirs.ulp, .leastNonzeroMagnitude)
  }

  private func worst(
    in range: ClosedRange<Double>, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> Double {
    var generator = SplitMix(seed: 1)
    var worst = 0.0
    for _ in 0..<10_000 {
      let x = Double.random(in: range, using: &generator)
      worst = max(worst, Self.ulps(ours(x), theirs(x)))
    }
    return worst
  }

  @Test("exp, expm1, log, sin and cos agree with the C library to one unit in the last place")
  func agreement() {
    let cases: [(String, ClosedRange<Double>, (Double) -> Double, (Double) -> Double)] = [
      ("exp", 709...709.782, Elementary.exp, Glibc.exp),
      ("exp", -745...709, Elementary.exp, Glibc.exp),
      ("exp", -1...1, Elementary.exp, Glibc.exp),
      ("expm1", -40...700, Elementary.expm1, Glibc.expm1),
      ("expm1", -0.3...0.3, Elementary.expm1, Glibc.expm1),
      ("log", 0...2, Elementary.log, Glibc.log),
      ("log", 0...1e300, Elementary.log, Glibc.log),
      ("log", 0...1e-308, Elementary.log, Glibc.log),
      ("sin", -10...10, Elementary.sin, Glibc.sin),
      ("sin", -1e6...1e6, Elementary.sin, Glibc.sin),
      ("sin", -1e9...1e9, Elementary.sin, Glibc.sin),
      ("sin", -1e300...1e300, Elementary.sin, Glibc.sin),
      ("cos", -10...10, Elementary.cos, Glibc.cos),
      ("cos", -1e6...1e6, Elementary.cos, Glibc.cos),
      ("cos", -1e300...1e300, Elementary.cos, Glibc.cos),
    ]
    for (name, range, ours, theirs) in cases {
      let worst = worst(in: range, ours, theirs)
      #expect(worst <= 1, "\(name) on \(range): \(worst)")
      if Glibc.getenv("SLIPSHEET_MEASURE") != nil { print("\(name) on \(range): \(worst) ulp") }
    }
  }

  @Test("pow agrees with the C library to one unit in the last place")
  func power() {
    var generator = SplitMix(seed: 2)
    var worst = 0.0
    for _ in 0..<10_000 {
      let base = Glibc.exp(Double.random(in: -20...20, using: &generator))
      let exponent = Double.random(in: -30...30, using: &generator)
      let near = 1 + Double.random(in: -1e-3...1e-3, using: &generator)
      worst = max(worst, Self.ulps(Elementary.pow(base, exponent), Glibc.pow(base, exponent)))
      let large = exponent * 1e4
      worst = max(worst, Self.ulps(Elementary.pow(near, large), Glibc.pow(near, large)))
    }
    #expect(worst <= 1)
    if Glibc.getenv("SLIPSHEET_MEASURE") != nil { print("pow: \(worst) ulp") }
  }

  @Test("Integer powers of two are exact")
  func powersOfTwo() {
    for exponent in -1074...1023 {
      #expect(Elementary.pow(2, Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }

  @Test("Special values follow IEEE 754")
  func specialValues() {
    let values = [
      0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e300, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity,
      .nan,
    ]
    for x in values {
      #expect(Self.ulps(Elementary.exp(x), Glibc.exp(x)) <= 1, "exp \(x)")
      #expect(Self.ulps(Elementary.expm1(x), Glibc.expm1(x)) <= 1, "expm1 \(x)")
      #expect(Self.ulps(Elementary.log(x), Glibc.log(x)) <= 1, "log \(x)")
      #expect(Self.ulps(Elementary.sin(x), Glibc.sin(x)) <= 1, "sin \(x)")
      #expect(Self.ulps(Elementary.cos(x), Glibc.cos(x)) <= 1, "cos \(x)")
      for y in values {
        let (ours, theirs) = (Elementary.pow(x, y), Glibc.pow(x, y))
        #expect(Self.ulps(ours, theirs) <= 1, "pow \(x) \(y)")
        #expect(theirs.isNaN || ours.sign == theirs.sign, "pow \(x) \(y)")
      }
    }
  }

  @Test(
    "Angles beside a multiple of pi keep their digits",
    arguments: [Double.pi, 2 * .pi, 1e5 * .pi, 0x1p40 * .pi, -1e22])
  func hardAngles(x: Double) {
    #expect(Self.ulps(Elementary.sin(x), Glibc.sin(x)) <= 1)
    #expect(Self.ulps(Elementary.cos(x), Glibc.cos(x)) <= 1)
  }

  @Test("The angle that comes nearest to a multiple of pi/2 keeps its digits, where the C library loses some")
  func hardestAngle() {
    #expect(Elementary.cos(6_381_956_970_095_103 * 0x1p797) == -4.687165924254628e-19)
  }

  @Test("The bits are these, on every processor")
  func fixedBits() {
    #expect(Elementary.exp(1) == 2.718281828459045)
    #expect(Elementary.log(10) == 2.302585092994046)
    #expect(Elementary.sin(1) == 0.8414709848078965)
    #expect(Elementary.cos(1) == 0.5403023058681398)
    #expect(Elementary.pow(0.998, 250) == 0.6062270654277641)
  }
}
