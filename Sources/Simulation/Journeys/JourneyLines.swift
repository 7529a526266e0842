import Clients

/// Reads files of JSON with a journey or a line of a table on each line, or one of them, or a list, over many lines.
enum JourneyLines {
    /// The values with their places.
    static func values(_ bytes: [UInt8]) throws(JourneyError) -> [(place: String, value: PropertyValue)] {
        let reader = JSONReader(readsDates: true)
        if let whole = try? reader.read(bytes) {
            return (whole.array ?? [whole]).enumerated().map { ("number \($0 + 1)", $1) }
        }
        var values: [(place: String, value: PropertyValue)] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
            do {
                values.append(("line \(index + 1)", try reader.read(Array(line))))
            } catch {
                throw JourneyError("line \(index + 1): \(error)")
            }
        }
        return values
    }
}
