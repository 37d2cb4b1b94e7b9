import Glibc

// `Soak cycles N`, `Soak reloads N`, `Soak window SECONDS SEED`: the last line tells the outcome, the status whether it
// is good.
let words = CommandLine.arguments
guard words.count >= 3, let count = Int(words[2]), count > 0 else {
  Console.tell("usage: Soak cycles N | Soak reloads N | Soak window SECONDS [SEED]")
  exit(2)
}
do {
  switch words[1] {
  case "cycles": try exit(Growth.check("cycles", count: count, warmUp: 40, Cycles().run))
  case "reloads": try exit(Growth.check("reloads", count: count, warmUp: 150, Reloads().run))
  case "window":
    let seed = words.count > 3 ? UInt64(words[3]) : nil
    try exit(WindowSoak(seed: seed ?? .random(in: 1...999_999)).run(seconds: count))
  default:
    Console.tell("unknown: \(words[1])")
    exit(2)
  }
} catch {
  Console.tell("error: \(error)")
  exit(1)
}
