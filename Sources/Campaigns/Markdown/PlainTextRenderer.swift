import CMark
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a syntax tree as the plain text of an alert.
///
/// Paragraphs are parted by a blank line, list items begin with a bullet or their number, links are their text, images
/// their alternative text; hard line breaks stay, emphasis goes. A soft line break is a space, but nothing between two
/// characters of scripts that are written without spaces.
struct PlainTextRenderer {
    private typealias Node = OpaquePointer

    private var output: [UInt8] = []
    private var lists: [List] = []
    /// What parts the next text from the one before: nothing, a line end or a blank line.
    private var pendingLineEnds = 0
    private var pendingSoftBreak = false
    private var prefix: [UInt8] = []
    private var marks: [Mark]?

    /// Where a piece of the text stands in the Markdown.
    struct Mark {
        /// The offset of its first byte in the text.
        var output: Int
        /// Its line, from 1.
        var line: Int
        /// The byte of that line at which it begins, from 1.
        var column: Int
    }

    private struct List {
        var isTight: Bool
        var number: Int?
        var delimiter: UInt8
    }

    /// The text of a document, of all its blocks or of those before one.
    static func text(
        of root: OpaquePointer, before end: OpaquePointer?
    ) -> String {
        var renderer = PlainTextRenderer()
        renderer.output.reserveCapacity(1024)
        renderer.walk(root, before: end)
        return String(decoding: renderer.output, as: UTF8.self)
    }

    /// Where the pieces of a document's text stand, in their order.
    static func marks(of root: OpaquePointer) -> [Mark] {
        var renderer = PlainTextRenderer()
        renderer.marks = []
        renderer.walk(root, before: nil)
        return renderer.marks ?? []
    }

    private mutating func walk(_ root: Node, before end: Node?) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator), node != end else { return }
            event == CMARK_EVENT_ENTER ? enter(node) : leave(node)
        }
    }

    private mutating func enter(_ node: Node) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE:
            append(cmark_node_get_literal(node))
            note(node)
        case CMARK_NODE_SOFTBREAK: pendingSoftBreak = true
        case CMARK_NODE_LINEBREAK: pendingLineEnds = max(pendingLineEnds, 1)
        case CMARK_NODE_CODE_BLOCK:
            startBlock()
            appendLines(cmark_node_get_literal(node))
            note(node)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: startBlock()
        case CMARK_NODE_LIST: enterList(node)
        case CMARK_NODE_ITEM: enterItem()
        default: break
        }
    }

    /// Notes where the text that was just written stands.
    private mutating func note(_ node: Node) {
        guard let last = marks?.last ?? marks.map({ _ in Mark(output: 0, line: 1, column: 1) }),
            let literal = cmark_node_get_literal(node)
        else { return }
        var length = strlen(literal)
        while length > 0, literal[length - 1] == 0x0A { length -= 1 }
        let line = Int(cmark_node_get_start_line(node))
        let column = Int(cmark_node_get_start_column(node))
        let start = output.count - min(length, output.count)
        marks?.append(Mark(output: start, line: max(line, last.line), column: max(column, 1)))
    }

    private mutating func leave(_ node: Node) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_ITEM:
            if !prefix.isEmpty { flushPrefix() }
        case CMARK_NODE_LIST:
            lists.removeLast()
            if lists.isEmpty { pendingLineEnds = 2 }
        default: break
        }
    }

    private mutating func startBlock() {
        pendingSoftBreak = false
        // A tight item's paragraph follows its bullet, and the next one the line.
        if prefix.isEmpty { pendingLineEnds = lists.last?.isTight == true ? 1 : 2 }
    }

    private mutating func enterList(_ node: Node) {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        let isParenthesis = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM
        pendingLineEnds = lists.isEmpty ? 2 : 1
        lists.append(
            List(
                isTight: cmark_node_get_list_tight(node) != 0,
                number: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
                delimiter: isParenthesis ? UInt8(ascii: ")") : UInt8(ascii: ".")))
    }

    private mutating func enterItem() {
        guard var list = lists.last else { return }
        if !prefix.isEmpty { flushPrefix() }
        pendingSoftBreak = false
        pendingLineEnds = max(pendingLineEnds, list.isTight || lists.count > 1 ? 1 : 2)
        prefix = [UInt8](repeating: UInt8(ascii: " "), count: min(2 * (lists.count - 1), 16))
        if let number = list.number {
            prefix += Array(String(number).utf8) + [list.delimiter, UInt8(ascii: " ")]
            list.number = number + 1
            lists[lists.count - 1] = list
        } else {
            prefix += Array("• ".utf8)
        }
    }

    /// Writes the bullet of an item that turned out to be empty.
    private mutating func flushPrefix() {
        writeLineEnds()
        output += prefix
        prefix = []
        while output.last == UInt8(ascii: " ") { output.removeLast() }
    }

    private mutating func writeLineEnds() {
        if !output.isEmpty {
            for _ in 0..<pendingLineEnds { output.append(UInt8(ascii: "\n")) }
        }
        pendingLineEnds = 0
    }

    private mutating func append(_ literal: UnsafePointer<CChar>?) {
        guard let literal, literal.pointee != 0 else { return }
        if pendingLineEnds > 0 || !prefix.isEmpty {
            writeLineEnds()
            output += prefix
            prefix = []
        } else if pendingSoftBreak, !joins(literal) {
            output.append(UInt8(ascii: " "))
        }
        pendingSoftBreak = false
        let length = strlen(literal)
        literal.withMemoryRebound(to: UInt8.self, capacity: length) {
            output.append(contentsOf: UnsafeBufferPointer(start: $0, count: length))
        }
    }

    private mutating func appendLines(_ literal: UnsafePointer<CChar>?) {
        guard let literal else { return }
        var text = String(cString: literal)
        while text.last?.isNewline == true { text.removeLast() }
        text.withCString { append($0) }
    }

    /// Whether the texts before and behind a soft break are written without a space between them.
    private func joins(_ next: UnsafePointer<CChar>) -> Bool {
        guard let last = output.last, last >= 0xE3 || last & 0xC0 == 0x80, UInt8(bitPattern: next.pointee) >= 0xE3
        else {
            return false
        }
        let before = String(decoding: output.suffix(4), as: UTF8.self).unicodeScalars.last
        let after = String(cString: next).unicodeScalars.first
        return before?.isWrittenWithoutSpaces == true && after?.isWrittenWithoutSpaces == true
    }
}
