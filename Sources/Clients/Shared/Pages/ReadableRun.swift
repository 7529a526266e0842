/// A run of text as a browser would show it: white space is one space, and references are the characters they mean.
struct ReadableRun {
    /// What stands before an item of a list.
    static let bullet = "•"

    private var bytes: [UInt8] = []
    private var hasSpace = false

    /// Whether nothing but this is in it yet.
    func holdsOnly(_ text: String) -> Bool { bytes.elementsEqual(text.utf8) }

    /// Appends text of the page, references and all.
    mutating func append(_ text: some Collection<UInt8>) {
        var rest = text[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let (scalar, length) = HTMLReference.read(rest) {
                append(scalar)
                rest = rest.dropFirst(length)
                continue
            }
            append(byte)
            rest = rest.dropFirst()
        }
    }

    /// Appends text that is no HTML.
    mutating func append(_ text: String) {
        for byte in text.utf8 { append(byte) }
    }

    /// Ends a line, where there is one.
    mutating func breakLine() {
        hasSpace = false
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    }

    /// Ends a word, where there is one.
    mutating func breakWord() {
        hasSpace = !bytes.isEmpty
    }

    /// The text so far, without white space at its ends; the next one begins.
    mutating func end() -> String {
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        defer { self = ReadableRun() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar == "\u{A0}" { return append(UInt8(ascii: " ")) }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: hasSpace = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
        default:
            if hasSpace { bytes.append(UInt8(ascii: " ")) }
            hasSpace = false
            bytes.append(byte)
        }
    }
}
