/// What drawing a frame asked of the GPU.
package struct FrameCost: Hashable, Sendable {
  /// How often something was drawn: at most once a node and once a group.
  package var drawCalls: Int
  /// How many bitmaps were brought into the GPU's memory.
  package var uploads: Int
  /// How many pictures to draw into, as groups and blurs need them, were made in the GPU's memory.
  package var allocations: Int

  /// Counts what was asked.
  package init(drawCalls: Int = 0, uploads: Int = 0, allocations: Int = 0) {
    self.drawCalls = drawCalls
    self.uploads = uploads
    self.allocations = allocations
  }
}
