/// What is left to read of a line of a catalogue.
struct CatalogueLine {
    private var rest: Substring.UnicodeScalarView
    /// The offset in the file, in bytes, of what is left.
    private(set) var offset: Int

    /// A whole line, without what ends it.
    init(_ range: Range<Int>, of file: IndexedText) {
        rest = Substring(String(decoding: file.bytes[range], as: UTF8.self)).unicodeScalars
        offset = range.lowerBound
    }

    /// The next character, which stays.
    var first: Unicode.Scalar? { rest.first }

    /// Takes the next character.
    mutating func next() -> Unicode.Scalar? {
        let scalar = rest.popFirst()
        if let scalar { offset += UTF8.width(scalar) }
        return scalar
    }

    /// Takes the characters up to the first that is another.
    mutating func characters(while isMeant: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        while let scalar = first, isMeant(scalar) {
            result.append(scalar)
            _ = next()
        }
        return String(result)
    }

    /// Passes over white space.
    mutating func skipSpace() {
        _ = characters { $0.properties.isWhitespace }
    }
}
