import CGLib
import Drawing
import GLESRenderer
import Glibc
import WaylandBackend
import Windowing
import X11Backend

/// Tells what a bug report needs.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "tell what a bug report needs: display, extensions, scale, fonts, libraries"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- tell what a bug report needs",
      summary:
        "Tells what was found of display server, extensions, scale, fonts and libraries, and what falls back."
    )
    let values = try parser.parse(arguments)
    guard values.rest.isEmpty else { throw Failure.usage("unexpected \"\(values.rest[0])\"") }
    try row("slipsheet", Program.version)
    try row("system", system)
    try row("processors", "\(WorkerThread.processors)")
    try row(
      "libraries",
      "Cairo \(LibraryVersions.cairo), Pango \(LibraryVersions.pango), GDK-PixBuf \(LibraryVersions.pixbuf), "
        + "GLib \(glib_major_version).\(glib_minor_version).\(glib_micro_version)")
    try tellFonts()
    try tellDisplays()
  }

  private static func tellFonts() throws {
    let families = SystemFonts.families
    let wanted = [
      ("Inter", "fonts-inter"), ("Loma", "fonts-tlwg-loma-otf"), ("IPAexGothic", "fonts-ipaexfont-gothic"),
    ]
    try row("fonts", families.isEmpty ? "none, text cannot be drawn" : "\(families.count) families")
    for (family, package) in wanted {
      try row(
        "  \(family)",
        families.contains(family)
          ? "found" : "missing, the system's sans takes its place (Debian: \(package))")
    }
  }

  private static func tellDisplays() throws {
    try row("WAYLAND_DISPLAY", environment("WAYLAND_DISPLAY") ?? "not set")
    try row("DISPLAY", environment("DISPLAY") ?? "not set")
    let hasWayland = try tellWayland()
    let hasX11 = try tellX11()
    switch (hasWayland, hasX11) {
    case (true, _): try row("backend", "wayland")
    case (false, true): try row("backend", "x11, Wayland is not there")
    case (false, false): try row("backend", "offscreen, there is no display")
    }
  }

  /// Says whether there is a compositor.
  private static func tellWayland() throws -> Bool {
    let display: WaylandDisplay
    do {
      display = try WaylandDisplay(loop: MainLoop())
    } catch {
      try row("Wayland", "\(error)")
      return false
    }
    guard let report = display.makeReport() else {
      try row("Wayland", "the connection was lost")
      return false
    }
    try row("Wayland", "display \(report.display)")
    for output in report.outputs {
      let rate = output.refreshRate.map { ", \(($0 * 10).rounded() / 10) Hz" } ?? ""
      let name = output.name.isEmpty ? "" : "\(output.name), "
      try row(
        "  output", "\(name)\(output.width) x \(output.height) pixels, scale \(output.scale)\(rate)")
    }
    try row("  devices", report.devices.isEmpty ? "none" : report.devices.joined(separator: ", "))
    try row("  title bar", report.decorations.rawValue)
    try row("  GPU", gpu { () throws(GLError) in try display.probeGPU() })
    for part in report.parts {
      try row("  \(part.name)", part.version.map { "version \($0)" } ?? "missing, \(part.fallback)")
    }
    return true
  }

  /// Says whether there is an X server.
  private static func tellX11() throws -> Bool {
    let display: X11Display
    do {
      display = try X11Display(loop: MainLoop())
    } catch {
      try row("X11", "\(error)")
      return false
    }
    guard let report = display.makeReport() else {
      try row("X11", "the connection was lost")
      return false
    }
    try row("X11", "\(report.vendor) \(report.release), display \(report.display)")
    try row("  screen", "\(report.width) x \(report.height) pixels, \(report.depth) bits")
    try row("  scale", "\(report.scale)\(report.isScaleSet ? " (Xft.dpi)" : " (Xft.dpi is not set)")")
    try row("  refresh rate", report.refreshRate.map { "\(($0 * 10).rounded() / 10) Hz" } ?? "not told")
    try row("  window manager", report.hasWindowManager ? "runs" : "none")
    try row("  GPU", gpu { () throws(GLError) in try display.probeGPU() })
    for item in report.extensions {
      try row("  \(item.name.rawValue)", item.version ?? "missing, \(item.fallback)")
    }
    return true
  }

  /// What draws with `--gpu auto`, and why.
  private static func gpu(_ probe: () throws(GLError) -> (name: String, isSoftware: Bool)) -> String {
    do throws(GLError) {
      let (name, isSoftware) = try probe()
      if !isSoftware { return name }
      let reason = GPUDevice.isThere ? GLError.software(renderer: name) : GLError.noDevice
      return "\(reason), the processor draws (with --gpu always: \(name))"
    } catch {
      return "\(error), the processor draws"
    }
  }

  private static var system: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    func text<T>(_ field: T) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
  }

  private static func row(_ title: String, _ value: String) throws {
    let gap = String(repeating: " ", count: max(1, 30 - title.count))
    try Output.standard.write("\(title)\(gap)\(value)")
  }
}
