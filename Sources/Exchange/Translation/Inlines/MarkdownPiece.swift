/// A piece of a text's Markdown: words, or the characters of what is marked in it.
///
/// Codes are numbered from 1 in the order in which they begin, so that a translation's codes can be told from it.
enum MarkdownPiece: Equatable, Sendable {
    /// Words, with the backslashes that Markdown needs.
    case words(String)
    /// Something that stands for itself.
    case leaf(Int, Inline, String)
    /// Where a span begins.
    case open(Int, InlineSpan, String)
    /// Where a span ends.
    case close(Int, InlineSpan, String)

    /// The characters.
    var markdown: String {
        switch self {
        case .words(let text), .leaf(_, _, let text), .open(_, _, let text), .close(_, _, let text): text
        }
    }
}

extension [MarkdownPiece] {
    /// The whole Markdown.
    var markdown: String { map(\.markdown).joined() }
}
