import Foundation
import Testing
import TestSupport

@Suite("Pictures of the user's own")
struct PictureCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs a line of the shell in the test's folder, with the program as `$slipsheet`.
  private func shell(_ script: String) throws -> (status: Int, output: String, errors: String) {
    let program = try RunningProgram.shell(script, in: folder.path)
    let status = try program.exitStatus()
    return (status, program.standardOutput, program.standardError)
  }

  /// Draws two pictures into a folder `pictures`.
  private static let drawing = """
    $slipsheet snapshot --drag "9,9 up" --size 90x60 --at 0 -o 2.png && mkdir pictures && mv 2.png pictures/ &&
    $slipsheet snapshot --drag "9,9 up" --style fade --size 60x90 --at 0 -o pictures/10.png
    """

  @Test("Pictures of a folder and single files are shown", arguments: ["photo", "fade", "card", "zoom", ""])
  func shown(style: String) throws {
    let run = try shell(
      Self.drawing + " && $slipsheet run \(style) pictures --backend offscreen --size 120x200 && "
        + "$slipsheet run \(style) pictures/2.png pictures/10.png --backend offscreen --size 120x200")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("film strip: slipsheet-\(style.isEmpty ? "zoom" : style).png"))
    #expect(run.errors == "")
  }

  @Test("A file that can't be shown is named in one line, and the others are shown")
  func broken() throws {
    let run = try shell(
      Self.drawing + " && echo text > pictures/a.png && $slipsheet run zoom pictures --backend offscreen")
    #expect(run.status == 0)
    #expect(run.errors == "slipsheet: cannot show, pictures/a.png, an unknown kind of picture\n")
  }

  @Test("In a folder of broken files every one is named with its reason, and nothing else is said")
  func allBroken() throws {
    let run = try shell(
      Self.drawing + """
         && mkdir broken && cd broken && echo text > text.png && : > empty.png && head -c 900 ../pictures/2.png > cut.png &&
        head -c 40 ../pictures/2.png > head.png && printf '\\377\\330\\377\\340' > cut.jpg && printf 'GIF89a' > cut.gif &&
        ln -s nowhere.png gone.png && mkfifo pipe.png && mkdir folder.png && cp ../pictures/2.png unread.png &&
        { head -c 8 ../pictures/2.png; printf '\\0\\0\\0\\15IHDR\\0\\1\\206\\240\\0\\1\\206\\240\\10\\2\\0\\0\\0\\47\\60\\234\\237'
        } > huge.png && chmod 0 unread.png &&
        for style in photo fade card zoom sheet; do
          $slipsheet run $style . --backend offscreen --size 390x1400 2> ../$style.txt > /dev/null || exit
        done; cat ../zoom.txt >&2; for style in photo fade card sheet; do cmp ../$style.txt ../zoom.txt; done
        """)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.errors.split(separator: "\n").map {
      $0.split(separator: ",", maxSplits: 2).map(String.init)
    }
    // the superuser reads what is forbidden
    var broken: Set = [
      "text.png", "empty.png", "cut.png", "head.png", "cut.jpg", "cut.gif", "gone.png", "pipe.png",
      "huge.png",
    ]
    if getuid() != 0 { broken.insert("unread.png") }
    #expect(Set(lines.map { $0[1].split(separator: "/").last.map(String.init) ?? "" }) == broken)
    #expect(lines.count == broken.count)
    #expect(lines.allSatisfy { $0[0] == "slipsheet: cannot show" && $0[2].count > 5 })
  }

  @Test(
    "A folder without pictures and a file that is not there end the program with one line",
    arguments: ["empty", "gone.png"])
  func nothing(name: String) throws {
    let run = try shell("mkdir empty && $slipsheet run photo \(name) --backend offscreen")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("slipsheet: error: ") && run.errors.contains(name))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("The same pictures give the same film strip, byte for byte")
  func deterministic() throws {
    let run = try shell(
      Self.drawing + " && for n in 1 2; do $slipsheet run photo pictures --backend offscreen && "
        + "mv slipsheet-photo.png $n.png; done && cmp 1.png 2.png")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
  }
}
