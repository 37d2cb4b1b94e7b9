import CairoRenderer
import GLESRenderer
import Gallery
import Geometry
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

/// Every frame of the five behaviours' gestures, drawn by both renderers.
@MainActor
@Suite("Frames of the styles on the GPU")
struct StyleFrameTests {
  private static let moments = 12

  /// A stage on which a style's own gesture is played, and the moments at which it is looked at.
  private func film(
    _ name: String, size: Size, scale: Double, count: Int, isPresented: Bool
  ) throws -> (stage: Stage, trace: Trace, times: [Instant]) {
    let style = try StyleLibrary.style(name)
    let exhibit = Exhibit(style, theme: .light)
    var trace = BuiltInGesture.trace(for: Surroundings(window: size, scale: scale))
    if !isPresented {
      trace.startsPresented = false
      trace.entries = [Trace.Entry(at: .zero, .present(animated: true))]
    }
    let stage = Stage(
      presenter: exhibit.presenter, panel: exhibit.panel, surroundings: trace.surroundings,
      isPresented: isPresented)
    var rehearsal = Replay(trace, style: style)
    let end = rehearsal.runToRest()
    return (
      stage, trace, (0...count).map { Instant(nanoseconds: end.nanoseconds * Int64($0) / Int64(count)) }
    )
  }

  private func compare(
    _ name: String, size: Size, scale: Double, count: Int, isPresented: Bool
  ) throws {
    let (stage, trace, times) = try film(
      name, size: size, scale: scale, count: count, isPresented: isPresented)
    let context = try GLContext(.surfaceless, allowsSoftware: true)
    let renderer = try GLESRenderer(on: context)
    let surface = GLSurface(
      width: Int(size.width * scale), height: Int(size.height * scale), on: context)
    let reference = CairoRenderer()
    var next = 0
    for time in times {
      while next < trace.entries.count, trace.entries[next].time <= time {
        stage.replay(trace.entries[next])
        next += 1
      }
      let way = isPresented ? "dismissed" : "presented"
      try Agreement().check(
        stage.displayList(at: time), scale: scale, with: renderer, on: surface, reference: reference,
        named: "\(name)-\(way)-\(time.nanoseconds / 1_000_000)ms-at-\(scale)x")
      #expect(renderer.cost.drawCalls <= 6)
    }
  }

  @Test("Each style's own gesture looks the same", arguments: StyleLibrary.names)
  func gestures(name: String) throws {
    try compare(
      name, size: Size(width: 390, height: 844), scale: 1, count: Self.moments, isPresented: true)
  }

  @Test("Each style's presentation looks the same", arguments: StyleLibrary.names)
  func presentations(name: String) throws {
    try compare(
      name, size: Size(width: 390, height: 844), scale: 1, count: Self.moments, isPresented: false)
  }

  @Test("So does each gesture at other sizes and scales", arguments: StyleLibrary.names)
  func scales(name: String) throws {
    try compare(name, size: Size(width: 320, height: 480), scale: 2, count: 5, isPresented: true)
    try compare(name, size: Size(width: 200, height: 150), scale: 1.25, count: 5, isPresented: true)
  }
}
