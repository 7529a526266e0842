/// A place in Markdown where words stand.
struct BodyPlace: Sendable {
    /// What kind of block the words are.
    enum Kind: Equatable, Sendable {
        /// A paragraph, of its own or in a list or a quotation.
        case paragraph
        /// A heading behind number signs.
        case heading(level: Int)
        /// A heading with a line under it.
        case underlinedHeading(level: Int)

        /// What it is called: one word of a heading is not told from the other.
        var name: String {
            switch self {
            case .paragraph: "paragraph"
            case .heading(let level), .underlinedHeading(let level): "heading \(level)"
            }
        }
    }

    /// What kind of block it is.
    let kind: Kind
    /// Where its Markdown stands, as bytes.
    let range: Range<Int>
    /// What later lines of it begin with, so that they stay in the list or quotation.
    let continuation: String
    /// The words, and what is marked in them.
    let parts: [Inline]

    /// The Markdown of other words for this place.
    func markdown(of parts: [Inline], lineEnd: String) -> String {
        if case .heading = kind {
            let text = MarkdownWriter.markdown(parts.withoutLineBreaks)
            return text.hasSuffix("#") ? text.dropLast() + "\\#" : text
        }
        let lines = MarkdownWriter.markdown(parts).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in BlockStart.escaped(String(line), isFirst: index == 0) }
            .joined(separator: lineEnd + continuation)
    }
}

extension [Inline] {
    /// The parts with spaces in place of line ends, for what stands on one line.
    var withoutLineBreaks: [Inline] {
        map { part -> Inline in
            switch part {
            case .lineBreak: return .text(" ")
            case .span(let span, let parts): return .span(span, parts.withoutLineBreaks)
            default: return part
            }
        }.joined
    }
}
