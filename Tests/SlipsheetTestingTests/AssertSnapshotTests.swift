import Slipsheet
import SlipsheetTesting
import Synchronization
import Testing

/// What `assertSnapshot` reports, seen as the issues that it makes.
@MainActor
@Suite("Failing snapshots")
struct AssertSnapshotTests {
  private let drag = Drag(at: Point(x: 60, y: 100)).move(dy: 30, over: 0.1).release()

  /// The issues that a body makes, in words; each stands at a line of this file.
  private func issues(at line: Int, of body: () -> Void) -> [String] {
    let words = Mutex<[String]>([])
    let places = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue)
      let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" }
      words.withLock { $0 += comments }
      places.withLock { $0 += [place ?? "nowhere"] }
      return true
    }
    #expect(places.withLock { Set($0) } == ["AssertSnapshotTests.swift:\(line)"])
    return words.withLock { $0 }
  }

  @Test("Each form that fails is an issue at the caller's line that names the file")
  func place() throws {
    let stage = try Plain(.white).stage()
    let words = issues(at: #line + 1) {
      assertSnapshot(of: stage, during: drag, as: [.pictures, .scene, .log], named: "a/b c", record: .never)
    }
    #expect(
      words.map { $0.split(separator: "/").last.map(String.init) } == [
        "place-a-b-c.png, record it with SLIPSHEET_RECORD=missing",
        "place-a-b-c.scene.jsonl, record it with SLIPSHEET_RECORD=missing",
        "place-a-b-c.log.jsonl, record it with SLIPSHEET_RECORD=missing",
      ])
    #expect(words.allSatisfy { $0.contains("__Snapshots__/AssertSnapshotTests/") })
  }

  @Test("Times that don't rise are an issue", arguments: [[], [-0.1], [0.2, 0.1], [0.1, 0.1], [.nan]])
  func times(_ times: [Double]) throws {
    let stage = try Plain(.white).stage()
    let words = issues(at: #line + 1) {
      assertSnapshot(of: stage, during: drag, at: times, as: [.log], record: .never)
    }
    #expect(words == ["at: \(times), expected rising times from 0 on"])
  }

  @Test("A stage that is too large to be drawn is an issue, not a crash")
  func large() throws {
    let stage = Stage(
      presenter: Plain(.black), panel: Panel(style: try StyleLibrary.style("sheet"), page: Plain(.white)),
      surroundings: Surroundings(window: Size(width: 100, height: 20_000)))
    let words = issues(at: #line) { assertSnapshot(of: stage, record: .never) }
    #expect(
      words == [
        "large can't be drawn: a picture of 100 x 20000 pixels; each side must be 1 to \(Bitmap.longestSide)"
      ])
  }
}
