import Clients

/// The texts of a page, line by line and each line once: feeds, sources and screens of many locales share most of theirs.
struct LineTable {
    private var lines: [PropertyValue] = []
    private var places: [Line: Int] = [:]

    /// A line, told apart from others by its bytes: as text, letters with accents composed in two ways would be one.
    private struct Line: Hashable {
        let text: Substring

        static func == (left: Line, right: Line) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    /// All lines so far, by their places.
    var value: PropertyValue { .array(lines) }

    /// A text as the script of a page reads it: the place of its one line, or the places of its lines.
    mutating func place(_ text: String) -> PropertyValue {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return .integer(Int64(place(ofLine: text[...]))) }
        var places: [PropertyValue] = []
        // Split by bytes: a carriage return and the line feed behind it are one character.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            places.append(.integer(Int64(place(ofLine: Substring(line)))))
        }
        return .array(places)
    }

    private mutating func place(ofLine line: Substring) -> Int {
        if let place = places[Line(text: line)] { return place }
        let place = lines.count
        lines.append(.string(String(line)))
        places[Line(text: line)] = place
        return place
    }
}
