import Geometry

/// Refuses a text that is nested too deep before a decoder goes down into it, level by level.
enum JSONDepth {
  /// Where a text is nested deeper than the limit, and how deep it goes; nil where it is not.
  ///
  /// It need not be JSON: brackets count wherever they stand but in texts and comments.
  static func fault(in bytes: some Collection<UInt8>, allowsJSON5: Bool) -> JSONText.Fault? {
    var depth = 0
    var deepest = 0
    var place = (line: 1, column: 0)
    var fault: (line: Int, column: Int)?
    var quote: UInt8?
    var isEscaped = false
    var comment = Comment.none
    var last: UInt8 = 0
    for byte in bytes {
      place.column += 1
      if byte == UInt8(ascii: "\n") { place = (place.line + 1, 0) }
      // the byte before, where it may belong to the same mark: `/*/` opens a comment and does not close it
      var before: UInt8 = byte
      defer { last = before }
      if comment != .none {
        let isOver =
          comment == .line
          ? byte == UInt8(ascii: "\n") : last == UInt8(ascii: "*") && byte == UInt8(ascii: "/")
        if isOver { (comment, before) = (.none, 0) }
      } else if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "'") where allowsJSON5: quote = byte
        case UInt8(ascii: "/") where allowsJSON5 && last == UInt8(ascii: "/"): (comment, before) = (.line, 0)
        case UInt8(ascii: "*") where allowsJSON5 && last == UInt8(ascii: "/"): (comment, before) = (.block, 0)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          deepest = max(deepest, depth)
          if depth == Limits.jsonDepth + 1, fault == nil { fault = place }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return fault.map {
      JSONText.Fault(position: $0, reason: "nested \(deepest) deep, expected at most \(Limits.jsonDepth)")
    }
  }

  private enum Comment {
    case none, line, block
  }
}
