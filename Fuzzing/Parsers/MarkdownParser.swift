import Campaigns

@testable import Exchange

/// Markdown: to text and HTML, safe or not, and taken apart for translators and put together again.
enum MarkdownParser: Parser {
    static let name = "markdown"

    static func read(_ bytes: [UInt8]) {
        guard SourceFile(path: "", bytes: bytes).firstInvalidByte == nil else { return }
        let values = Substitution(["price": "4.99 €", "name": "*<b>*"])
        for unsafe in [false, true] {
            let options = MarkdownOptions(
                substitution: values, unsafeHTML: unsafe, schemes: ["acme"],
                imageAddress: {
                    $0.count > 3
                        ? .served(at: "https://a/b.png", asset: Asset(source: $0, path: "b"), size: 1) : .refused("no")
                })
            let text = MarkdownRenderer.render(bytes[...], options: options)
            for problem in text.problems { precondition(problem.line > 0, "a problem without a line") }
        }
        let outline = BodyOutline(bytes)
        _ = outline.filled(with: outline.places.map(\.parts))
        let parts = InlineReader.markdown(String(decoding: bytes, as: UTF8.self))
        _ = InlineReader.markdown(MarkdownWriter.markdown(parts))
    }
}
