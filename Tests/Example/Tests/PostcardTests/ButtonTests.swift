import Postcard
import Slipsheet
import SlipsheetTesting
import XCTest

final class ButtonTests: XCTestCase {
  @MainActor
  func testButtonIsPressed() async throws {
    try PinnedFonts.inter.activate()
    var sent = 0
    let page = Postcard("Warm sea, long evenings. Come and see.") { sent += 1 }
    let stage = Stage(
      presenter: Desk(), panel: Panel(style: try StyleLibrary.style("sheet"), page: page),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
    assertSnapshot(of: stage, during: try Drag("195,780 ~100 up"), at: [0, 0.05, 0.2], as: [.pictures])
    XCTAssertEqual(sent, 1)
  }
}
