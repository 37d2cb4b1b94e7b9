import Drawing
import SlipsheetTesting
import Testing

/// On threads of their own: the other tests have the system's fonts.
@Suite("Pinned fonts")
struct PinnedFontsTests {
  @Test("A folder without fonts is told by name")
  @MainActor func missing() {
    #expect(throws: FileError(path: "/nowhere", reason: "holds no font")) {
      try PinnedFonts(folders: ["/nowhere"]).activate()
    }
  }
}
