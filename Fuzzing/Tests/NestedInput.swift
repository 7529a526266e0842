import Foundation

/// An input that is nested as deeply as one likes.
struct NestedInput: Sendable, CustomStringConvertible {
    /// What it is.
    var description: String
    /// The parsers that read it.
    var parsers: [String]
    /// How deeply it is nested: as deeply as is read, as a library of ours reads, and far more.
    var depths: [Int]
    /// It, nested so deeply.
    var bytes: @Sendable (Int) -> [UInt8]

    /// Something that is opened and closed again.
    private init(
        _ name: String, _ parsers: [String], _ depths: [Int] = [60, 99, 190, 500, 990, 20_000], before: String = "",
        open: String, inside: String = "", close: String = "", after: String = ""
    ) {
        description = name
        self.parsers = parsers
        self.depths = depths
        bytes = { depth in
            let text = [
                before, String(repeating: open, count: depth), inside, String(repeating: close, count: depth), after,
            ]
            return Array(text.joined().utf8)
        }
    }

    private static let yaml = ["yaml", "configuration"]
    private static let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">"
    private static let lists = ["xml", "inotify", "ismartnews", "import"]
    private static let texts = ["json", "journeys", "ledger"]
    /// What reads JSON as phones do.
    private static let phones = ["notable", "sourse", "import"]
    /// A control file may be nested five times as deep as other JSON, as on phones. What works on so deep a value fits a small
    /// stack only in builds with optimization, and not always where these tests are built.
    private static let controlDepths = [60, 99, 20_000]

    static let all: [NestedInput] = [
        NestedInput("flow lists", yaml, before: "name: ", open: "[", close: "]"),
        NestedInput("flow mappings", yaml, before: "name: ", open: "{a: ", inside: "b", close: "}"),
        NestedInput("flow mappings as names", yaml, before: "name: ", open: "{? ", inside: "b", close: "}"),
        NestedInput("flow lists over lines", yaml, before: "name: ", open: "[\n ", close: "]"),
        NestedInput("block lists on one line", yaml, open: "- ", inside: "a"),
        NestedInput("flow lists of a journey", ["journeys"], before: "- id: a\n  feed: ", open: "[", close: "]"),
        NestedInput("block lists of a journey", ["journeys"], open: "- ", inside: "a"),
        NestedInput(
            "front matter", ["campaign"], before: "---\ntitle: A\nvars: ", open: "[", close: "]", after: "\n---\nText\n"
        ),
        NestedInput("quotations", ["campaign", "markdown"], before: "---\ntitle: A\n---\n", open: "> ", inside: "a"),
        NestedInput("list items", ["campaign", "markdown"], before: "---\ntitle: A\n---\n", open: "- ", inside: "a"),
        NestedInput(
            "emphasis", ["campaign", "markdown"], before: "---\ntitle: A\n---\n", open: "*a **b ", inside: "a",
            close: "** a*"),
        NestedInput(
            "links", ["campaign", "markdown"], before: "---\ntitle: A\n---\n", open: "[", inside: "a",
            close: "](https://a.b)"),
        NestedInput(
            "images", ["campaign", "markdown"], [60, 99, 190, 500], before: "---\ntitle: A\n---\n", open: "![",
            inside: "a", close: "](a.png)"),
        NestedInput(
            "HTML", ["campaign", "markdown"], before: "---\ntitle: A\n---\n", open: "<div>", inside: "a",
            close: "</div>"),
        NestedInput(
            "arrays of a property list", lists, before: list, open: "<array>", close: "</array>", after: "</plist>"),
        NestedInput(
            "dictionaries of a property list", lists, before: list, open: "<dict><key>a</key>", inside: "<true/>",
            close: "</dict>", after: "</plist>"),
        NestedInput(
            "arrays with a comment", lists, before: list + "<!-- a -->", open: "<array>", close: "</array>",
            after: "</plist>"),
        NestedInput(
            "dictionaries with a comment", lists, before: list + "<!-- a -->", open: "<dict><key>a</key>",
            inside: "<true/>", close: "</dict>", after: "</plist>"),
        NestedInput("parentheses", ["braces", "inotify", "ismartnews", "import"], open: "(", close: ")"),
        NestedInput("braces", ["braces", "inotify", "ismartnews", "import"], open: "{a = ", inside: "b", close: ";}"),
        NestedInput("arrays of JSON", texts, open: "[", close: "]"),
        NestedInput("arrays of a feed", phones, controlDepths, open: "[", close: "]"),
        NestedInput(
            "objects of a feed", phones, controlDepths, open: "{\"a\":", inside: "1", close: "}"),
        NestedInput("objects of JSON", texts, open: "{\"a\":", inside: "1", close: "}"),
        NestedInput(
            "sections", ["templates"], [19, 20, 60, 20_000], open: "{{#buttons}}", inside: "{{label}}",
            close: "{{/buttons}}"),
        NestedInput("calls", ["templates"], before: "{{", open: "a(", inside: "b", close: ")", after: "}}"),
        NestedInput("inheritance", ["templates"], [9, 10, 60, 20_000], open: "{{<a}}{{$b}}", close: "{{/b}}{{/a}}"),
        NestedInput(
            "elements of XLIFF", ["xliff"],
            before: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><xliff version=\"1.2\"><file original=\"a\"><body>"
                + "<trans-unit id=\"a\"><source>",
            open: "<g id=\"1\">", inside: "a", close: "</g>", after: "</source></trans-unit></body></file></xliff>"),
        NestedInput("conditions", ["notation"], open: "(", inside: "'a' in topics", close: ")"),
        NestedInput("negations", ["notation"], open: "!", inside: "'a' in topics"),
    ]
}
