import Glibc

/// A child process, which does not outlive the value.
final class ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let id: pid_t
  /// The other end is the child's descriptor 3: the child sees when we end, and we see when it does.
  private var tie: Descriptor?
  private var end: End?

  /// Starts a program found on the PATH, without input.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], output: Descriptor,
    error: Descriptor
  ) throws(SupportError) {
    let (ours, childs) = try Descriptor.pair()

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawn_file_actions_adddup2(&actions, error.number, 2)
    posix_spawn_file_actions_adddup2(&actions, childs.number, 3)

    // The threads that run tests block signals, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, program, &actions, &attributes, words, variables)
    guard failure == 0 else {
      throw SupportError("\(program) can't be started: \(String(cString: strerror(failure)))")
    }
    self.id = id
    tie = ours
  }

  deinit {
    guard end == nil else { return }
    kill(id, SIGKILL)
    reap()
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    if end == nil { kill(id, signal) }
  }

  /// The child's resident memory, in bytes; nil when it has ended.
  var residentBytes: Int? { ResidentMemory.bytes(of: "\(id)") }

  /// Whether the child has a file in its memory whose path contains a text.
  func hasMapped(_ text: String) -> Bool {
    let number = open("/proc/\(id)/maps", O_RDONLY | O_CLOEXEC)
    guard end == nil, number >= 0 else { return false }
    let maps = String(decoding: Descriptor(adopting: number).stream(), as: UTF8.self)
    return maps.split(separator: "\n").contains { $0.split(separator: " ").last?.contains(text) == true }
  }

  /// Lets go of the child, which reads the end of its descriptor 3.
  func letGo() {
    if let tie { shutdown(tie.number, Int32(SHUT_WR)) }
  }

  /// Waits for the child's end.
  func waitForEnd(before deadline: Deadline) throws(SupportError) -> End {
    if let end { return end }
    if let tie, !deadline.waitForInput(on: tie.number) {
      throw SupportError("the process did not end in time")
    }
    return reap()
  }

  @discardableResult private func reap() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The C macros WTERMSIG and WEXITSTATUS are not imported.
    let signal = status & 0x7f
    let result: End = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
    end = result
    return result
  }
}
