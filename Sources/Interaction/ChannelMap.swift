/// A value for each channel.
struct ChannelMap<Value> {
  private var values: [Value]

  init(_ value: (Channel) -> Value) {
    values = Channel.allCases.map(value)
  }

  subscript(channel: Channel) -> Value {
    get { values[channel.rawValue] }
    set { values[channel.rawValue] = newValue }
  }
}

extension ChannelMap: Equatable where Value: Equatable {}
extension ChannelMap: Hashable where Value: Hashable {}
extension ChannelMap: Sendable where Value: Sendable {}
