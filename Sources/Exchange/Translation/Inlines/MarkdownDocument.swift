import CMark
import Campaigns

/// A syntax tree of libcmark, freed with its owner.
struct MarkdownDocument: ~Copyable {
    let root: OpaquePointer

    /// The tree of a text, with the marks of ``PartedBraces``; nil where it is nested deeper, or has more images, than is
    /// ever shown.
    init?(_ bytes: [UInt8]) {
        guard let root = MarkdownReader.tree(of: (PartedBraces(bytes[...])?.bytes ?? bytes)[...]) else { return nil }
        guard !MarkdownNesting.isTooDeep(root) else {
            cmark_node_free(root)
            return nil
        }
        self.root = root
    }

    deinit {
        cmark_node_free(root)
    }

    /// Whether there is no block at all, as where a text only defines the addresses of links.
    var isEmpty: Bool { cmark_node_first_child(root) == nil }
}
