import Drawing
import Layout
import Slipsheet

/// Layout files: a solution holds what is required, where numbers are not so far apart that none could.
enum LayoutInput {
  static func fault(in bytes: [UInt8]) -> String? {
    let file: LayoutFile
    let solution: LayoutSolution
    do {
      file = try LayoutFile.parse(bytes, path: "l")
      solution = try file.solved()
    } catch let error as FileError {
      return FuzzTarget.fault(inWords: error.reason, about: bytes)
    } catch {
      return FuzzTarget.fault(inWords: "\(error)", about: bytes)
    }
    guard isModerate(file) else { return nil }
    for step in solution.steps {
      for rule in file.constraints where rule.strength == .required {
        let parts = rule.terms.map { $0.value * (step.values[$0.key] ?? 0) } + [rule.constant]
        let sum = parts.reduce(0, +)
        let slack = 1e-6 * max(1, parts.map(abs).max() ?? 0)
        let holds =
          switch rule.relation {
          case .equal: abs(sum) <= slack
          case .atMost: sum <= slack
          case .atLeast: sum >= -slack
          }
        if !holds { return "a required constraint is missed by \(sum)" }
      }
    }
    return nil
  }

  private static func isModerate(_ file: LayoutFile) -> Bool {
    let numbers = file.constraints.flatMap { $0.terms.values.map(abs) }.filter { $0 != 0 }
    let constants =
      file.constraints.map { abs($0.constant) } + file.steps.flatMap { $0.suggest.values.map(abs) }
    return numbers.allSatisfy { (0.01...100).contains($0) } && constants.allSatisfy { $0 <= 1e4 }
  }
}
