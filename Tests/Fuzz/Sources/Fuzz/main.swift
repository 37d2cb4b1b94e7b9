import CFuzzer
import Glibc

// `Fuzz NAME [libFuzzer's arguments]`: the first word says which reader is fed.
guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  FuzzTarget.complain("expected one of \(names)")
  exit(2)
}
setenv(FuzzTarget.variable, target.rawValue, 1)
var count = CommandLine.argc - 1
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
exit(
  LLVMFuzzerRunDriver(&count, &words) { data, size in
    FuzzTarget.current.run(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  })
