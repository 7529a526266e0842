import Files

/// Markdown whose braces that a backslash makes stand for themselves, as in `\{\{name}}`, can be told from those of a
/// variable.
///
/// libcmark drops such backslashes without a trace. So a mark is put between two braces of which one has a backslash,
/// before libcmark reads them, and is taken out of what it has read. Between two braces it changes nothing for it.
public struct PartedBraces: Sendable {
    /// A character of a private plane, behind those that fonts of icons have.
    private static let mark: Unicode.Scalar = "\u{F7FFF}"
    private static let braces: [Unicode.Scalar] = ["{", "}"]
    /// How many bytes it has.
    static let markLength = 4

    /// The Markdown with marks.
    public let bytes: [UInt8]
    /// Where they were put in, as offsets from the beginning of the Markdown without marks.
    let places: [Int]

    /// Puts in the marks; nil where none is needed.
    public init?(_ markdown: ArraySlice<UInt8>) {
        let places = Self.places(in: markdown)
        let mark = Array(String(Self.mark).utf8)
        // A text that has such a character itself keeps it.
        guard !places.isEmpty, markdown.firstRange(of: mark) == nil else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(markdown.count + places.count * mark.count)
        var copied = markdown.startIndex
        for place in places {
            result += markdown[copied..<place]
            result += mark
            copied = place
        }
        bytes = result + markdown[copied...]
        self.places = places.map { $0 - markdown.startIndex }
    }

    /// A text that libcmark has read, without marks: one of the braces beside a mark may have become a value since.
    public static func unmarked(_ text: String) -> String {
        guard text.unicodeScalars.contains(mark) else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            let isMark =
                scalar == mark
                && (result.last.map(braces.contains) == true
                    || rest.first.map { $0 == "\\" || braces.contains($0) } == true)
            if !isMark { result.append(scalar) }
        }
        return String(result)
    }

    /// Where one brace ends and another one of its kind begins, if one of them has a backslash.
    private static func places(in markdown: ArraySlice<UInt8>) -> [Int] {
        // Without such a brace there is nothing that could be a variable; most texts have none.
        guard markdown.withUnsafeBufferPointer({ $0.offset(of: UInt8(ascii: "{")) != nil }) else { return [] }
        var places: [Int] = []
        var before: (byte: UInt8, isEscaped: Bool) = (0, false)
        var index = markdown.startIndex
        while index < markdown.endIndex {
            let isEscaped = markdown[index] == UInt8(ascii: "\\") && index + 1 < markdown.endIndex
            let byte = isEscaped ? markdown[index + 1] : markdown[index]
            let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            if isBrace, byte == before.byte, isEscaped || before.isEscaped { places.append(index) }
            before = (byte, isEscaped)
            index += isEscaped ? 2 : 1
        }
        return places
    }
}
