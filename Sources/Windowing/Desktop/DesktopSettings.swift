import CGLib

/// The preferences of the desktop's user, asked for without waiting, and live when they change.
///
/// The desktop portal is asked first, over D-Bus; where none answers, GNOME's settings. A desktop without D-Bus says
/// nothing, and that is no error.
@MainActor
public final class DesktopSettings {
  /// Runs when `preferences` have changed.
  public var onChange: (() -> Void)?
  /// What is preferred, as far as it is known.
  public private(set) var preferences = DesktopPreferences()
  /// What is known from elsewhere, such as the window system, for what the desktop does not say.
  public var fallback = DesktopPreferences() {
    didSet { update() }
  }

  private let address: String?
  private var portal: SettingsPortal?
  private var system: SystemSettings?

  /// Makes settings that say nothing yet, to be asked for on a bus of D-Bus's by its address.
  public init(bus address: String? = sessionBus) {
    self.address = address
  }

  /// The address of the session's bus, as the environment has it; nil where there is none.
  ///
  /// GIO would start a bus where it finds none, which is not for a program to do that only listens.
  public nonisolated static var sessionBus: String? {
    func variable(_ name: String) -> String? {
      g_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
    guard let folder = variable("XDG_RUNTIME_DIR") else { return nil }
    let path = "\(folder)/bus"
    return g_file_test(path, G_FILE_TEST_EXISTS) != 0 ? "unix:path=\(path)" : nil
  }

  /// Begins to ask; answers and changes arrive while the loop runs.
  public func follow(on loop: MainLoop) {
    guard let address, portal == nil else { return }
    portal = loop.whileDefault {
      SettingsPortal(onBus: address) { [weak self, weak loop] isThere in
        if !isThere, let loop { self?.followSystem(on: loop) }
        self?.update()
      }
    }
  }

  private func followSystem(on loop: MainLoop) {
    guard address == Self.sessionBus else { return }
    loop.whileDefault {
      SystemSettings.prepare { [weak self] in
        self?.system = SystemSettings { self?.update() }
        self?.update()
      }
    }
  }

  private func update() {
    let told = (system?.settings ?? portal?.settings)?.preferences ?? DesktopPreferences()
    let new = told.completed(by: fallback)
    guard new != preferences else { return }
    preferences = new
    onChange?()
  }
}
