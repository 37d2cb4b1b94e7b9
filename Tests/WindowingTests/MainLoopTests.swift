import Drawing
import Glibc
import Motion
import Testing
import Windowing

@MainActor
@Suite("The main loop")
struct MainLoopTests {
  @Test("A timer runs once, not before its moment")
  func timer() {
    let loop = MainLoop()
    let moment = loop.now + .milliseconds(20)
    var calls: [Instant] = []
    let timer = loop.timer(at: moment) { calls.append(loop.now) }
    #expect(!loop.run(atMost: .milliseconds(60)) { calls.count > 1 })
    #expect(calls.count == 1)
    #expect(calls.first.map { $0 >= moment } == true)
    timer.cancel()
  }

  @Test("A descriptor is watched until its watch is cancelled")
  func descriptor() {
    let loop = MainLoop()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { _ = close($0) } }
    var calls = 0
    let watch = loop.watch(ends[0]) {
      var byte: UInt8 = 0
      calls += Int(read(ends[0], &byte, 1))
    }
    write(ends[1], "a", 1)
    #expect(loop.run(atMost: .seconds(5)) { calls == 1 })
    watch.cancel()
    write(ends[1], "b", 1)
    #expect(!loop.run(atMost: .milliseconds(20)) { calls == 2 })
  }

  @Test("A signal runs its handler in place of ending the process")
  func signal() {
    let loop = MainLoop()
    var isCalled = false
    let watch = loop.onSignal(.hangUp) { isCalled = true }
    kill(getpid(), SIGHUP)
    #expect(loop.run(atMost: .seconds(5)) { isCalled })
    watch.cancel()
  }

  @Test("A handler can stop the loop and cancel its own watch")
  func stop() {
    let loop = MainLoop()
    var timer: Watch?
    timer = loop.timer(at: loop.now) {
      timer?.cancel()
      loop.stop()
    }
    loop.run()
    #expect(timer?.isActive == false)
  }

  @Test(
    "A file that is written in place, or replaced by a rename, calls its handler, until the watch is let go")
  func file() throws {
    let loop = MainLoop()
    let folder = try #require(temporaryFolder())
    defer { removeFolder(folder, files: ["style", "new"]) }
    let path = folder + "/style"
    writeFile(path, "a")
    var calls = 0
    var watch = loop.watch(file: path) { calls += 1 }
    #expect(watch != nil)
    writeFile(path, "b")
    #expect(loop.run(atMost: .seconds(5)) { calls == 1 })
    writeFile(folder + "/new", "c")
    rename(folder + "/new", path)
    #expect(loop.run(atMost: .seconds(5)) { calls == 2 })
    watch = nil
    writeFile(path, "d")
    #expect(!loop.run(atMost: .milliseconds(50)) { calls > 2 })
  }

  private func temporaryFolder() -> String? {
    var template = Array("/tmp/windowing-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  private func removeFolder(_ folder: String, files: [String]) {
    for file in files { unlink(folder + "/" + file) }
    rmdir(folder)
  }

  private func writeFile(_ path: String, _ text: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  @Test("A handler may be the last that holds its loop")
  func lastHolder() {
    for _ in 0..<50 {
      weak var gone: MainLoop?
      var watch: Watch?
      do {
        let loop = MainLoop()
        gone = loop
        watch = loop.timer(at: loop.now) { loop.stop() }
        loop.run()
      }
      #expect(gone != nil && watch?.isActive == true)
      watch = nil
      #expect(gone == nil)
    }
  }

  @Test("A waker may be let go of by another thread")
  func wakerOfAnotherThread() {
    let loop = MainLoop()
    var calls = 0
    let holder = Holder(loop.waker { calls += 1 })
    let threads = WorkerThread.start(1) {
      holder.waker?.wake()
      holder.waker = nil
    }
    #expect(threads.count == 1)
    for thread in threads { pthread_join(thread, nil) }
    #expect(holder.waker == nil)
    #expect(!loop.run(atMost: .milliseconds(20)) { calls > 0 }, "the loop forgets a waker that nobody holds")
  }
}

/// The only owner of a waker.
private final class Holder: @unchecked Sendable {
  var waker: Waker?

  init(_ waker: Waker) {
    self.waker = waker
  }
}
