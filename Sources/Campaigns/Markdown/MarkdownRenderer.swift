import CMark
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns Markdown (CommonMark, by libcmark) into plain text and safe HTML.
public enum MarkdownRenderer {
    /// The version of libcmark in use, such as `0.30.2`; it decides what Markdown becomes.
    public static var libraryVersion: String {
        String(cString: cmark_version_string())
    }

    /// What a text becomes.
    ///
    /// Values of variables are put into the syntax tree, not into the source, so they never become markup.
    public static func render(_ bytes: ArraySlice<UInt8>, options: MarkdownOptions) -> RenderedText {
        let parted = PartedBraces(bytes)
        guard let root = MarkdownReader.tree(of: parted?.bytes[...] ?? bytes) else { return unread(bytes) }
        defer { cmark_node_free(root) }
        var tree = MarkdownTree(root: root, of: bytes, marks: parted?.places ?? [], options: options)
        tree.prepare(hasVariables: parted != nil || bytes.holdsVariable)
        guard !tree.isTooDeep else { return tree.text }
        var text = tree.text
        let marker = tree.marker
        text.plain = PlainTextRenderer.text(of: root, before: nil)
        if let marker { text.teaserPlain = PlainTextRenderer.text(of: root, before: marker) }
        if options.wantsHTML {
            if let marker { text.teaserHTML = html(of: root, before: marker, options: options) }
            if let marker { MarkdownTree.remove(marker) }
            text.html = html(of: root, before: nil, options: options)
        }
        return text
    }

    /// Where the pieces of a text's plain form stand, with variables left as they are written.
    static func marks(_ bytes: ArraySlice<UInt8>) -> [PlainTextRenderer.Mark] {
        guard let root = MarkdownReader.tree(of: bytes) else { return [] }
        defer { cmark_node_free(root) }
        return PlainTextRenderer.marks(of: root)
    }

    /// The offset of a text's first image in it; nil where it has none.
    static func firstImage(in bytes: ArraySlice<UInt8>) -> Int? {
        guard let root = MarkdownReader.tree(of: bytes) else { return nil }
        defer { cmark_node_free(root) }
        var tree = MarkdownTree(root: root, of: bytes, options: MarkdownOptions())
        return tree.startOfFirstImage()
    }

    private static func unread(_ bytes: ArraySlice<UInt8>) -> RenderedText {
        var text = RenderedText()
        if let line = MarkdownReader.lineBeyondLimit(of: bytes) {
            let message = "more than \(MarkdownReader.imageLimit) images in one text, which is left out"
            let offset = MarkdownPlaces(bytes).offset(line: line)
            text.problems = [MarkdownProblem(rule: .overLimit, line: line, offset: offset, message: message)]
        }
        return text
    }

    private static func html(
        of root: OpaquePointer, before marker: OpaquePointer?,
        options: MarkdownOptions
    ) -> String {
        let flags = options.unsafeHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
        guard let marker else { return string(cmark_render_html(root, flags)) }
        var result = ""
        var block = cmark_node_first_child(root)
        while let current = block, current != marker {
            result += string(cmark_render_html(current, flags))
            block = cmark_node_next(current)
        }
        return result
    }

    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
        guard let text else { return "" }
        defer { free(text) }
        return String(cString: text)
    }
}
