import Files

/// The texts of a page, line by line and each line once: feeds, sources and screens of many locales share most of theirs.
///
/// Lines are distinguished by their bytes: as text, letters with accents composed in two ways would be one.
struct LineTable {
    private var lines = JSONText()
    private var index = ByteStringIndex()

    /// All lines so far, by their places, as the array of a page's data.
    var json: [UInt8] { [UInt8(ascii: "[")] + lines.bytes + [UInt8(ascii: "]")] }

    /// Appends what the script of a page reads for a text: the place of its one line, or the places of its lines.
    mutating func append(placeOf text: String, to json: inout JSONText) {
        text.withUTF8Bytes { append(placeOf: $0, to: &json) }
    }

    /// Forgets all lines, and keeps the room.
    mutating func removeAll() {
        lines.removeAll()
        index.removeAll()
    }

    /// Appends the same for a text in UTF-8.
    mutating func append(placeOf text: UnsafeBufferPointer<UInt8>, to json: inout JSONText) {
        guard var end = text.offset(of: 0x0A) else { return json.number(place(of: text)) }
        var start = 0
        json.beginArray()
        while true {
            json.number(place(of: UnsafeBufferPointer(rebasing: text[start..<end])))
            guard end < text.count else { break }
            start = end + 1
            end = text.offset(of: 0x0A, from: start) ?? text.count
        }
        json.endArray()
    }

    private mutating func place(of line: UnsafeBufferPointer<UInt8>) -> Int {
        let (place, isNew) = index.number(of: line)
        if isNew { lines.text(line) }
        return place
    }
}
