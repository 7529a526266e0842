import CMark

/// A campaign's Markdown taken apart: the places where words stand, and everything around them as it is written.
struct BodyOutline: Sendable {
    /// The Markdown.
    let bytes: [UInt8]
    /// The places, in order.
    let places: [BodyPlace]

    /// Takes Markdown apart.
    ///
    /// - Parameter keepsWordless: whether blocks in which there is no letter or digit are places as well.
    init(_ bytes: [UInt8], keepsWordless: Bool = false) {
        self.bytes = bytes
        guard let document = MarkdownDocument(bytes), let iterator = cmark_iter_new(document.root) else {
            places = []
            return
        }
        defer { cmark_iter_free(iterator) }
        let lines = MarkdownLines(bytes)
        var blocks: [OpaquePointer] = []
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
            let type = cmark_node_get_type(node)
            if type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING { blocks.append(node) }
        }
        places = blocks.compactMap { Self.place(of: $0, in: lines, keepsWordless: keepsWordless) }
    }

    private static func place(of node: OpaquePointer, in lines: MarkdownLines, keepsWordless: Bool) -> BodyPlace? {
        let parts = InlineReader.parts(below: node)
        guard keepsWordless || parts.hasWords else { return nil }
        let first = Int(cmark_node_get_start_line(node)) - 1
        let column = Int(cmark_node_get_start_column(node)) - 1
        guard lines.ranges.indices.contains(first), column >= 0, column <= lines.ranges[first].count else { return nil }
        let start = lines.ranges[first].lowerBound + column
        let continuation = lines.continuation(behind: lines.ranges[first].lowerBound..<start)
        guard cmark_node_get_type(node) == CMARK_NODE_HEADING else {
            let last = min(max(first, Int(cmark_node_get_end_line(node)) - 1), lines.ranges.count - 1)
            let range = lines.withoutDefinitions(start..<lines.ranges[last].upperBound)
            return BodyPlace(kind: .paragraph, range: range, continuation: continuation, parts: parts)
        }
        let level = Int(cmark_node_get_heading_level(node))
        if let content = lines.contentOfNumberSigns(start..<lines.ranges[first].upperBound) {
            return BodyPlace(kind: .heading(level: level), range: content, continuation: continuation, parts: parts)
        }
        guard let underline = lines.underline(behind: first) else { return nil }
        let range = lines.withoutDefinitions(start..<lines.ranges[underline - 1].upperBound)
        return BodyPlace(
            kind: .underlinedHeading(level: level), range: range, continuation: continuation, parts: parts)
    }

    /// The Markdown with other words in its places.
    ///
    /// - Parameter texts: what is to stand in each place, in order.
    func filled(with texts: [[Inline]]) -> [UInt8] {
        let lineEnd = bytes.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n"
        var result: [UInt8] = []
        var copied = 0
        for (place, parts) in zip(places, texts) {
            result += bytes[copied..<place.range.lowerBound]
            result += place.markdown(of: parts, lineEnd: lineEnd).utf8
            copied = place.range.upperBound
        }
        return result + bytes[copied...]
    }
}
