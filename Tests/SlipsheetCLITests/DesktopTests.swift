import Foundation
import Testing
import TestSupport

@Suite(
  "A window on a desktop with settings",
  .enabled(if: SessionBus.isAvailable, "dbus-daemon is not installed"), .timeLimit(.minutes(5)))
struct DesktopTests {
  private static let appearance = "org.freedesktop.appearance"

  /// A place of the panel's page without text.
  private func lightness(_ picture: Screenshot) -> Double { picture.lightness(x: 4, y: 60) }

  private func sit(on bus: SessionBus, _ options: [String] = []) throws -> Sitting {
    try Sitting(options: options, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
  }

  @Test("The window takes the desktop's colours, and follows them while a hand drags the panel")
  func colours() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    defer { portal.leave() }
    let sitting = try sit(on: bus)
    _ = try sitting.desktop.picture(of: sitting.window) { lightness($0) < 0.2 }
    try sitting.drag(through: [30, 40])
    portal.set("color-scheme", of: Self.appearance, to: .number(0))
    _ = try sitting.desktop.picture(of: sitting.window) { $0.lightness(x: 40, y: 120) > 0.8 }
    try sitting.pull(to: 50)
    sitting.desktop.release()
    try sitting.waitForEvent("didRestore")
    #expect(sitting.events == ["dragBegan", "dragEnded", "didRestore"])
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }

  @Test("Colours that were asked for stay, whatever the desktop says")
  func forced() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(
      on: bus, [Self.appearance: ["color-scheme": .number(1), "reduced-motion": .number(1)]])
    defer { portal.leave() }
    let sitting = try sit(on: bus, ["--theme", "light", "--record", "trace"])
    try sitting.dismissInFades()
    // in dark colours it never is so light
    _ = try sitting.desktop.picture(of: sitting.window) { lightness($0) > 0.8 }
  }

  @Test("Motion is reduced when the desktop asks for it, and the recording has that")
  func reducedMotion() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["reduced-motion": .number(1)]])
    defer { portal.leave() }
    let sitting = try sit(on: bus)
    try sitting.dismissInFades()
    // A replay at the log's times ends with its last sample.
    try sitting.waitForSample { $0.phase == "hidden" }
    #expect(try sitting.close() == 0)
    try sitting.expectReplay()
  }

  @Test("Where no portal stands on the bus, GNOME's settings count, and are followed")
  func systemSettings() throws {
    let schema = """
      <schemalist><schema id="org.gnome.desktop.interface" path="/org/gnome/desktop/interface/">
        <key name="color-scheme" type="s"><default>'default'</default></key>
        <key name="enable-animations" type="b"><default>true</default></key>
      </schema></schemalist>
      """
    func settings(_ scheme: String) -> String {
      "[org/gnome/desktop/interface]\ncolor-scheme='\(scheme)'\n"
    }
    let folder = try ScratchFolder()
    try schema.write(toFile: folder.file("test.gschema.xml"), atomically: false, encoding: .utf8)
    let compiler = try RunningProgram.shell("glib-compile-schemas .", in: folder.path)
    try #require(try compiler.exitStatus() == 0, "\(compiler.standardError)")
    let file = folder.file("glib-2.0/settings/keyfile")
    try FileManager.default.createDirectory(
      atPath: folder.file("glib-2.0/settings"), withIntermediateDirectories: true)
    try settings("prefer-dark").write(toFile: file, atomically: true, encoding: .utf8)

    let bus = try SessionBus()
    let sitting = try Sitting(environment: [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_SCHEMA_DIR": folder.path,
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path,
    ])
    _ = try sitting.desktop.picture(of: sitting.window) { lightness($0) < 0.2 }
    try settings("default").write(toFile: file, atomically: true, encoding: .utf8)
    _ = try sitting.desktop.picture(of: sitting.window) { lightness($0) > 0.8 }
    // a bus that dies must not take the program with it, whoever else in the process spoke to it
    bus.kill()
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }

  @Test("A desktop whose bus dies leaves the window as it is")
  func death() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let sitting = try sit(on: bus)
    _ = try sitting.desktop.picture(of: sitting.window) { lightness($0) < 0.2 }
    bus.kill()
    portal.leave()
    try sitting.drag(through: [40, 150])
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    #expect(try sitting.close() == 0)
    #expect(sitting.program.standardError == "")
  }
}

extension Sitting {
  /// Waits until the recording tells that motion is reduced, and has Escape send the panel away in two fades.
  fileprivate func dismissInFades() throws {
    let trace = try GrowingFile(folder.file("trace"))
    _ = try trace.nextLine { $0.contains("\"kind\":\"reducedMotion\",\"reduced\":true") }
    point(at: 0)
    desktop.type("Escape")
    let end = try waitForEvent("didDismiss")
    let start = try #require(single("willDismiss"))
    #expect(abs(end.t - start.t - 0.15) < 1e-9)
  }
}
