import Clients

/// Reads files of JSON with a journey or a line of a table on each line, or one of them, or a list, over many lines.
enum JourneyLines {
    /// The values with their places.
    ///
    /// - Parameter isOneDocument: whether a file whose first line is no JSON is taken as one document with an error in it.
    static func values(
        _ bytes: [UInt8], isOneDocument: Bool
    ) throws(JourneyError) -> [(places: JourneyPlaces, value: PropertyValue)] {
        let reader = JSONReader(readsDates: true)
        do throws(JSONError) {
            let whole = try reader.read(bytes)
            return (whole.array ?? [whole]).enumerated().map { (JourneyPlaces(start: .number($0 + 1)), $1) }
        } catch {
            let first = bytes.split(separator: UInt8(ascii: "\n")).first { !$0.allSatisfy { $0 <= 0x20 } }
            if isOneDocument, let first, (try? reader.read(Array(first))) == nil {
                let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
                throw JourneyError("line \(line): this is not JSON: \(error.reason)")
            }
        }
        var values: [(places: JourneyPlaces, value: PropertyValue)] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
            do {
                values.append((JourneyPlaces(start: .line(index + 1)), try reader.read(Array(line))))
            } catch {
                throw JourneyError("line \(index + 1): \(error)")
            }
        }
        return values
    }
}
