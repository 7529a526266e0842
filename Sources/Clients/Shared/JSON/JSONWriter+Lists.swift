import Files

extension JSONWriter {
    /// What stands under a name of an object that is written piece by piece.
    public enum Part: Sendable {
        /// A value.
        case value(PropertyValue)
        /// So many values, each of which is made when it is written: all of them at once would take much memory.
        case list(Int, @Sendable (Int) -> PropertyValue)
    }

    /// Writes an object with long lists, on all cores; the same bytes as of its value.
    ///
    /// - Parameter take: takes the bytes part by part, as they follow each other.
    public func write<Problem: Error>(
        _ parts: [(name: String, part: Part)], _ take: ([UInt8]) throws(Problem) -> Void
    ) throws(Problem) {
        var bytes = [UInt8(ascii: "{")]
        for (place, (name, part)) in parts.enumerated() {
            appendBreak(isFirst: place == 0, 1, to: &bytes)
            appendName(name, to: &bytes)
            switch part {
            case .value(let value): append(value, indentation: 1, to: &bytes)
            case .list(let count, let element):
                bytes.append(UInt8(ascii: "["))
                try take(bytes)
                try write(count, element, take)
                bytes = []
                if count > 0 { appendBreak(1, to: &bytes) }
                bytes.append(UInt8(ascii: "]"))
            }
        }
        if !parts.isEmpty { appendBreak(0, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
        if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
        try take(bytes)
    }

    private func write<Problem: Error>(
        _ count: Int, _ element: @Sendable (Int) -> PropertyValue, _ take: ([UInt8]) throws(Problem) -> Void
    ) throws(Problem) {
        try ParallelParts.make(of: count, size: Self.neighbours) { places in
            var bytes: [UInt8] = []
            for place in places {
                appendBreak(isFirst: place == 0, 2, to: &bytes)
                append(element(place), indentation: 2, to: &bytes)
            }
            return bytes
        } _: { part throws(Problem) in
            try take(part)
        }
    }

    /// How many values of a list are written one after the other.
    private static var neighbours: Int { 512 }
}
