import CMark
import Campaigns
import Files

/// Reads texts into parts: Markdown by libcmark, and plain texts in which only variables mean something.
enum InlineReader {
    /// The parts of a plain text, such as a title.
    static func plain(_ text: String) -> [Inline] {
        VariableText.parts(of: text).joined
    }

    /// The parts of one paragraph's Markdown; what would begin a block of another kind is read as words.
    static func markdown(_ markdown: String) -> [Inline] {
        var lines = markdown.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(\.trimmingBlanks)
        lines = lines.filter { !$0.isEmpty }
        // A tag at the front would begin a block, so something that joins and is not seen stands before it.
        let guardian = lines.first?.hasPrefix("<") == true ? "\u{2060}" : ""
        let text =
            guardian
            + lines.enumerated().map { index, line in BlockStart.escaped(line, isFirst: index == 0) }
            .joined(separator: "\n")
        guard let root = MarkdownDocument(Array(text.utf8)) else {
            return VariableText.parts(of: lines.joined(separator: " ")).joined
        }
        let blocks = children(of: root.root)
        guard blocks.count == 1, cmark_node_get_type(blocks[0]) == CMARK_NODE_PARAGRAPH else {
            return VariableText.parts(of: lines.joined(separator: " ")).joined
        }
        let parts = parts(below: blocks[0])
        guard !guardian.isEmpty, case .text(let words)? = parts.first else { return parts }
        return ([.text(String(words.unicodeScalars.dropFirst()))] + parts.dropFirst()).joined
    }

    /// The parts below a node that holds inlines.
    static func parts(below node: OpaquePointer) -> [Inline] {
        cmark_consolidate_text_nodes(node)
        return spaced(children(of: node).flatMap(part)).joined
    }

    private enum Raw {
        case part(Inline)
        case softBreak
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        var result: [OpaquePointer] = []
        var child = cmark_node_first_child(node)
        while let current = child {
            result.append(current)
            child = cmark_node_next(current)
        }
        return result
    }

    private static func part(_ node: OpaquePointer) -> [Raw] {
        let words = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let literal = PartedBraces.unmarked(words)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: return VariableText.parts(of: words).map { .part($0.unmarked) }
        case CMARK_NODE_SOFTBREAK: return [.softBreak]
        case CMARK_NODE_LINEBREAK: return [.part(.lineBreak)]
        case CMARK_NODE_CODE: return [.part(.code(literal))]
        case CMARK_NODE_HTML_INLINE: return [.part(.html(literal))]
        case CMARK_NODE_EMPH: return [.part(.span(.emphasis, parts(below: node)))]
        case CMARK_NODE_STRONG: return [.part(.span(.strong, parts(below: node)))]
        case CMARK_NODE_LINK:
            let (url, title) = destination(of: node)
            let parts = parts(below: node)
            if let address = address(url, title: title, parts) { return [.part(address)] }
            return [.part(.span(.link(url: url, title: title), parts))]
        case CMARK_NODE_IMAGE:
            let (url, title) = destination(of: node)
            return [.part(.span(.image(url: url, title: title), parts(below: node)))]
        default: return []
        }
    }

    private static func destination(of node: OpaquePointer) -> (url: String, title: String) {
        (
            PartedBraces.unmarked(cmark_node_get_url(node).map { String(cString: $0) } ?? ""),
            PartedBraces.unmarked(cmark_node_get_title(node).map { String(cString: $0) } ?? "")
        )
    }

    private static func address(_ url: String, title: String, _ parts: [Inline]) -> Inline? {
        guard title.isEmpty, case .text(let text)? = parts.first, parts.count == 1 else { return nil }
        guard url == text || url == "mailto:" + text, AddressForm.isBare(text) else { return nil }
        return .address(url: url, text: text)
    }

    /// A line end in the file is a space, but nothing between characters that are written without spaces.
    private static func spaced(_ parts: [Raw]) -> [Inline] {
        var result: [Inline] = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .part(let part): result.append(part)
            case .softBreak:
                let before = result.last.flatMap(\.lastScalar)
                var after: Unicode.Scalar?
                if index + 1 < parts.count, case .part(let next) = parts[index + 1] { after = next.firstScalar }
                let joins = before?.isWrittenWithoutSpaces == true && after?.isWrittenWithoutSpaces == true
                result.append(.text(joins ? "" : " "))
            }
        }
        return result
    }
}

extension Inline {
    /// Words without the marks of ``PartedBraces``.
    fileprivate var unmarked: Inline {
        if case .text(let text) = self { .text(PartedBraces.unmarked(text)) } else { self }
    }

    fileprivate var firstScalar: Unicode.Scalar? {
        if case .text(let text) = self { text.unicodeScalars.first } else { nil }
    }

    fileprivate var lastScalar: Unicode.Scalar? {
        if case .text(let text) = self { text.unicodeScalars.last } else { nil }
    }
}
