import Motion
import Testing
import TestSupport

@testable import Windowing

@MainActor
@Suite(
  "The desktop's settings", .enabled(if: SessionBus.isAvailable, "dbus-daemon is not installed"),
  .timeLimit(.minutes(5)))
struct DesktopSettingsTests {
  private nonisolated static let appearance = "org.freedesktop.appearance"
  private nonisolated static let gnome = "org.gnome.desktop.interface"

  /// Somebody who follows a desktop's settings, and notes what is told.
  @MainActor
  private final class Follower {
    let loop = MainLoop()
    let settings: DesktopSettings
    var told: [DesktopPreferences] = []

    init(bus address: String?) {
      settings = DesktopSettings(bus: address)
      settings.onChange = { [weak self] in
        if let self { told.append(settings.preferences) }
      }
      settings.follow(on: loop)
    }

    func wait(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
      if !loop.run(atMost: .seconds(20), until: condition) {
        Issue.record("waited in vain; told: \(told)", sourceLocation: location)
      }
    }
  }

  struct Case: Sendable {
    var name: String
    var settings: MockPortal.Settings
    var preferences: DesktopPreferences
  }

  nonisolated static let cases = [
    Case(
      name: "dark and reduced",
      settings: [appearance: ["color-scheme": .number(1), "reduced-motion": .number(1)]],
      preferences: DesktopPreferences(colorScheme: .dark, reducesMotion: true)),
    Case(
      name: "light", settings: [appearance: ["color-scheme": .number(2), "reduced-motion": .number(0)]],
      preferences: DesktopPreferences(colorScheme: .light, reducesMotion: false)),
    Case(
      name: "GNOME's own",
      settings: [gnome: ["color-scheme": .text("prefer-dark"), "enable-animations": .flag(false)]],
      preferences: DesktopPreferences(colorScheme: .dark, reducesMotion: true)),
    Case(
      name: "the desktop-wide one before GNOME's",
      settings: [
        appearance: ["color-scheme": .number(2)],
        gnome: ["color-scheme": .text("prefer-dark"), "enable-animations": .flag(true)],
      ],
      preferences: DesktopPreferences(colorScheme: .light, reducesMotion: false)),
    Case(
      name: "no preference, animations off",
      settings: [
        appearance: ["color-scheme": .number(0), "reduced-motion": .number(0)],
        gnome: ["enable-animations": .flag(false)],
      ],
      preferences: DesktopPreferences(reducesMotion: true)),
    Case(
      name: "wrong types and unknown values, and one thing right",
      settings: [
        appearance: ["color-scheme": .text("dark"), "contrast": .number(1), "reduced-motion": .number(7)],
        "org.example": ["color-scheme": .number(1)],
      ],
      preferences: DesktopPreferences(reducesMotion: false)),
  ]

  @Test("What the portal says is understood", arguments: cases)
  func portal(_ expected: Case) throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, expected.settings)
    defer { portal.leave() }
    let follower = Follower(bus: bus.address)
    follower.wait { !follower.told.isEmpty }
    #expect(follower.settings.preferences == expected.preferences)
    #expect(portal.askings == 1)
  }

  @Test("A change is told when it happens, once, and nothing is told of what does not matter")
  func change() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["color-scheme": .number(2)]])
    defer { portal.leave() }
    let follower = Follower(bus: bus.address)
    follower.wait { follower.told.count == 1 }
    portal.set("accent-color", of: Self.appearance, to: .number(5))
    portal.set("color-scheme", of: Self.appearance, to: .number(1))
    portal.set("color-scheme", of: Self.appearance, to: .number(1))
    portal.set("enable-animations", of: Self.gnome, to: .flag(false))
    follower.wait { follower.settings.preferences.reducesMotion == true }
    #expect(follower.told.map(\.colorScheme) == [.light, .dark, .dark])
    #expect(follower.told.map(\.reducesMotion) == [nil, nil, true])
  }

  @Test("A bus that dies leaves what was known, and the program alive")
  func death() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let follower = Follower(bus: bus.address)
    follower.wait { follower.told.count == 1 }
    bus.kill()
    _ = follower.loop.run(atMost: .milliseconds(100)) { false }
    #expect(follower.settings.preferences.colorScheme == .dark)
    portal.leave()
  }

  @Test(
    "Without a bus, with a dead one or without a portal nothing is said, and what is known elsewhere counts")
  func nothing() throws {
    let bus = try SessionBus()
    for address in [nil, "unix:path=/nonexistent", "nonsense", "", bus.address] {
      let follower = Follower(bus: address)
      _ = follower.loop.run(atMost: .milliseconds(100)) { !follower.told.isEmpty }
      #expect(follower.told.isEmpty)
      follower.settings.fallback = DesktopPreferences(colorScheme: .dark)
      #expect(follower.told == [DesktopPreferences(colorScheme: .dark)])
    }
  }

  @Test("Settings that are let go of while they are asked for are not heard of again")
  func letGo() throws {
    let bus = try SessionBus()
    let portal = try MockPortal(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    defer { portal.leave() }
    let loop = MainLoop()
    var calls = 0
    for steps in 0..<6 {
      var settings: DesktopSettings? = DesktopSettings(bus: bus.address)
      settings?.onChange = { calls += 1 }
      settings?.follow(on: loop)
      var left = steps
      _ = loop.run(atMost: .milliseconds(20)) {
        left -= 1
        return left < 0 || calls > 0
      }
      settings = nil
      calls = 0
      _ = loop.run(atMost: .milliseconds(20)) { false }
      #expect(calls == 0)
    }
  }
}
