import CMark

extension MarkdownTree {
    private typealias Step = (Node?) -> Node?

    /// Takes out a line end between two characters of scripts that are written without spaces: HTML would show one.
    func joinLines(at node: Node) {
        let before = shownText(beside: node, towards: cmark_node_previous, into: cmark_node_last_child)
        guard before?.unicodeScalars.last?.isWrittenWithoutSpaces == true else { return }
        let after = shownText(beside: node, towards: cmark_node_next, into: cmark_node_first_child)
        guard after?.unicodeScalars.first?.isWrittenWithoutSpaces == true else { return }
        Self.remove(node)
    }

    /// The text that is shown next to a line end, however many spans and links begin or end between both.
    ///
    /// Nil where something else stands there: an image, an element of HTML, or the end of the paragraph.
    private func shownText(beside lineEnd: Node, towards sibling: Step, into child: Step) -> String? {
        var node = lineEnd
        while true {
            if let next = sibling(node) {
                node = next
                while Self.isSpan(node), let inner = child(node) { node = inner }
                switch cmark_node_get_type(node) {
                case CMARK_NODE_TEXT, CMARK_NODE_CODE:
                    if let text = literal(of: node), !text.isEmpty { return text }
                    continue
                default: return nil
                }
            }
            guard let parent = cmark_node_parent(node), Self.isSpan(parent) else { return nil }
            node = parent
        }
    }

    private static func isSpan(_ node: Node) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK: true
        default: false
        }
    }
}
