import Glibc

/// A full X server without a screen, with a touchscreen, a pen and a touchpad that a test moves: XTEST has none of them.
public final class Xorg {
  /// The devices that it has, by the name of their type in inputtest(4).
  public enum Device: String, CaseIterable, Sendable {
    case touchscreen = "Touch"
    case pen = "PointerAbsoluteProximity"
    case touchpad = "Pointer"
  }

  /// Whether this machine has the server and its two drivers, and this process may use them.
  public static var isAvailable: Bool {
    let files = ["Xorg", "modules/input/inputtest_drv.so", "modules/drivers/dummy_drv.so"]
    return geteuid() == 0 && files.allSatisfy { access("/usr/lib/xorg/\($0)", R_OK) == 0 }
  }

  /// What DISPLAY is to hold.
  public var name: String { server.name }
  private let folder: ScratchFolder
  private let server: DisplayServer

  /// Starts a server on a free display, with a screen of 1024 x 768 pixels.
  public init() throws(SupportError) {
    let folder = try ScratchFolder()
    self.folder = folder
    guard let file = fopen(folder.file("xorg.conf"), "w") else { throw SupportError("no file for Xorg") }
    fputs(Self.configuration(in: folder), file)
    fclose(file)
    server = try DisplayServer(
      "/usr/lib/xorg/Xorg",
      ["-novtswitch", "-sharevts", "-config", folder.file("xorg.conf"), "-logfile", folder.file("log")])
  }

  /// The path of the socket that drives a device.
  public func socket(of device: Device) -> String { folder.file(device.rawValue) }

  private static func configuration(in folder: ScratchFolder) -> String {
    let devices = Device.allCases.map { kind in
      """
      Section "InputDevice"
        Identifier "\(kind)"
        Driver "inputtest"
        Option "SocketPath" "\(folder.file(kind.rawValue))"
        Option "DeviceType" "\(kind.rawValue)"
        Option "TouchCount" "5"
        Option "PointerHasPressure" "\(kind == .pen)"
      EndSection
      """
    }
    let layout = Device.allCases.map {
      "InputDevice \"\($0)\" \"\($0 == .touchpad ? "CorePointer" : "SendCoreEvents")\""
    }
    return devices.joined(separator: "\n") + """

      Section "InputDevice"
        Identifier "keyboard"
        Driver "inputtest"
        Option "SocketPath" "\(folder.file("keyboard"))"
        Option "DeviceType" "Keyboard"
      EndSection
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 16384
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Virtual 1024 768
        EndSubSection
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "keyboard" "CoreKeyboard"
        \(layout.joined(separator: "\n  "))
      EndSection

      """
  }
}
