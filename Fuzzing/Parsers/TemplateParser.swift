import Campaigns

@testable import Clients

/// A workspace's template: read, measured, and drawn with texts that are hostile.
enum TemplateParser: Parser {
    static let name = "templates"
    static let greatestLength = 1024

    static func read(_ bytes: [UInt8]) {
        let file = SourceFile(path: "templates/notable/full.mustache", bytes: bytes)
        guard file.firstInvalidByte == nil else { return }
        let text = file.text(0..<file.bytes.count)
        var library = TemplateLibrary.builtIn
        do {
            try library.add("notable/full", text: text)
        } catch {
            precondition(error.line > 0 && error.column > 0, "a problem without a place")
            return
        }
        let isDrawn =
            library.circle(through: "notable/full") == nil && !library.isTooDeep("notable/full")
            && !library.isTooHeavy("notable/full")
        guard isDrawn else { return }
        _ = library.outline(of: "notable/full")
        _ = library.render("notable/full", values)
    }

    private static var values: [String: Any] {
        [
            "title": "</script>{{title}}", "text": "a\nb", "html": "<p>x</p>", "locale": "en", "isRightToLeft": true,
            "buttons": [["label": "OK", "url": "https://a"], ["label": "\u{2028}", "url": "javascript:"]],
            "action": ["url": "https://example.com/?a=1&b=2", "label": "Go"], "vars": ["price": "4.99 €"],
        ]
    }
}
