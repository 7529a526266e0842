import Campaigns
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
        "~~~\n", "<", "{", "}", "\\{\\{v}}", "\\{", "\\}", "ع", "\u{200F}",
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
    func `Literal braces stay literal, and variables stay variables`(_ format: ExchangeFormat) throws {
        let source = #"""
            ---
            title: Type {{braces}}name}}, {{name}}
            action: {url: "https://a.b/", label: "{{braces}}name}}"}
            vars: {name: Anna, braces: "{{"}
            ---
            Type \{\{name}}, {{name}} or `{{name}}`.

            """#
        let workspace = try ExchangeWorkspace(["a.md": source])
        let (texts, findings) = try workspace.imported(try workspace.export(format)) { item in
            guard case .text(let text) = item else { return item }
            return .text(text.replacing("Type", with: "Tapez"))
        }
        #expect(findings.map(\.description) == [])
        let text = try #require(texts["campaigns/a.fr.md"])
        #expect(text.contains(#"title: "Tapez {{braces}}name}}, {{name}}""#))
        #expect(text.contains(#"label: "{{braces}}name}}""#))
        #expect(body(text) == "Tapez \\{\\{name}}, {{name}} or `{{name}}`.\n")
    }

    @Test(arguments: ExchangeFormat.allCases)
    func `Literal braces that lost their backslashes are refused`(_ format: ExchangeFormat) throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\nvars: {name: Anna}\n---\nType \\{\\{name}}.\n"])
        let (texts, findings) = try workspace.imported(try workspace.export(format)) { item in
            guard case .text(let text) = item else { return item }
            return .text(text.replacing("\\", with: ""))
        }
        #expect(texts.isEmpty)
        #expect(findings.map(\.rule) == [.lostPlaceholder])
    }

    @Test(arguments: ExchangeFormat.allCases)
    func `A title that comes back as it was sent out keeps its white space`(_ format: ExchangeFormat) throws {
        let translation = "---\ntitle: \"Avant  \"\naction: {label: \" Voir\"}\n---\nTexte.\n"
        let workspace = try ExchangeWorkspace([
            "a.md": "---\ntitle: \"Before  \"\naction: {url: \"https://a.b/\", label: See}\n---\nText.\n",
            "a.fr.md": translation,
        ])
        let fingerprint = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        let stamped = translation.replacing("title", with: "source: \"\(fingerprint)\"\ntitle")
        try workspace.write(stamped, to: "campaigns/a.fr.md")
        let rows = try ExchangeFile.read(Array(try workspace.export(format).utf8)).rows
        let sent = rows.map { ImportedRow(file: "fr", row: $0) }
        #expect(try workspace.imported(sent).texts == ["campaigns/a.fr.md": stamped])
        let changed = rows.map { row in
            var row = row
            row.target = row.target.map { item in
                guard case .text(let text) = item else { return item }
                return .text(text.replacing("Avant", with: "Après"))
            }
            return ImportedRow(file: "fr", row: row)
        }
        let after = stamped.replacing("\"Avant  \"", with: "\"Après\"")
        #expect(try workspace.imported(changed).texts == ["campaigns/a.fr.md": after])
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
