import Testing

@testable import Gallery

@Suite("The order of names")
struct NaturalOrderTests {
  @Test(
    "Numbers count, capitals stand beside small letters",
    arguments: [
      ["2.jpg", "10.jpg"], ["a1b2", "a1b10"], ["IMG_0009", "img_0010"], ["a", "B"], ["a", "a1"],
      ["007", "8"], ["x01", "x1"], ["99999999999999999999", "100000000000000000000"], ["", "a"],
      ["Ä 2", "Ä 10"],
    ])
  func order(names: [String]) {
    #expect(NaturalOrder.precedes(names[0], names[1]))
    #expect(!NaturalOrder.precedes(names[1], names[0]))
    #expect(!NaturalOrder.precedes(names[0], names[0]))
  }
}
