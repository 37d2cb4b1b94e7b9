import CGLib
import Drawing
import Glibc
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
    try row("processors", "\(sysconf(Int32(_SC_NPROCESSORS_ONLN)))")
    try row(
      "libraries",
      "Cairo \(LibraryVersions.cairo), Pango \(LibraryVersions.pango), GDK-PixBuf \(LibraryVersions.pixbuf), "
        + "GLib \(glib_major_version).\(glib_minor_version).\(glib_micro_version)")
    try tellFonts()
    try tellDisplay()
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

  private static func tellDisplay() throws {
    try row("WAYLAND_DISPLAY", environment("WAYLAND_DISPLAY") ?? "not set")
    try row("DISPLAY", environment("DISPLAY") ?? "not set")
    let display: X11Display
    do {
      display = try X11Display(loop: MainLoop())
    } catch {
      return try row("X11", "\(error)")
    }
    guard let report = display.makeReport() else { return try row("X11", "the connection was lost") }
    try row("X11", "\(report.vendor) \(report.release), display \(report.display)")
    try row("  screen", "\(report.width) x \(report.height) pixels, \(report.depth) bits")
    try row("  scale", "\(report.scale)\(report.isScaleSet ? " (Xft.dpi)" : " (Xft.dpi is not set)")")
    try row("  refresh rate", report.refreshRate.map { "\(($0 * 10).rounded() / 10) Hz" } ?? "not told")
    try row("  window manager", report.hasWindowManager ? "runs" : "none")
    for item in report.extensions {
      try row("  \(item.name.rawValue)", item.version ?? "missing, \(item.fallback)")
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
    let gap = String(repeating: " ", count: max(1, 20 - title.count))
    try Output.standard.write("\(title)\(gap)\(value)")
  }
}
