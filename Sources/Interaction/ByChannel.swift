/// Values that stand in a style file under the names of the channels that a style may set.
struct ByChannel<Value> {
  var values: [Channel: Value]

  init(_ values: [Channel: Value]) {
    self.values = values
  }
}

extension ByChannel: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: Channel.styled.map(\.name))
    values = [:]
    for channel in Channel.styled where fields.contains(channel.name) {
      values[channel] = try fields.value(channel.name)
    }
  }
}

extension ByChannel: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    for channel in Channel.styled {
      if let value = values[channel] { try container.encode(value, forKey: .init(channel.name)) }
    }
  }
}
