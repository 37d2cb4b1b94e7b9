import CWayland
import Windowing

/// Tells the compositor how a surface's pictures fit on its outputs, by a fraction where it can be told.
@MainActor
final class SurfaceScaling {
  private let viewport: ExtensionObject
  private let scale: ExtensionObject

  /// Fractions are told in these parts (wp_fractional_scale_v1).
  private static let parts = 120.0

  /// Asks for a surface's scale, which is told at once and whenever it changes; nil where there are no fractions.
  init?(_ surface: OpaquePointer, extensions: Extensions, onChange: @escaping (Double) -> Void) {
    let scale = extensions.fractionalScale?.make(Protocols.fractionalScale, request: 1, of: surface) {
      event, arguments in
      if event == 0, arguments[0].u > 0 { onChange(Double(arguments[0].u) / Self.parts) }
    }
    guard let scale,
      let viewport = extensions.viewporter?.make(Protocols.viewport, request: 1, of: surface)
    else { return nil }
    self.scale = scale
    self.viewport = viewport
  }

  /// Has the next picture cover a size in units, whatever pixels it has.
  func cover(_ units: PixelSize) {
    viewport.send(2, [wl_argument(i: Int32(units.width)), wl_argument(i: Int32(units.height))])
  }
}
