import CX11
import Windowing

extension X11Display {
  /// Reads Xft.dpi out of a resource database; 96 dots an inch are a scale of 1.
  nonisolated static func scale(inResources text: String) -> Double? {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].trimmed == "Xft.dpi" else { continue }
      guard let dots = Double(line[line.index(after: colon)...].trimmed), dots.isFinite, dots > 0 else {
        return nil
      }
      return min(max(dots / 96, WindowLimits.scale.lowerBound), WindowLimits.scale.upperBound)
    }
    return nil
  }

  /// Frames a second of the screen's mode; nil where RandR is missing or does not say.
  func readRefreshRate() -> Double? {
    guard extensions.has(.monitors), !connection.isLost else { return nil }
    let root = XDefaultRootWindow(connection.display)
    guard let resources = XRRGetScreenResourcesCurrent(connection.display, root) else { return nil }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let controllers = UnsafeBufferPointer(start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
    let rates = controllers.compactMap { controller -> Double? in
      guard let info = XRRGetCrtcInfo(connection.display, resources, controller) else { return nil }
      defer { XRRFreeCrtcInfo(info) }
      guard let mode = modes.first(where: { $0.id == info.pointee.mode }) else { return nil }
      let dots = Double(mode.hTotal) * Double(mode.vTotal)
      return dots > 0 && mode.dotClock > 0 ? Double(mode.dotClock) / dots : nil
    }
    return rates.max()
  }
}

extension Substring {
  /// Without blanks at either end.
  fileprivate var trimmed: Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else {
      return ""
    }
    return self[first...last]
  }
}
