/// Walks over bytes of markup from the front.
struct ByteScanner {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    /// A scanner at the first byte.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// The index of the byte it stands at.
    var offset: Int { index }

    /// The byte it stands at, nil at the end.
    var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// Goes on by a byte.
    mutating func skipOne() {
        index += 1
    }

    /// Goes past `text` if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard stands(text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// Goes past a name if it stands here.
    mutating func skip(name: String) -> Bool {
        guard bytes[index...].starts(with: name.utf8) else { return false }
        index += name.utf8.count
        return true
    }

    /// Goes past the spaces, tabs and line ends of XML.
    mutating func skipSpace() {
        while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    /// Goes to the next such byte; false if there is none.
    mutating func skip(to byte: Unicode.Scalar) -> Bool {
        while let current {
            if current == UInt8(ascii: byte) { return true }
            index += 1
        }
        return false
    }

    /// Goes behind the next such text; false if there is none.
    mutating func skip(past text: StaticString) -> Bool {
        while index < bytes.endIndex {
            if skip(text) { return true }
            index += 1
        }
        return false
    }

    /// Goes behind the `>` of a tag, past quoted attributes; whether the tag closes itself, nil if it does not end.
    mutating func skipTag() -> Bool? {
        var previous: UInt8 = 0
        while let byte = current {
            index += 1
            if byte == UInt8(ascii: ">") { return previous == UInt8(ascii: "/") }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                while let inner = current, inner != byte { index += 1 }
                index += 1
            }
            previous = byte
        }
        return nil
    }

    /// Goes behind a text in quotes in which a backslash escapes.
    mutating func skipQuoted() {
        let quote = current
        index += 1
        while let byte = current {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { return }
        }
    }

    /// Goes behind the end of the line.
    mutating func skipLine() {
        while let byte = current {
            index += 1
            if byte == 10 || byte == 13 { return }
        }
    }

    /// Whether `text` stands here.
    func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.endIndex - index >= count else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
}
