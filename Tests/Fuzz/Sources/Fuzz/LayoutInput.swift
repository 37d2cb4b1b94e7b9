import FoundationEssentials
import Layout

/// Layout files: a solution holds what is required, where numbers are not so far apart that none could.
enum LayoutInput {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let file = try? JSONDecoder().decode(LayoutFile.self, from: Data(bytes)) else { return nil }
    let solution: LayoutSolution
    do {
      solution = try file.solved()
    } catch {
      return FuzzTarget.fault(inWords: "\(error)")
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
