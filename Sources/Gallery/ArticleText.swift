/// What an article says, in four scripts.
struct ArticleText {
  /// A language's own name, and the text in it.
  struct Passage {
    let language: String
    let text: String
  }

  let heading: String
  let place: String
  let passages: [Passage]
  let caption: String

  /// The lake of `Landscape.lake`.
  static let lake = ArticleText(
    heading: "Blue Hour",
    place: "The lake, at ten past eight",
    passages: [
      Passage(
        language: "English",
        text: "The wind drops before the light goes. For a few minutes the water holds the whole mountain, "
          + "and nobody speaks."),
      Passage(
        language: "ไทย",
        text: "ลมสงบลงก่อนแสงจะลับไป ชั่วครู่หนึ่งผืนน้ำโอบภูเขาไว้ทั้งลูก และไม่มีใครเอ่ยอะไรออกมา"),
      Passage(
        language: "日本語",
        text: "光が消える前に、風がやむ。ほんの数分、湖は山をまるごと映し、だれも口をきかない。"),
      Passage(
        language: "Tiếng Việt",
        text: "Gió lặng trước khi ánh sáng tắt. Trong vài phút, mặt nước giữ trọn cả ngọn núi, "
          + "và không ai nói một lời."),
    ],
    caption: "Seen from the north shore")
}
