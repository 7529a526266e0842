import Campaigns

@testable import Exchange

/// A text in which `‸` marks the place where a mistake begins.
struct MarkedText {
    /// The text without the mark.
    let text: String
    /// The place, as lines and columns are counted in campaigns.
    let position: ExchangePosition

    /// A text, with line ends of its own in place of line feeds.
    init(_ marked: String, lineEnd: String = "\n") {
        let marked = marked.replacing("\n", with: lineEnd)
        let offset = marked[..<(marked.firstIndex(of: "‸") ?? marked.endIndex)].utf8.count
        text = marked.replacing("‸", with: "")
        let place = SourceFile(path: "", bytes: Array(text.utf8)).position(at: offset)
        position = ExchangePosition(line: place.line, column: place.column)
    }

    /// The text in UTF-8, without and with a byte-order mark, and in UTF-16: a place is the same in all of them.
    var encodings: [[UInt8]] {
        let bytes = Array(text.utf8)
        let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        return [bytes, [0xEF, 0xBB, 0xBF] + bytes, [0xFF, 0xFE] + units]
    }
}
