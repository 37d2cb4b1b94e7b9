/// What a row or a column stands for: a variable, or the residual of a constraint.
struct Quantity: Equatable, BitwiseCopyable {
  private var code: Int32

  private init(code: Int32) {
    self.code = code
  }

  static func variable(_ index: Int32) -> Quantity { Quantity(code: index) }
  static func residual(_ index: Int32) -> Quantity { Quantity(code: ~index) }

  var isVariable: Bool { code >= 0 }
  /// The index of the variable, or of the residual.
  var index: Int32 { code >= 0 ? code : ~code }
}
