import CMark

extension MarkdownTree {
    /// Where libcmark says that a node begins, or the nearest around it of which it says so; both counted from 1.
    static func start(of node: Node) -> (line: Int, column: Int) {
        var current: Node? = node
        while let node = current {
            let line = Int(cmark_node_get_start_line(node))
            if line > 0 { return (line, max(Int(cmark_node_get_start_column(node)), 1)) }
            current = cmark_node_parent(node)
        }
        return (1, 1)
    }

    /// The offset at which libcmark has a node begin, marks left aside.
    private mutating func reportedStart(of node: Node) -> Int {
        var start = startAmongMarks(of: node)
        guard !marks.isEmpty else { return start }
        let lineStart = places.offset(line: Self.start(of: node).line)
        for mark in marks.drop(while: { $0 < lineStart }) {
            guard start - PartedBraces.markLength >= mark else { break }
            start -= PartedBraces.markLength
        }
        return start
    }

    /// The offset at which libcmark has a node begin. It counts the columns of later lines of a paragraph as if all of
    /// them were indented as the first one is.
    private mutating func startAmongMarks(of node: Node) -> Int {
        let (line, column) = Self.start(of: node)
        var block: Node? = node
        while let current = block, cmark_node_get_type(current).rawValue >= CMARK_NODE_FIRST_INLINE.rawValue {
            block = cmark_node_parent(current)
        }
        guard let block, block != node else { return places.offset(line: line, column: column) }
        let first = Self.start(of: block)
        guard line > first.line else { return places.offset(line: line, column: column) }
        return places.offset(ofContentIn: line) + max(column - first.column, 0)
    }

    /// The offset of a node's first byte in the text.
    mutating func start(of node: Node) -> Int {
        let places = places
        let reported = reportedStart(of: node)
        let lineStart = places.offset(line: Self.start(of: node).line)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_LINK: return opening(of: node, ["[", "<"], reported) ?? lineStart
        case CMARK_NODE_IMAGE: return opening(of: node, ["!["], reported) ?? lineStart
        case CMARK_NODE_EMPH: return opening(of: node, ["*", "_"], reported) ?? lineStart
        case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
            let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
            let sought = literal.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(64)
            if places.has(sought, at: reported) { return reported }
            return places.first(from: lineStart) { places.has(sought, at: $0) } ?? lineStart
        default: return reported
        }
    }

    /// The offset of the first image's first byte in the text; nil where there is none.
    mutating func startOfFirstImage() -> Int? {
        guard let iterator = cmark_iter_new(root) else { return nil }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return nil }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                cmark_node_get_type(node) == CMARK_NODE_IMAGE
            else { continue }
            return start(of: node)
        }
    }

    /// Where the brackets or asterisks of a node open. The text in them says more: where a link has several lines,
    /// libcmark takes the last one for the first.
    private mutating func opening(of node: Node, _ signs: [String], _ reported: Int) -> Int? {
        let places = places
        var candidates = [reported]
        var lineStart = places.offset(line: Self.start(of: node).line)
        if let child = cmark_node_first_child(node), cmark_node_get_start_line(child) > 0 {
            lineStart = min(lineStart, places.offset(line: Self.start(of: child).line))
            let inner = reportedStart(of: child)
            candidates = signs.map { inner - $0.utf8.count } + candidates
        }
        func isOpening(_ place: Int) -> Bool { signs.contains { places.has($0.utf8, at: place) } }
        return candidates.first(where: isOpening) ?? places.first(from: lineStart, where: isOpening)
    }

    /// Notes names without a value in a string of a node, each where it stands.
    mutating func report(_ unknown: [String], in string: String, at node: Node) {
        guard text.problems.count <= Self.problemLimit else { return }
        let places = places
        let start: Int = start(of: node)
        let own = MarkdownPlaces(Array(string.utf8)[...])
        var (inner, outer) = (0, places.offset(line: Self.start(of: node).line))
        if [CMARK_NODE_LINK, CMARK_NODE_IMAGE].contains(cmark_node_get_type(node)) {
            // The string is the address, which follows the text in brackets, or stands between < and > as the text.
            let isText = places.has("<".utf8, at: start)
            outer = isText ? start : places.first(from: start) { places.has("](".utf8, at: $0) } ?? start
        }
        for name in unknown where text.problems.count <= Self.problemLimit {
            let shift = own.first(from: inner) { own.hasVariable(name, at: $0) } ?? inner
            let isExact = places.hasVariable(name, at: start + shift)
            let place = isExact ? start + shift : places.first(from: outer) { places.hasVariable(name, at: $0) }
            let (message, suggestion) = Substitution.problem(with: name)
            report(.unknownVariable, at: node, offset: place, message, suggestion: suggestion)
            inner = shift + 2
            outer = place.map { $0 + 2 } ?? outer
        }
    }
}
