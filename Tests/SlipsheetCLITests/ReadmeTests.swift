import Foundation
import Geometry
import Testing
import TestSupport

@Suite("README.md")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks in a language.
  private static func blocks(_ language: String, of text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The lines, without what they are indented by.
  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("The behaviour of one's own is the one that is tested")
  func ownStyle() throws {
    let block = try #require(Self.blocks("swift", of: Self.text("README.md")).dropFirst().first)
    let tested = Self.lines(try Self.text("Tests/SlipsheetTests/OwnStyleTests.swift")).joined(separator: "\n")
    #expect(tested.contains(Self.lines(block).joined(separator: "\n")))
  }

  @Test("The example is the one that is compiled, and it opens a window with a panel to drag")
  func example() throws {
    let readme = try Self.text("README.md")
    #expect(try Self.blocks("swift", of: readme).first == Self.text("Tests/ReadmeExample/main.swift"))

    let server = try Xvfb()
    let desktop = try Desktop(server)
    let program = try RunningProgram([], named: "ReadmeExample", display: server.name)
    let window = try desktop.window()
    _ = try desktop.picture(of: window) { $0.lightness(x: 195, y: 2) == 1 }
    desktop.move(to: Point(x: 195, y: 300), in: window)
    desktop.press()
    desktop.move(to: Point(x: 195, y: 450), in: window)
    _ = try desktop.picture(of: window) { $0.lightness(x: 195, y: 140) == 0 }
    desktop.release()
    _ = try desktop.picture(of: window) { $0.lightness(x: 195, y: 842) == 0 }
    desktop.close(window)
    #expect(try program.exitStatus() == 0)
    let events = program.standardOutput.split(separator: "\n").map(String.init)
    #expect(events.first == "willPresent")
    #expect(events.suffix(4) == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
  }

  @Test("What the tutorial shows is what the example does")
  func tutorial() throws {
    let example = try ["Package", "Sources/Postcard/Postcard", "Sources/PostcardApp/main"]
      .map { try Self.text("Tests/Example/\($0).swift") }
    let tests = try Self.text("Tests/Example/Tests/PostcardTests/DragTests.swift")
    let code = (example + [tests]).map { Self.lines($0).joined(separator: "\n") }
    let blocks = try Self.blocks("swift", of: Self.text("Sources/Slipsheet/Slipsheet.docc/Tutorial.md"))
    #expect(blocks.count == 7)
    for block in blocks {
      let lines = Self.lines(block).joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(code.contains { $0.contains(lines) }, "\(block)")
    }
  }

  @Test("The commands that it names exist and know the options that it gives them")
  func commands() throws {
    let tutorial = try Self.text("Sources/Slipsheet/Slipsheet.docc/Tutorial.md")
    let commands =
      try Self.text("README.md").matches(of: #/`slipsheet ([a-z]+)([^`]*)`/#)
      + tutorial.matches(of: #/\nslipsheet ([a-z]+)([^\n]*)/#)
    #expect(!commands.isEmpty)
    for command in commands {
      let program = try RunningProgram([String(command.1), "--help"])
      #expect(try program.exitStatus() == 0, "\(command.0)")
      let help = program.standardOutput
      for option in command.2.matches(of: #/--[a-z-]+/#) {
        #expect(help.contains(option.0), "\(command.0)")
      }
    }
  }

  @Test("The files that it links to are there")
  func links() throws {
    let links = try Self.text("README.md").matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links where !link.contains("://") {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: link).path), "\(link)")
    }
  }

  @Test(
    "The source files that it and the modules' pages name are there",
    arguments: ["README.md", "Sources/Interaction/Interaction.docc/Interaction.md"])
  func sources(document: String) throws {
    let names = try Self.text(document).matches(of: #/[A-Za-z+]+\.swift\b/#).map { String($0.0) }
    #expect(!names.isEmpty)
    let sources = Self.root.appending(path: "Sources").path
    let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
    let known = Set(files.map { URL(filePath: $0).lastPathComponent })
    for name in names { #expect(known.contains(name), "\(name)") }
  }
}
