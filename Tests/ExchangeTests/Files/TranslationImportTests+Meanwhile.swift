import Campaigns
import Testing

@testable import Exchange

/// What becomes of what was written here while translators were at work.
extension TranslationImportTests {
    @Test(arguments: ExchangeFormat.allCases)
    func whatWasChangedHereSinceTheExportIsToldWhereItGivesWay(_ format: ExchangeFormat) throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let path = "campaigns/a.fr.md"
        let first = try #require(try workspace.imported(try workspace.export(format), change: french).texts[path])
        try workspace.write(first, to: path)
        let export = try workspace.export(format)
        func findings(change: @escaping (ExchangeItem) -> ExchangeItem) throws -> [String] {
            try workspace.imported(export, change: change).findings.map { "\($0.rule.id): \($0.message)" }
        }
        let better = { (item: ExchangeItem) -> ExchangeItem in
            guard case .text(let text) = french(item) else { return item }
            return .text(text.replacing("Second", with: "Deux"))
        }
        #expect(try findings(change: french) == [])
        #expect(try findings(change: better) == [])
        try workspace.write(first.replacing("\"Soldes\"", with: "\"Les soldes\""), to: path)
        // What comes back as it was sent out is no change.
        let kept = try workspace.imported(export, change: better)
        #expect(kept.findings == [])
        #expect(kept.texts[path]?.contains("title: \"Les soldes\"") == true)
        #expect(kept.texts[path]?.contains("Deux") == true)
        let lost =
            "replaced-translation: title of \(path) has been changed since it was exported: “Les soldes” gives way to “En solde”"
        #expect(
            try findings { item in
                guard case .text(let text) = better(item) else { return item }
                return .text(text.replacing("Soldes", with: "En solde"))
            } == [lost])
        #expect(
            try findings { item in
                guard case .text(let text) = french(item) else { return item }
                return .text(text == "Soldes" ? "Les soldes" : text)
            } == [])
    }

    @Test func whatWasTranslatedHereSinceTheExportIsToldWhereItGivesWay() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let path = "campaigns/a.fr.md"
        let export = try workspace.export(.xliff)
        let theirs = try #require(try workspace.imported(export, change: french).texts[path])
        func findings() throws -> [String] {
            try workspace.imported(export, change: french).findings.map { "\($0.rule.id): \($0.message)" }
        }
        try workspace.write(theirs, to: path)
        #expect(try findings() == [])
        try workspace.write(theirs.replacing("\"Soldes\"", with: "\"Les soldes\""), to: path)
        #expect(
            try findings() == [
                "replaced-translation: title of \(path) has been translated since it was exported: “Les soldes” gives way to "
                    + "“Soldes”"
            ])
        try workspace.write(theirs.replacing("title: \"Soldes\"\n", with: ""), to: path)
        #expect(try findings() == [])
    }

    @Test func aTranslationOfTheSourceAsItIsNowDoesNotGiveWayToAnEarlierOneInSilence() throws {
        let workspace = try ExchangeWorkspace(["a.md": source])
        let path = "campaigns/a.fr.md"
        let early = try workspace.export(.xliff)
        try workspace.write(source.replacing("title: Sale", with: "title: Sales"), to: "campaigns/a.md")
        func rules() throws -> [Rule] { try workspace.imported(early, change: french).findings.map(\.rule) }
        #expect(try rules() == [.changedSource])
        let late = try workspace.imported(try workspace.export(.xliff), change: french)
        try workspace.write(try #require(late.texts[path]), to: path)
        #expect(try rules() == [.changedSource, .replacedTranslation])
    }

    /// With blocks of its own, nobody knows which of them an unchanged row is.
    @Test(arguments: ["Avant-propos.\n\nUn.\n\nDeux.\n", "Deux.\n"])
    func whatCameBackUnchangedIsNoReasonToKeepBlocksInTheWrongPlace(_ changed: String) throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nOne.\n\nTwo.\n"])
        let hash = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        let path = "campaigns/a.fr.md"
        try workspace.write("---\ntitle: B\nsource: \(hash)\n---\nUn.\n\nDeux.\n", to: path)
        let rows = try ExchangeFile.read(Array(try workspace.export(.po).utf8)).rows
        try workspace.write("---\ntitle: B\nsource: \(hash)\n---\n\(changed)", to: path)
        let (texts, findings) = try workspace.imported(rows.map { ImportedRow(file: "fr.po", row: $0) })
        #expect(texts[path]?.hasSuffix("---\nUn.\n\nDeux.\n") == true)
        #expect(findings.contains { $0.rule == .replacedTranslation })
    }

    @Test func aTranslationOfAnotherFormSaysThatItIsReplaced() throws {
        let workspace = try ExchangeWorkspace(["a.md": "---\ntitle: A\n---\nAll of it.\n"])
        let hash = SourceFingerprint.of(try #require(workspace.read().campaigns.first).source)
        let translation = "---\ntitle: B\nsource: \(hash)\n---\nTout.\n\nPrix TTC.\n"
        try workspace.write(translation, to: "campaigns/a.fr.md")
        let export = try workspace.export(.po)
        let (texts, findings) = try workspace.imported(export) { _ in .text("Tout") }
        #expect(texts["campaigns/a.fr.md"].map(body) == "Tout\n")
        #expect(findings.map(\.rule) == [.replacedTranslation])
        // One that is stale has another form because its source had.
        try workspace.write(translation.replacing(hash, with: "0123456789abcdef"), to: "campaigns/a.fr.md")
        #expect(try workspace.imported(export) { _ in .text("Tout") }.findings.isEmpty)
    }
}
