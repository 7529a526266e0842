import CMark

/// Measures how deeply a syntax tree is nested, without recursion.
public enum MarkdownNesting {
    /// Whether it is nested deeper than ``MarkdownTree/depthLimit``.
    public static func isTooDeep(_ root: OpaquePointer) -> Bool {
        guard let iterator = cmark_iter_new(root) else { return true }
        defer { cmark_iter_free(iterator) }
        var depth = 0
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return false }
            guard cmark_iter_get_node(iterator).map({ cmark_node_first_child($0) != nil }) == true else { continue }
            depth += event == CMARK_EVENT_ENTER ? 1 : -1
            if depth > MarkdownTree.depthLimit { return true }
        }
    }
}
