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
}
