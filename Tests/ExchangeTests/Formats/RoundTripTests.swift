import TestSupport
import Testing

@testable import Exchange

@Suite struct RoundTripTests {
    /// Pieces of Markdown that mean something beside each other.
    private static let pieces = [
        "word", "two words", "*", "**", "_", "__", "`", "[", "](https://x.y/a)", "![", "](p.png)", "\n", "\n\n", "\n\n",
        "- ", "1. ", "> ", "# ", "## ", "\\\n", "  \n", "{{v}}", "<b>", "</b>", "&amp;", "&", "é", "「", "」", "です", " ",
        "<!-- c -->", "===", "---", "   ", "<https://a.b>", "!", ".", "€", ":", "\n\n[r]: /u\n", "\\", "5 * 3",
        "snake_case",
        "*em*", "**st**", "[l](https://x.y/b \"t\")", "`c`", "\n\n- item\n- item2\n\n", "\n\n> quote\nlazy\n\n",
        "1986. ",
        "~~~\n", "<", "{", "}", "ع", "\u{200F}",
    ]

    private static func bodies(seed: UInt64, count: Int) -> [String: String] {
        var generator = SteppedGenerator(seed: seed)
        var bodies: [String: String] = [:]
        for number in 0..<count {
            let length = Int.random(in: 1...25, using: &generator)
            let body = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            bodies["c\(number)"] = number.isMultiple(of: 5) ? body.replacing("\n", with: "\r\n") : body
        }
        return bodies
    }

    @Test(arguments: ExchangeFormat.allCases, [1, 2])
    func anyMarkdownThatGoesOutComesBackWithTheSameMeaning(_ format: ExchangeFormat, seed: UInt64) throws {
        let bodies = Self.bodies(seed: seed, count: 60)
        let files = bodies.map { ("\($0).md", "---\ntitle: A {{v}} & \"title\" é\n---\n\($1)") }
        let workspace = try ExchangeWorkspace(Dictionary(uniqueKeysWithValues: files))
        let (texts, findings) = try workspace.imported(try workspace.export(format))
        #expect(findings.map(\.description) == [])
        for (id, source) in bodies {
            let text = try #require(texts["campaigns/\(id).fr.md"])
            #expect(html(body(text)) == html(source), "\(source.debugDescription)")
            #expect(text.contains(#"title: "A {{v}} & \"title\" é""#))
        }
    }

    @Test(arguments: ExchangeFormat.allCases)
    func aSecondImportChangesNothing(_ format: ExchangeFormat) throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: News\n---\nOne *two*\n\n- three\n"])
        let first = try workspace.imported(try workspace.export(format)).texts
        let text = try #require(first["campaigns/a.fr.md"])
        try workspace.write(text, to: "campaigns/a.fr.md")
        #expect(try workspace.imported(try workspace.export(format)).texts == first)
    }
}
