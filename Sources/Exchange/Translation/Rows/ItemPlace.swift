/// Where an item of a text stands in its file, and how its characters are written there.
struct ItemPlace: Equatable, Sendable {
    /// How characters are written.
    enum Writing: Equatable, Sendable {
        /// As an element, which is one place as a whole.
        case element
        /// As text of XML, with references.
        case references
        /// As CDATA.
        case literal
        /// In the quotation marks of a catalogue, with backslashes.
        case escapes
    }

    /// The offset in the file, in bytes, of the first character, or of the element.
    var offset: Int
    /// How the characters are written.
    var writing: Writing

    /// The offset in the file of one of the characters.
    ///
    /// - Parameter count: how many Unicode scalars of the item stand before it.
    func offset(behind count: Int, in bytes: [UInt8]) -> Int {
        guard writing != .element else { return offset }
        var rest = count
        var index = offset
        while rest > 0, index < bytes.count {
            index = offset(behindScalarAt: index, in: bytes)
            rest -= 1
        }
        return index
    }

    private func offset(behindScalarAt index: Int, in bytes: [UInt8]) -> Int {
        var next = index + 1
        let byte = bytes[index]
        if writing == .references, byte == UInt8(ascii: "&") {
            next = bytes[index...].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? next
        } else if writing == .escapes, byte == UInt8(ascii: "\\") {
            next += 1
        } else if writing != .escapes, byte == 0x0D, next < bytes.count, bytes[next] == 0x0A {
            // XML has both as one line end.
            next += 1
        }
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
