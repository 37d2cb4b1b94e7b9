extension ArticleText {
  /// What there is to say about a landscape, in four scripts.
  init(_ landscape: Landscape) {
    let (place, caption, english, thai, japanese, vietnamese) = Self.words(of: landscape.scene)
    self.init(
      heading: landscape.title, place: place,
      passages: [
        Passage(language: "English", text: english), Passage(language: "ไทย", text: thai),
        Passage(language: "日本語", text: japanese), Passage(language: "Tiếng Việt", text: vietnamese),
      ],
      caption: caption)
  }

  private typealias Words = (
    place: String, caption: String, english: String, thai: String, japanese: String, vietnamese: String
  )

  private static func words(of scene: Landscape.Scene) -> Words {
    switch scene {
    case .ridges: ridges
    case .sea: sea
    case .lake: lake
    case .dunes: dunes
    case .terraces: terraces
    case .snow: snow
    }
  }

  private static let lake: Words = (
    "The lake, at ten past eight", "Seen from the north shore",
    "The wind drops before the light goes. For a few minutes the water holds the whole mountain, "
      + "and nobody speaks.",
    "ลมสงบลงก่อนแสงจะลับไป ชั่วครู่หนึ่งผืนน้ำโอบภูเขาไว้ทั้งลูก และไม่มีใครเอ่ยอะไรออกมา",
    "光が消える前に、風がやむ。ほんの数分、湖は山をまるごと映し、だれも口をきかない。",
    "Gió lặng trước khi ánh sáng tắt. Trong vài phút, mặt nước giữ trọn cả ngọn núi, "
      + "và không ai nói một lời."
  )

  private static let ridges: Words = (
    "The pass, at twenty to six", "Seen from the pass",
    "Each ridge is a little paler than the one before it, until the last one could be sky.",
    "สันเขาแต่ละแนวจางกว่าแนวก่อนหน้าทีละน้อย จนแนวสุดท้ายแทบจะเป็นท้องฟ้า",
    "尾根は奥へ行くごとに少しずつ淡くなり、最後のひとつは空なのかもしれない。",
    "Mỗi dãy núi nhạt hơn dãy trước một chút, cho đến dãy cuối cùng thì gần như đã là bầu trời."
  )

  private static let sea: Words = (
    "The coast, at five to seven", "Seen from the harbour wall",
    "One sail, a long way out. It has hardly moved since we sat down.",
    "เรือใบลำหนึ่งอยู่ไกลออกไป ตั้งแต่เรานั่งลง มันแทบไม่ได้ขยับเลย",
    "はるか沖に帆がひとつ。腰をおろしてから、ほとんど動いていない。",
    "Một cánh buồm ở tít ngoài khơi. Từ lúc chúng tôi ngồi xuống, nó hầu như chưa nhúc nhích."
  )

  private static let terraces: Words = (
    "The hills, at half past seven", "Seen from the upper path",
    "The rows follow the hill, and the path follows the rows.",
    "แถวชาทอดไปตามเนินเขา และทางเดินก็ทอดไปตามแถวชา",
    "畝は丘に沿い、小道は畝に沿ってつづく。",
    "Những luống chè men theo đồi, và con đường men theo những luống chè."
  )

  private static let dunes: Words = (
    "The desert, at twenty past five", "Seen from the next crest",
    "By morning the crest will have walked on by the width of a hand.",
    "พอถึงรุ่งเช้า สันทรายจะเดินต่อไปอีกหนึ่งฝ่ามือ",
    "朝までに、砂の峰は手のひらひとつ分だけ歩いているだろう。",
    "Đến sáng, đỉnh cồn cát sẽ đi thêm được chừng một bàn tay."
  )

  private static let snow: Words = (
    "The valley, at a quarter past eight", "Seen from the last house",
    "Snow keeps every sound to itself. Even the light comes down more slowly.",
    "หิมะเก็บทุกเสียงไว้กับตัว แม้แต่แสงก็ตกลงมาช้ากว่าเดิม",
    "雪はどんな音も自分のなかにしまいこむ。光さえ、いつもよりゆっくり降りてくる。",
    "Tuyết giữ mọi âm thanh cho riêng mình. Ngay cả ánh sáng cũng rơi xuống chậm hơn."
  )
}
