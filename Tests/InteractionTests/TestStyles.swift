import Interaction
import Slipsheet

/// The five styles of the program, and four of a user's that ask for what those five don't.
enum TestStyles {
  static func all() throws -> [Style] {
    try StyleLibrary.names.map { try StyleLibrary.style($0) } + [springy(), sideways(), stopping(), roving()]
  }

  /// Springs by response that take over the velocity, one of them overdamped.
  static func springy() throws -> Style {
    try parse(
      """
      {
        version: 1, name: "springy",
        content: { kind: "page" },
        rest: { backdrop: 0.5, presenterScale: 0.92 },
        away: { place: "bottom", backdrop: 0, presenterScale: 1 },
        drag: {
          axis: "vertical", slop: 6, move: [0, 1],
          ramps: { backdrop: { signal: "dy", input: [0, "1H"], output: [0.5, 0] } },
        },
        release: { any: [{ axis: "vertical", lookAhead: 0.1, over: "0.25H" }] },
        present: { motion: { response: 0.4, dampingRatio: 0.58 } },
        restore: { motion: { response: 0.3, dampingRatio: 3 } },
        dismiss: { motion: { response: 0.4, dampingRatio: 1 } },
        handsOverVelocity: true,
      }
      """)
  }

  /// Leaves to the right, half as far as the hand, with limits on the way.
  static func sideways() throws -> Style {
    try parse(
      """
      {
        version: 1, name: "sideways",
        content: { kind: "picture", restingFrame: "picture", scaling: "fill", zoom: { maximum: 4 } },
        rest: { backdrop: 0.6 },
        entry: { place: "left", opacity: 0.2, backdrop: 0 },
        away: { place: "right", scale: 1, opacity: 0.5, backdrop: 0, controls: 0 },
        drag: {
          axis: "horizontal", slop: 12, move: [0.5, 0.25],
          minimum: { dx: -40 }, maximum: { dy: 120 }, overdrag: 0.4,
          ramps: {
            scale: { signal: "|dx|", input: [0, 300], output: [1, 0.5], easing: "sine-in-out" },
            cornerRadius: { signal: "|dy|", input: [0, 50], output: [0, 12] },
          },
          onBegin: { controls: { to: 0, duration: 0.1, easing: "linear" } },
        },
        release: {
          all: [
            { axis: "horizontal", decelerationRate: 0.998, over: 80 },
            { axis: "horizontal", of: "velocity", atLeast: -10 },
          ],
        },
        present: { motion: { dampingRatio: 1, duration: 0.3, initialVelocity: 0 } },
        restore: { motion: { easing: "back-out", duration: 0.4 } },
        dismiss: { motion: { easing: "ease-in", duration: 0.15 } },
        dismissesOnTap: true,
      }
      """)
  }

  /// Rests on stops, pulled by a page that scrolls.
  static func stopping() throws -> Style {
    try parse(
      """
      {
        version: 1, name: "stopping",
        content: { kind: "page" },
        rest: { backdrop: 0.8 },
        away: { place: "bottom", cornerRadius: 30, opacity: 0.5, backdrop: 0 },
        drag: {
          axis: "vertical", slop: 4, move: [0, 1], minimum: { dy: 0 },
          ramps: { backdrop: { signal: "dy", input: [0, "1H"], output: [0.8, 0] } },
        },
        stops: { axis: "vertical", at: [100, "0.5H"], decelerationRate: 0.99 },
        release: { axis: "vertical", lookAhead: 0.1, over: "0.75H" },
        present: { motion: { dampingRatio: 0.9, duration: 0.4, initialVelocity: 2 } },
        restore: { motion: { dampingRatio: 0.8, duration: 0.4 } },
        dismiss: { motion: { dampingRatio: 1, duration: 0.3 } },
        handsOverVelocity: true,
      }
      """)
  }

  /// A picture in both axes that is thrown away with the hand's velocity, and eases its zoom while it is dragged.
  static func roving() throws -> Style {
    try parse(
      """
      {
        version: 1, name: "roving",
        content: {
          kind: "picture", scaling: "fill",
          paging: { swipe: false, gap: 0 },
          zoom: { maximum: 3, doubleTap: 2, onDrag: { duration: 0.4, easing: "ease-in-out" } },
        },
        rest: { backdrop: 1 },
        source: { hides: true },
        away: { place: "source", backdrop: 0 },
        drag: { slop: 5, move: [1, 1] },
        release: { any: [{ axis: "vertical", absolute: true, lookAhead: 0.1, over: 60 }] },
        present: { motion: { dampingRatio: 0.5, duration: 0.4 } },
        restore: { motion: { dampingRatio: 0.3, duration: 0.6 } },
        dismiss: { motion: { dampingRatio: 0.4, duration: 0.5 } },
        handsOverVelocity: true,
      }
      """)
  }

  private static func parse(_ text: String) throws -> Style {
    try StyleFile.parse(Array(text.utf8), path: "test.json5")
  }
}
