/// What a page about a picture says, in as many languages as there are passages.
package struct ArticleText {
  /// A language's own name, and the text in it.
  struct Passage {
    let language: String
    let text: String
  }

  let heading: String
  let place: String
  let passages: [Passage]
  let caption: String

  init(heading: String, place: String, passages: [Passage] = [], caption: String = "") {
    self.heading = heading
    self.place = place
    self.passages = passages
    self.caption = caption
  }
}
