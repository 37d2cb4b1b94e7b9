/// Where a quantity stands at the moment.
struct Seat: Equatable, BitwiseCopyable {
  private var code: Int32

  private init(code: Int32) {
    self.code = code
  }

  static let none = Seat(code: .min)
  static func row(_ index: Int32) -> Seat { Seat(code: index) }
  static func column(_ index: Int32) -> Seat { Seat(code: ~index) }

  var row: Int32? { code >= 0 ? code : nil }
  var column: Int32? { code < 0 && code != .min ? ~code : nil }
}
