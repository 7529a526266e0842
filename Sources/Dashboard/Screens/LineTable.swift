import Clients
import Foundation

/// The texts of a page, line by line and each line once: feeds, sources and screens of many locales share most of theirs.
///
/// Lines are told apart by their bytes: as text, letters with accents composed in two ways would be one.
struct LineTable {
    private var lines = JSONText()
    private var index = LineIndex()

    /// All lines so far, by their places, as the array of a page's data.
    var json: [UInt8] { [UInt8(ascii: "[")] + lines.bytes + [UInt8(ascii: "]")] }

    /// Appends what the script of a page reads for a text: the place of its one line, or the places of its lines.
    mutating func append(placeOf text: String, to json: inout JSONText) {
        var text = text
        text.withUTF8 { append(placeOf: $0, to: &json) }
    }

    /// Forgets all lines, and keeps the room.
    mutating func removeAll() {
        lines.removeAll()
        index.removeAll()
    }

    private mutating func append(placeOf text: UnsafeBufferPointer<UInt8>, to json: inout JSONText) {
        var rest = UnsafeRawBufferPointer(text)
        guard var end = Self.lineFeed(in: rest) else { return json.number(place(of: rest)) }
        json.beginArray()
        while true {
            json.number(place(of: UnsafeRawBufferPointer(rebasing: rest[..<end])))
            guard end < rest.count else { break }
            rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
            end = Self.lineFeed(in: rest) ?? rest.count
        }
        json.endArray()
    }

    private mutating func place(of line: UnsafeRawBufferPointer) -> Int {
        let (place, isNew) = index.place(of: line)
        if isNew { lines.text(line.bindMemory(to: UInt8.self)) }
        return place
    }

    private static func lineFeed(in text: UnsafeRawBufferPointer) -> Int? {
        guard let start = text.baseAddress, !text.isEmpty, let found = memchr(start, 0x0A, text.count) else {
            return nil
        }
        return UnsafeRawPointer(found) - start
    }
}
