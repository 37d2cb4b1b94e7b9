import Glibc
import TestSupport

// Measures programs from outside, beside each other: one line a figure, the program's name, the measure and its value,
// with tabs between them.

/// The figures of one program in several rounds.
struct Figures {
  var values: [String: [Double]] = [:]

  mutating func add(_ measure: String, _ value: Double) { values[measure, default: []].append(value) }
}

func tell(_ text: String, on descriptor: Int32 = STDOUT_FILENO) {
  let bytes = Array("\(text)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

let usage = """
  usage: LiveBench windows SECONDS ROUNDS NAME PROGRAM [ARGUMENT...] [-- NAME PROGRAM ...]
         LiveBench command RUNS NAME MEASURE PROGRAM [ARGUMENT...]
  """

/// Measures one round of a program; `rest` is what its window shows at rest, once that is known.
func measure(_ subject: Subject, rest: inout [UInt32]?, seconds: Double, into figures: inout Figures) throws {
  let server = try Xvfb()
  if rest == nil {
    let visit = try Visit(to: subject, on: server, rest: nil)
    rest = try visit.rest()
    try visit.end()
  }
  for _ in 0..<5 {
    let visit = try Visit(to: subject, on: server, rest: rest)
    if let times = visit.startTimes {
      figures.add("start", times.first * 1e3)
      figures.add("whole", times.whole * 1e3)
    }
    try visit.end()
  }
  let visit = try Visit(to: subject, on: server, rest: rest)
  figures.add("latency", Stopwatch.median(try visit.latencies(count: Int(seconds * 10))) * 1e3)
  figures.add("drag", try visit.dragCost(seconds: seconds) * 10)
  figures.add("wake-ups", Double(try visit.wakeUps(seconds: seconds)) * 10 / seconds)
  figures.add("memory", Double(try visit.use().residentBytes) / 1_048_576)
  figures.add("anonymous memory", Double(try visit.use().anonymousBytes) / 1_048_576)
  try visit.end()
}

/// Measures windows of programs in turn.
func measureWindows(_ subjects: [Subject], seconds: Double, rounds: Int) throws {
  var rests = [[UInt32]?](repeating: nil, count: subjects.count)
  var figures = [Figures](repeating: Figures(), count: subjects.count)
  for _ in 0..<rounds {
    for (index, subject) in subjects.enumerated() {
      try measure(subject, rest: &rests[index], seconds: seconds, into: &figures[index])
    }
  }
  for (subject, figures) in zip(subjects, figures) {
    for (measure, values) in figures.values.sorted(by: { $0.key < $1.key }) {
      tell("\(subject.name)\t\(measure)\t\(Stopwatch.median(values))")
    }
  }
}

/// Measures a program that ends by itself, from its start to its end.
func measureCommand(_ subject: Subject, measure: String, runs: Int) throws {
  var times: [Double] = []
  for _ in 0..<runs {
    times.append(
      try Stopwatch.time {
        let program = try RunningProgram(path: subject.path, subject.arguments, environment: [:])
        guard try program.exitStatus() == 0 else { throw SupportError(program.standardError) }
      })
  }
  tell("\(subject.name)\t\(measure)\t\(Stopwatch.median(times))")
}

func run(_ words: [String]) throws {
  if words.count >= 5, words[0] == "windows", let seconds = Double(words[1]), seconds > 0,
    let rounds = Int(words[2]), rounds > 0
  {
    let subjects = words.dropFirst(3).split(separator: "--").compactMap { Subject(Array($0)) }
    try measureWindows(subjects, seconds: seconds, rounds: rounds)
  } else if words.count >= 5, words[0] == "command", let runs = Int(words[1]), runs > 0,
    let subject = Subject([words[2]] + words[4...])
  {
    try measureCommand(subject, measure: words[3], runs: runs)
  } else {
    tell(usage, on: STDERR_FILENO)
    exit(2)
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  tell("LiveBench: \(error)", on: STDERR_FILENO)
  exit(1)
}
