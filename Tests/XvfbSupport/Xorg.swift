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
  public let name: String
  private let folder: ScratchFolder
  private let shell: ChildProcess

  /// Starts a server on a free display, with a screen of 1024 x 768 pixels.
  public init() throws(SupportError) {
    let folder = try ScratchFolder()
    self.folder = folder
    guard let file = fopen(folder.file("xorg.conf"), "w") else { throw SupportError("no file for Xorg") }
    fputs(Self.configuration(in: folder), file)
    fclose(file)
    // The shell takes the server down when we let go of it, also when this process crashes.
    let script = """
      /usr/lib/xorg/Xorg -displayfd 1 -noreset -novtswitch -sharevts -nolisten tcp \
        -config "$1/xorg.conf" -logfile "$1/log" 3<&- &
      exec >/dev/null
      read -r _ <&3
      kill $!
      wait $!
      """
    let (ours, servers) = try Descriptor.pair()
    let errors = try Descriptor.scratchFile()
    shell = try ChildProcess(
      "sh", ["-c", script, "sh", folder.path], environment: ["PATH": RunningProgram.searchPath],
      output: servers,
      error: errors)
    guard let number = try ours.line(before: Deadline()), !number.isEmpty else {
      throw SupportError("Xorg does not start: \(String(decoding: errors.contents(), as: UTF8.self))")
    }
    name = ":" + number
  }

  deinit {
    shell.letGo()
    _ = try? shell.waitForEnd(before: Deadline())
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
