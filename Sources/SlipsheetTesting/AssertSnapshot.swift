import Drawing
import Motion
import Slipsheet

/// Compares what a stage shows during a drag with references beside the test file, in Swift Testing and XCTest alike.
///
/// ```swift
/// assertSnapshot(of: stage, during: try Drag("195,300 +0,150@200 up"), at: [0, 0.1, 0.2], as: [.pictures, .log])
/// ```
///
/// A difference is an issue at the caller's line that names a file to look at. References are recorded where they are
/// missing, which is an issue, too; `SLIPSHEET_RECORD` in the environment says otherwise: `all`, `failed`, `missing`,
/// `never`.
///
/// - Parameters:
///   - drag: What the hand does, its zero being the time that the stage has reached; it is played to its end. Without
///     one, time alone passes.
///   - times: Rising times since the drag's zero, in seconds.
///   - forms: What is compared.
///   - name: Tells one snapshot of a test from another.
///   - mode: Which references are written anew.
@MainActor
public func assertSnapshot(
  of stage: Stage, during drag: Drag? = nil, at times: [Double] = [0], as forms: [SnapshotForm] = [.pictures],
  named name: String? = nil, record mode: RecordingMode = .ofEnvironment, test: StaticString = #function,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
  guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }), times.first.map({ $0 >= 0 }) ?? false else {
    return place.fail("at: \(times), expected rising times from 0 on")
  }
  let references = SnapshotReferences(of: "\(file)", mode: mode)
  let file = snapshotName(test: "\(test)", name)
  let draws = forms.contains { if case .pictures = $0.kind { true } else { false } }
  let play: StagePlay
  do throws(BitmapError) {
    play = try StagePlay(
      of: stage, during: drag?.entries ?? [], at: times.map(Instant.seconds), draws: draws)
  } catch {
    return place.fail(SnapshotFailure.picture(name: file, reason: "\(error)").description)
  }
  for form in forms {
    do throws(SnapshotFailure) {
      switch form.kind {
      case .pictures(let tolerance):
        let strip: Bitmap
        do throws(BitmapError) {
          strip = try play.strip()
        } catch {
          throw .picture(name: file, reason: "\(error)")
        }
        try references.check(strip, named: file, tolerance: tolerance, setup: .current)
      case .scene: try references.check(play.scene, named: "\(file).scene.jsonl")
      case .log: try references.check(play.log, named: "\(file).log.jsonl")
      }
    } catch {
      place.fail(error.description)
    }
  }
}

/// The name of a reference: the test's function and the snapshot's own name, in letters that any file system takes.
func snapshotName(test: String, _ name: String?) -> String {
  let words = [test.hasSuffix("()") ? String(test.dropLast(2)) : test] + (name.map { [$0] } ?? [])
  let plain = words.map { word in
    word.split { !($0.isLetter || $0.isNumber || ".-_+".contains($0)) }.joined(separator: "-")
  }
  return plain.joined(separator: "-")
}
