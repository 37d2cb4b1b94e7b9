import FoundationEssentials
import Motion

/// Reads the worked numbers that stand in the folder `Cases`.
func readCases<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  return try JSONDecoder().decode(type, from: Data(contentsOf: here.appending(path: "Cases/\(name).json")))
}
