import Files

extension JSONWriter {
    /// What stands under a name of an object that is written piece by piece.
    public enum Part: Sendable {
        /// A value.
        case value(PropertyValue)
        /// So many values, each of which is made when it is written: all of them at once would take much memory.
        case list(Int, @Sendable (Int) -> PropertyValue)
    }

    /// The bytes of an object with long lists, which are written on all cores; the same bytes as of its value.
    public func write(_ parts: [(name: String, part: Part)]) -> [UInt8] {
        var bytes = [UInt8(ascii: "{")]
        for (place, (name, part)) in parts.enumerated() {
            appendBreak(isFirst: place == 0, 1, to: &bytes)
            appendName(name, to: &bytes)
            switch part {
            case .value(let value): append(value, indentation: 1, to: &bytes)
            case .list(let count, let element): append(count, element, to: &bytes)
            }
        }
        if !parts.isEmpty { appendBreak(0, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
        if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
        return bytes
    }

    private func append(_ count: Int, _ element: @Sendable (Int) -> PropertyValue, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        let pieces = Array(stride(from: 0, to: count, by: Self.neighbours)).parallelMap(batch: 1) { start in
            var bytes: [UInt8] = []
            for place in start..<min(start + Self.neighbours, count) {
                appendBreak(isFirst: place == 0, 2, to: &bytes)
                append(element(place), indentation: 2, to: &bytes)
            }
            return bytes
        }
        for piece in pieces { bytes += piece }
        if count > 0 { appendBreak(1, to: &bytes) }
        bytes.append(UInt8(ascii: "]"))
    }

    /// How many values of a list are written one after the other.
    private static var neighbours: Int { 512 }
}
