import Drawing
import Geometry
import Gestures
import Motion
import OffscreenBackend
import Testing
import Windowing

@MainActor
@Suite("A window without a display")
struct OffscreenWindowTests {
  @Test("A frame is drawn when it was asked for, at the moment of the step")
  func frames() throws {
    let window = try OffscreenWindow(size: Size(width: 4, height: 2), scale: 2)
    var times: [Instant] = []
    window.onFrame = { frame in
      times.append(frame.time)
      return [PixelRect(x: 0, y: 0, width: frame.buffer.width, height: frame.buffer.height)]
    }
    #expect(window.step(to: .zero))
    #expect(!window.step(to: .seconds(1)))
    window.requestFrame()
    #expect(window.step(to: .seconds(2)))
    #expect(times == [.zero, .seconds(2)])
    #expect(window.changes == [PixelRect(x: 0, y: 0, width: 8, height: 4)])
  }

  @Test("Time never goes back")
  func monotonic() throws {
    let window = try OffscreenWindow(size: Size(width: 4, height: 2))
    var times: [Instant] = []
    window.onEvent = { if case .input(_, let time) = $0 { times.append(time) } }
    window.send(.focus(true), at: .seconds(2))
    window.send(.focus(false), at: .seconds(1))
    #expect(times == [.seconds(2), .seconds(2)])
  }

  @Test("A resize gives a new picture with nothing of use in it")
  func resize() throws {
    let window = try OffscreenWindow(size: Size(width: 4, height: 2))
    var ages: [Int?] = []
    window.onFrame = { frame in
      ages.append(frame.age)
      return []
    }
    window.step(to: .zero)
    window.send(.resize(Size(width: 6, height: 3), scale: 1), at: .seconds(1))
    window.step(to: .seconds(1))
    window.requestFrame()
    window.step(to: .seconds(2))
    #expect(ages == [nil, nil, 1])
    #expect(window.bitmap.width == 6)
  }

  @Test("Sizes outside 1 to 16384 pixels are refused", arguments: [0, 0.4, 16385, .infinity, .nan])
  func limits(width: Double) {
    #expect(throws: BitmapError.self) { try OffscreenWindow(size: Size(width: width, height: 10)) }
  }
}
