import Files

/// Goes through a property list in the old notation with braces as Foundation's parser does, keeps nothing of it, and tells
/// what is wrong with it.
///
/// Foundation tells what its parser for XML makes of such a text, and writes to the standard error stream where a semicolon
/// is missing. The way is that of swift-corelibs-foundation's `CFOldStylePList.c`. Nesting must be measured before.
struct BraceListWalk {
    private let bytes: [UInt8]
    private var index = 0

    /// At the front of a text in UTF-8, without a byte-order mark.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What is wrong, for a person, and where.
    struct Fault: Error, Equatable {
        /// How many bytes lie before the place.
        var offset: Int
        /// What is wrong there.
        var reason: String
    }

    /// What is wrong with the text; nil where nothing is.
    mutating func fault() -> Fault? {
        do throws(Fault) {
            try document()
            return nil
        } catch {
            return error
        }
    }

    private mutating func document() throws(Fault) {
        // A text of nothing is an empty dictionary.
        guard skipSpace() else { return }
        let start = index
        let isText = isWord || isQuote
        try value()
        guard skipSpace() else { return }
        guard isText else { throw Fault(offset: index, reason: "something stands behind its end") }
        // A dictionary may lack its braces, as in a file of translations.
        index = start
        try entries(areOutermost: true)
    }

    private mutating func value() throws(Fault) {
        guard skipSpace() else { throw Fault(offset: bytes.count, reason: "it ends where a value belongs") }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "{"):
            index += 1
            try entries()
            guard skipSpace(), take("}") else {
                throw index < bytes.count
                    ? unexpected("“}”") : Fault(offset: start, reason: "no “}” ends this dictionary")
            }
        case UInt8(ascii: "("):
            index += 1
            try list(from: start)
        case UInt8(ascii: "<"):
            index += 1
            try data(from: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try quoted()
        default:
            guard isWord else { throw unexpected("a value") }
            skipWord()
        }
    }

    /// Passes over names and their values, each with a semicolon behind it.
    ///
    /// - Parameter areOutermost: whether they stand in no braces; what is no name then ends them, and is not read.
    private mutating func entries(areOutermost: Bool = false) throws(Fault) {
        while skipSpace(), isWord || isQuote {
            do throws(Fault) {
                try text()
            } catch {
                if areOutermost { return }
                throw error
            }
            let end = index
            guard skipSpace() else { throw Fault(offset: end, reason: "“=” is missing behind this name") }
            if take("=") {
                try value()
            } else if bytes[index] != UInt8(ascii: ";") {
                throw unexpected("“=”", behind: end)
            }
            let valueEnd = index
            guard skipSpace() else { throw Fault(offset: valueEnd, reason: "“;” is missing here") }
            guard take(";") else { throw unexpected("“;”", behind: valueEnd) }
        }
    }

    private mutating func list(from start: Int) throws(Fault) {
        while skipSpace(), bytes[index] != UInt8(ascii: ")") {
            guard isWord || isQuote || "{(<".utf8.contains(bytes[index]) else { throw unexpected("a value or “)”") }
            try value()
            let end = index
            guard skipSpace() else { break }
            if !take(","), bytes[index] != UInt8(ascii: ")") { throw unexpected("“,” or “)”", behind: end) }
        }
        guard take(")") else { throw Fault(offset: start, reason: "no “)” ends this list") }
    }

    /// Passes over bytes in hexadecimal digits, of which two stand together.
    private mutating func data(from start: Int) throws(Fault) {
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index].hexadecimalValue != nil {
                guard index + 1 < bytes.count, bytes[index + 1].hexadecimalValue != nil else {
                    throw Fault(offset: index, reason: "data has two digits for each byte")
                }
                index += 2
            } else if let length = spaceLength() {
                index += length
            } else {
                throw Fault(offset: index, reason: "this is no digit of data, which stands in “<” and “>”")
            }
        }
        guard take(">") else { throw Fault(offset: start, reason: "no “>” ends this data") }
    }

    private mutating func text() throws(Fault) {
        if isQuote { try quoted() } else { skipWord() }
    }

    private mutating func quoted() throws(Fault) {
        let start = index
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        guard index < bytes.count else { throw Fault(offset: start, reason: "the quote that opens here is not closed") }
        index += 1
    }

    /// That something else stands here than belongs here, or belongs behind what ends at an offset.
    private func unexpected(_ wanted: String, behind end: Int? = nil) -> Fault {
        let byte = bytes[index]
        if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[") {
            return Fault(
                offset: index, reason: "\(wanted) belongs here; it looks like JSON, which this client does not read")
        }
        if !",;={}()<>\"'".utf8.contains(byte), end == nil || end == index {
            let rest = String(decoding: bytes[index...].prefix(32), as: UTF8.self)
            return Fault(offset: index, reason: "“\(rest.prefix(1))” may stand in a text in quotes only")
        }
        return Fault(offset: end ?? index, reason: end == nil ? "\(wanted) belongs here" : "\(wanted) is missing here")
    }

    private var isQuote: Bool { bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") }

    private var isWord: Bool { bytes[index].isInBareWord }

    private mutating func skipWord() {
        while index < bytes.count, isWord { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// How long the space is that stands here; nil where none does. Unicode's own line ends count.
    private func spaceLength() -> Int? {
        if (0x09...0x0D).contains(bytes[index]) || bytes[index] == 0x20 { return 1 }
        let isLineEnd = [0xA8, 0xA9].contains { bytes[index...].starts(with: [0xE2, 0x80, $0]) }
        return isLineEnd ? 3 : nil
    }

    /// Passes over spaces and comments; false at the end of the text.
    private mutating func skipSpace() -> Bool {
        while index < bytes.count {
            if let length = spaceLength() {
                index += length
            } else if bytes[index...].starts(with: "//".utf8) {
                index += 2
                while index < bytes.count, ![0x0A, 0x0D].contains(bytes[index]), spaceLength() != 3 { index += 1 }
            } else if bytes[index...].starts(with: "/*".utf8) {
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, bytes.count)
            } else {
                return true
            }
        }
        return false
    }
}

extension UInt8 {
    /// Whether it may stand in a word that the old notation of property lists takes without quotes.
    var isInBareWord: Bool {
        isLetter || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(self) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$")
    }
}
