/// Writes parts of a text as Markdown that is read as those very parts.
struct MarkdownWriter {
    private var drafts: [Draft] = []
    private var codes = 0

    /// A piece whose words have no backslashes yet, because these depend on the neighbours.
    private enum Draft {
        case words(String)
        case leaf(Int, Inline, String)
        case open(Int, InlineSpan)
        case close(Int, InlineSpan)
    }

    /// The pieces of a text's Markdown.
    static func pieces(_ parts: [Inline]) -> [MarkdownPiece] {
        var writer = MarkdownWriter()
        writer.add(parts.joined)
        return writer.written()
    }

    /// A text's Markdown.
    static func markdown(_ parts: [Inline]) -> String { pieces(parts).markdown }

    private mutating func add(_ parts: [Inline]) {
        for part in parts {
            switch part {
            case .text(let text): drafts.append(.words(text))
            case .span(let span, let parts):
                codes += 1
                let number = codes
                drafts.append(.open(number, span))
                add(parts)
                drafts.append(.close(number, span))
            default:
                codes += 1
                drafts.append(.leaf(codes, part, Self.leaf(part)))
            }
        }
    }

    private static func leaf(_ part: Inline) -> String {
        switch part {
        case .lineBreak: "\\\n"
        case .code(let code): CodeSpan.markdown(code)
        case .html(let tag): tag
        case .variable(let name): "{{\(name)}}"
        case .address(_, let text): "<\(text)>"
        case .text(let text): text
        case .span: ""
        }
    }

    private mutating func written() -> [MarkdownPiece] {
        var depth = 0
        var marks: [Int: String] = [:]
        var pieces: [MarkdownPiece] = []
        // The marks of emphasis first: words beside them depend on them.
        for (index, draft) in drafts.enumerated() {
            guard case .open(let number, let span) = draft else {
                if case .close(_, let span) = draft, span.isEmphasis { depth -= 1 }
                continue
            }
            guard span.isEmphasis else { continue }
            var mark = depth.isMultiple(of: 2) ? "*" : "_"
            if index > 0, case .close(let before, let other) = drafts[index - 1], other.isEmphasis,
                marks[before]?.first == mark.first
            {
                mark = mark == "*" ? "_" : "*"
            }
            marks[number] = span == .strong ? mark + mark : mark
            depth += 1
        }
        for (index, draft) in drafts.enumerated() {
            switch draft {
            case .words(let text):
                let edges = WordEdges(
                    before: edge(at: index - 1, from: 1, marks), after: edge(at: index + 1, from: -1, marks))
                pieces.append(.words(MarkdownWords.escaped(text, edges: edges)))
            case .leaf(let number, let part, let text): pieces.append(.leaf(number, part, text))
            case .open(let number, let span): pieces.append(.open(number, span, span.opening(marks[number])))
            case .close(let number, let span): pieces.append(.close(number, span, span.closing(marks[number])))
            }
        }
        return pieces
    }

    /// The draft at a place as words beside it see it.
    ///
    /// - Parameter side: 1 where the words stand behind it, -1 where they stand before it.
    private func edge(at index: Int, from side: Int, _ marks: [Int: String]) -> WordEdges.Neighbour? {
        guard drafts.indices.contains(index) else { return nil }
        switch drafts[index] {
        case .words: return .other
        case .leaf(_, .lineBreak, _): return .lineEnd
        case .leaf: return .other
        case .open(let number, let span):
            guard span.isEmphasis else { return side == -1 ? .bracket : .other }
            return mark(number, at: index, isOuter: side == -1, marks)
        case .close(let number, let span):
            guard span.isEmphasis else { return .other }
            return mark(number, at: index, isOuter: side == 1, marks)
        }
    }

    private func mark(_ number: Int, at index: Int, isOuter: Bool, _ marks: [Int: String]) -> WordEdges.Neighbour {
        var besideLetter = false
        if case .open = drafts[index], drafts.indices.contains(index + 1), case .words(let text) = drafts[index + 1] {
            besideLetter = text.unicodeScalars.first.map(ScalarKind.init) == .word
        }
        if case .close = drafts[index], index > 0, case .words(let text) = drafts[index - 1] {
            besideLetter = text.unicodeScalars.last.map(ScalarKind.init) == .word
        }
        return .marks(isUnderscore: marks[number]?.first == "_", besideLetter: besideLetter, isOuter: isOuter)
    }
}

extension InlineSpan {
    /// Whether it is marked by characters that are only marks beside the right neighbours.
    fileprivate var isEmphasis: Bool { self == .emphasis || self == .strong }

    fileprivate func opening(_ mark: String?) -> String {
        switch self {
        case .emphasis, .strong: mark ?? ""
        case .link: "["
        case .image: "!["
        }
    }

    fileprivate func closing(_ mark: String?) -> String {
        switch self {
        case .emphasis, .strong: mark ?? ""
        case .link(let url, let title), .image(let url, let title):
            "](\(AddressForm.destination(url, title: title)))"
        }
    }
}
