import Campaigns
import Testing

@testable import Exchange

@Suite struct TranslationImportTests {
    let source = """
        ---
        title: Sale
        action: {url: "https://a.b/", label: Show}
        buttons: {dismiss: {label: Later}}
        vars: {price: "5"}
        ---
        Buy [it](https://a.b/x) for {{price}}.

        Second.

        """

    func french(_ item: ExchangeItem) -> ExchangeItem {
        guard case .text(let text) = item else { return item }
        return .text(text.replacing("Buy", with: "Achetez").replacing("Sale", with: "Soldes"))
    }

    @Test func aNewFileHasTheFieldsTheHashAndTheBlocksOfTheSource() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let (texts, findings) = try workspace.imported(try workspace.export(.xliff), change: french)
        #expect(findings.isEmpty)
        let fingerprint = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        #expect(
            texts == [
                "campaigns/a.fr.md": """
                ---
                title: "Soldes"
                action: {label: "Show"}
                buttons: {dismiss: {label: "Later"}}
                source: \(fingerprint)
                ---
                Achetez [it](https://a.b/x) for {{price}}.

                Second.

                """
            ])
    }

    @Test func elementsOfOtherNamespacesAreNoTranslations() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: Sale\n---\nText.\n"])
        let export = try workspace.export(.xliff)
        let text = export.replacing(
            "</source>", with: "</source><x:target xmlns:x=\"urn:other\">Memo</x:target><target>Mot</target>")
        let rows = try ExchangeFile.read(Array(text.utf8)).rows
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.target.characters == "Mot" })
    }

    /// Fonts of icons have them; others serve an import for itself.
    @Test func aPrivateCharacterComesThroughOrIsRefused() throws {
        func imported(_ character: String) throws -> (texts: [String: String], findings: [Diagnostic]) {
            let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: Tap \(character) Home\n---\nText.\n"])
            return try workspace.imported(try workspace.export(.xliff))
        }
        let icon = try imported("\u{F02DC}")
        #expect(icon.findings.isEmpty)
        #expect(icon.texts["campaigns/a.fr.md"]?.contains("Tap \u{F02DC} Home") == true)
        #expect(
            CodeMark(.close, 10_000).character?.unicodeScalars.first.flatMap(CodeMark.init) == CodeMark(.close, 10_000))
        #expect(CodeMark(.leaf, 11_000).character == nil && CodeMark(.leaf, .max).character == nil)
        let taken = try imported("\u{F8001}")
        #expect(taken.texts.isEmpty)
        #expect(taken.findings.map(\.rule) == [.lostPlaceholder])
        #expect(taken.findings.first?.message.contains("U+F8001") == true)
    }

    @Test func blocksThatSayTheSameKeepTheirOrderWhereOneIsGone() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nOne.\n\nSame.\n\nSame.\n\nGone.\n\nTwo.\n"])
        let rows = try ExchangeFile.read(Array(try workspace.export(.po).utf8)).rows.map { row in
            var row = row
            row.target = [.text("\(row.key?.field.name ?? "") \(row.source.characters)")]
            return ImportedRow(file: "fr.po", row: row)
        }
        try workspace.write("---\ntitle: A\n---\nOne.\n\nSame.\n\nSame.\n\nTwo.\n", to: "campaigns/a.md")
        let texts = try workspace.imported(rows).texts
        let left = [1, 2, 3, 5].map { rows[$0].row.target.characters }
        #expect(texts["campaigns/a.fr.md"]?.hasSuffix(left.joined(separator: "\n\n") + "\n") == true)
    }

    @Test func aFileThatWouldBeTooLargeToBeReadIsRefused() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: Sale\n---\nText.\n", "b.md": source])
        let export = try workspace.export(.xliff)
        func imported(longerBy length: Int) throws -> (texts: [String: String], findings: [Diagnostic]) {
            try workspace.imported(export) { item in
                guard case .text(let text) = item else { return item }
                return .text(text.replacing("Text.", with: "Texte" + String(repeating: "x", count: length)))
            }
        }
        let path = "campaigns/a.fr.md"
        let least = try #require(try imported(longerBy: 0).texts[path]).utf8.count
        let (texts, findings) = try imported(longerBy: 262_144 - least)
        #expect(texts[path]?.utf8.count == 262_144)
        #expect(findings.isEmpty)
        let (others, refusals) = try imported(longerBy: 262_145 - least)
        #expect(others.keys.sorted() == ["campaigns/b.fr.md"])
        #expect(refusals.map(\.rule) == [.fileTooLarge])
        #expect(refusals.map(\.position.file) == ["fr.xlf"])
        #expect(refusals.map(\.message) == ["\(path) would be larger than 262144 bytes"])
    }

    @Test func whatAnExchangeDoesNotCarryStaysInTheFile() throws {
        let old = """
            ---
            # Camille did this.
            title: 'Vieux'   # fine
            vars: {price: "5 €"}
            notable:
              views: {banner: {file: https://a.b/fr}}
            source: 0000000000000000
            ---
            Vieux [lien](https://a.b/fr/x) {{price}}.

            Deux.

            """
        let workspace = try ExchangeWorkspace(["a.md": source, "a.fr.md": old])
        let (texts, findings) = try workspace.imported(try workspace.export(.po), change: french)
        #expect(findings.map(\.description) == [])
        let fingerprint = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        #expect(
            texts["campaigns/a.fr.md"] == """
                ---
                # Camille did this.
                title: "Soldes"   # fine
                vars: {price: "5 €"}
                notable:
                  views: {banner: {file: https://a.b/fr}}
                source: \(fingerprint)
                action: {label: "Show"}
                buttons: {dismiss: {label: "Later"}}
                ---
                Achetez [it](https://a.b/fr/x) for {{price}}.

                Second.

                """)
    }

    @Test(arguments: [("\r\n", "\n"), ("\n", "\r\n")])
    func aFileKeepsItsLineEnds(_ own: String, _ others: String) throws {
        let old = "\u{FEFF}---\ntitle: Vieux\n---\nVieux [lien](https://a.b/x) {{price}}.\n\nDeux.\n"
        let workspace = try ExchangeWorkspace([
            "a.md": source.replacing("\n", with: others), "a.fr.md": old.replacing("\n", with: own),
        ])
        let (texts, findings) = try workspace.imported(try workspace.export(.po), change: french)
        #expect(findings.map(\.description) == [])
        let text = try #require(texts["campaigns/a.fr.md"])
        #expect(text.contains("Achetez"))
        #expect(text.replacing(own, with: "").utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D })
    }

    @Test func aRefusedRowKeepsItsCampaignFromBeingWrittenAndNoOther() throws {
        let workspace = try ExchangeWorkspace(["a.md": source, "b.md": "---\ntitle: B\n---\nText\n"])
        let (texts, findings) = try workspace.imported(try workspace.export(.po)) { item in
            guard case .text(let text) = item else { return item }
            return .text(text.replacing("{{price}}", with: "5"))
        }
        #expect(Array(texts.keys) == ["campaigns/b.fr.md"])
        #expect(findings.map(\.rule) == [.lostPlaceholder])
        #expect(findings.first?.message == "text.1 of a: the variable {{price}} is lost")
        #expect(findings.first.map { $0.position.line > 1 } == true)
    }

    @Test func whatTheSourceDoesNotHaveIsRefused() throws {
        let workspace = try ExchangeWorkspace(["b.md": "---\ntitle: B\n---\nText\n"])
        let (texts, findings) = try workspace.imported(try workspace.export(.po)) { _ in
            .text("[a](https://evil.example/) {{x}}")
        }
        #expect(texts.isEmpty)
        #expect(
            findings.map(\.message) == [
                "title of b: the link “https://evil.example/” is not in the source",
                "title of b: the variable {{x}} is not in the source",
                "text.1 of b: the link “https://evil.example/” is not in the source",
                "text.1 of b: the variable {{x}} is not in the source",
            ])
    }

    @Test func rowsOfAnEarlierSourceAreWrittenWithItsHash() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let before = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        let export = try workspace.export(.xliff2)
        try workspace.write(source.replacing("Second", with: "Third"), to: "campaigns/a.md")
        let (texts, findings) = try workspace.imported(export, change: french)
        #expect(findings.map(\.rule) == [.changedSource])
        #expect(texts["campaigns/a.fr.md"]?.contains("source: \(before)\n") == true)
    }

    @Test func aSourceWithMoreBlocksThanWereExportedIsRefused() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let export = try workspace.export(.xliff)
        try workspace.write(source.replacing("Second", with: "First.\n\nSecond"), to: "campaigns/a.md")
        let (texts, findings) = try workspace.imported(export)
        #expect(texts.isEmpty)
        #expect(findings.map(\.rule) == [.rearrangedSource])
    }

    /// Where only some rows come back, their highest number does not say how many blocks there were.
    @Test(arguments: [1, 2])
    func blocksThatStandWhereTheyStoodAreTaken(_ left: Int) throws {
        let workspace = try ExchangeWorkspace(["a.md": source + "\nThird.\n"])
        let rows = try ExchangeFile.read(Array(try workspace.export(.po).utf8)).rows.compactMap { row -> ImportedRow? in
            if case .text(let number)? = row.key?.field, number > left { return nil }
            var row = row
            row.target = row.source
            return ImportedRow(file: "fr.po", row: row)
        }
        try workspace.write(source.replacing("title: Sale", with: "title: Sales") + "\nThird.\n", to: "campaigns/a.md")
        let (texts, findings) = try workspace.imported(rows)
        #expect(findings.map(\.rule) == [.changedSource, .incompleteTranslation])
        #expect(texts["campaigns/a.fr.md"]?.contains("title: \"Sale\"") == true)
    }

    @Test func aSourceThatLostABlockStillTakesTheOthers() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let export = try workspace.export(.xliff)
        try workspace.write(
            source.replacing("Buy [it](https://a.b/x) for {{price}}.\n\n", with: ""), to: "campaigns/a.md")
        let (texts, findings) = try workspace.imported(export)
        #expect(findings.map(\.rule) == [.changedSource])
        #expect(texts["campaigns/a.fr.md"].map(body) == "Second.\n")
    }

    @Test func aTranslationNeedsNoLetters() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nOK\n\n{{x}}\n"])
        let (texts, findings) = try workspace.imported(try workspace.export(.po)) { item in
            if case .text("OK") = item { .text("👍") } else { item }
        }
        #expect(findings.map(\.description) == [])
        #expect(texts["campaigns/a.fr.md"].map(body) == "👍\n\n{{x}}\n")
    }
}
