import Campaigns
import Exchange
import Foundation
import Testing

@testable import Newsroom

@Suite struct TranslateTests {
    let now = Instant(seconds: 1_795_000_000)
    let files = [
        "campaigns/a.md": "---\ntitle: A\ninotify: {key: 2026/01/01}\n---\nText\n",
        "campaigns/b.md": "---\ntitle: B\nend: 2020-01-01T00:00Z\ninotify: {key: 2020/01/01}\n---\nText\n",
    ]

    private func export(_ workspace: TestWorkspace, isComplete: Bool = false) throws -> TranslationExport.File {
        let export = try TranslationExport(
            folder: workspace.folder, now: now, locales: ["fr"], format: .po, isComplete: isComplete)
        return try #require(export.files.first)
    }

    @Test func whatHasEndedGoesOutOnlyWithEverything() throws {
        let workspace = try TestWorkspace(files)
        let waiting = try export(workspace)
        #expect((waiting.rows, waiting.campaigns, waiting.ended) == (2, 1, 1))
        #expect(try export(workspace, isComplete: true).campaigns == 2)
    }

    @Test func whatIsStillToBeWrittenGoesOutOnlyWithEverything() throws {
        let workspace = try TestWorkspace(files)
        _ = try Program.run(["new", "Night mode"], in: workspace.folder)
        let waiting = try export(workspace)
        #expect((waiting.campaigns, waiting.unwritten) == (1, 1))
        #expect(!waiting.text.contains("Night mode"))
        let all = try export(workspace, isComplete: true)
        #expect((all.campaigns, all.unwritten) == (3, 0))
        let said = try Program.run(
            ["translate", "export", "--locale", "fr", "--output", "fr.po"], in: workspace.folder)
        #expect(said.messages.contains("still to be written; --all has them"))
    }

    @Test func aDryRunWritesNothingAndSaysTheSame() throws {
        let workspace = try TestWorkspace(files)
        let text = try export(workspace).text.replacing("\"Text\"\nmsgstr \"\"", with: "\"Text\"\nmsgstr \"Texte\"")
            .replacing("\"A\"\nmsgstr \"\"", with: "\"A\"\nmsgstr \"Ah\"")
        try workspace.write(text, to: "fr.po")
        let path = workspace.folder + "/fr.po"
        let dry = try TranslationImporting(folder: workspace.folder, files: [path], isDryRun: true).run()
        #expect(dry.text == "campaigns/a.fr.md: would be made, 2 texts\n")
        #expect(workspace.names(below: "campaigns") == ["a.md", "b.md"])
        let wet = try TranslationImporting(folder: workspace.folder, files: [path], isDryRun: false).run()
        #expect(wet.text == "campaigns/a.fr.md: made, 2 texts\n")
        #expect(try workspace.text("campaigns/a.fr.md").contains("title: \"Ah\""))
        let again = try TranslationImporting(folder: workspace.folder, files: [path], isDryRun: false).run()
        #expect(again.text == "campaigns/a.fr.md: as it was, 2 texts\n")
    }

    @Test func statusCountsEachStateAndNamesTheNextCommand() throws {
        let more = [
            "campaigns/c.md": "---\ntitle: C\ninotify: {key: 2026/01/03}\n---\n",
            "campaigns/c.fr.md": "---\ntitle: C\n---\n",
            "campaigns/d.md": "---\ntitle: D\ninotify: {key: 2026/01/04}\n---\n",
            "campaigns/d.fr.md": "---\ntitle: Dé\nsource: 0123456789abcdef\n---\n",
        ]
        let workspace = try TestWorkspace(files.merging(more) { first, _ in first })
        let status = try TranslationStatus(folder: workspace.folder, now: now, locales: [])
        #expect(
            status.text() == """
                fr: 0 of 3 translated, 1 missing, 1 stale, 1 never compared, 1 identical to the source, 1 ended
                  campaign  state
                  --------  ------------------------------------------------------------
                  a         missing
                  c         never compared: it does not say which source it was made
                            from, identical to the source
                  d         stale: the source has changed since
                  next:
                    newsadmin translate export --locale fr --output fr.xlf
                    or, if a stale one is still right: newsadmin translate confirm d --locale fr
                    newsadmin translate confirm c --locale fr

                """)
        #expect(status.isWaiting)
        #expect(status.json.contains("\"schema\": \"newsadmin/translate-status/1\""))
    }

    @Test func draftsAreCountedApart() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\ndraft: true\ninotify: {key: 2026/01/01}\n---\nText\n",
            "campaigns/b.md": "---\ntitle: B\ninotify: {key: 2026/01/02}\n---\nText\n",
            "campaigns/b.fr.md": "---\n",
        ])
        let status = try TranslationStatus(folder: workspace.folder, now: now, locales: [])
        #expect(
            status.text() == """
                fr: 0 of 1 translated, 1 missing, 1 draft to be translated
                  campaign   state
                  ---------  --------------------------------
                  a (draft)  missing
                  b          missing: its file cannot be read
                  next:
                    newsadmin check --locale fr
                    newsadmin translate export --locale fr --output fr.xlf

                """)
        #expect(status.isWaiting)
        try workspace.remove("campaigns/b.md")
        try workspace.remove("campaigns/b.fr.md")
        #expect(try !TranslationStatus(folder: workspace.folder, now: now, locales: []).isWaiting)
    }

    @Test func aFileThatCannotBeReadIsMendedAndNotSentOut() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: 2026/01/01}\n---\nText\n", "campaigns/a.fr.md": "---\n",
        ])
        let status = try TranslationStatus(folder: workspace.folder, now: now, locales: [])
        #expect(status.locales.map { $0.next.map { $0.text() } } == [["newsadmin check --locale fr"]])
        #expect(status.json.contains("\"next\": \"newsadmin check --locale fr\""))
    }

    @Test func aConfirmedTranslationIsTranslatedAndKeepsItsByteOrderMark() throws {
        let workspace = try TestWorkspace(
            files.merging(["campaigns/a.fr.md": "\u{FEFF}---\ntitle: Ah\n---\nTexte"]) { $1 })
        let result = try TranslationConfirming(
            folder: workspace.folder, campaigns: ["a"], locales: ["fr"], isDryRun: false
        ).run()
        #expect(result.text == "campaigns/a.fr.md: confirmed\n")
        let bytes = try #require(try workspace.files(below: "campaigns")["a.fr.md"])
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        let status = try TranslationStatus(folder: workspace.folder, now: now, locales: ["fr"])
        #expect(status.locales.first?.translations.first?.state == .translated)
    }

    @Test func whatIsNotThereCannotBeConfirmed() throws {
        let workspace = try TestWorkspace(files)
        #expect {
            try TranslationConfirming(
                folder: workspace.folder, campaigns: ["a"], locales: ["fr"], isDryRun: false
            ).run()
        } throws: { error in
            if case .usage(let reason)? = error as? VerbFailure { reason.text.contains("no a.fr.md") } else { false }
        }
        let outcome = try Program.run(["translate", "confirm", "a", "--locale", "fr"], in: workspace.folder)
        #expect(outcome.status == 2, "\(outcome.messages)")
    }

    @Test(arguments: [
        ("---\ntitle: \"\"\n---\nTexte\n", "campaigns/a.fr.md:2:8: the title is empty"),
        ("---\ntitel: Ah\n---\nTexte\n", "campaigns/a.fr.md:2:1: “titel” is not a field"),
        ("---\ntitle: [Ah\n---\nTexte\n", "campaigns/a.fr.md:2:8: the [ that opens here is not closed"),
        ("---\ntitle: Ah\nmore: 1\n---\nTexte\n", "campaigns/a.fr.md:3:1: “more” is not a field"),
        ("---\nsource: 0123456789abcdef\n---\nTexte\n", "campaigns/a.fr.md lacks title, so"),
        ("---\ntitle: Ah\n---\n", "campaigns/a.fr.md lacks text, so"),
        ("---\nsource: 0123456789abcdef\n---\n", "campaigns/a.fr.md lacks title and text, so"),
    ])
    func whatHasErrorsOrIsIncompleteCannotBeConfirmed(_ translation: String, _ reason: String) throws {
        let workspace = try TestWorkspace(files.merging(["campaigns/a.fr.md": translation]) { $1 })
        #expect {
            try TranslationConfirming(
                folder: workspace.folder, campaigns: ["a"], locales: ["fr"], isDryRun: false
            ).run()
        } throws: { error in
            if case .usage(let said)? = error as? VerbFailure { said.text.hasPrefix(reason) } else { false }
        }
        #expect(try workspace.text("campaigns/a.fr.md") == translation)
    }

    @Test func statusSaysWhatIsMissingAndOffersNoConfirmationOfErrors() throws {
        let more = [
            "campaigns/a.fr.md": "---\ntitle: Ah\n---\n",
            "campaigns/c.md": "---\ntitle: C\ninotify: {key: 2026/01/03}\n---\nText\n",
            "campaigns/c.fr.md": "---\ntitle: Cé\nmore: 1\n---\nTexte\n",
        ]
        let workspace = try TestWorkspace(files.merging(more) { $1 })
        let status = try TranslationStatus(folder: workspace.folder, now: now, locales: [])
        #expect(status.text().contains("  a         missing: text\n"), "\(status.text())")
        #expect(!status.text().contains("translate confirm"))
        #expect(
            status.locales.map { $0.next.map { $0.text() } } == [
                ["newsadmin check --locale fr", "newsadmin translate export --locale fr --output fr.xlf"]
            ])
        #expect(status.json.contains("\"next\": \"newsadmin check --locale fr\""))
    }

    @Test func aPseudoTranslationIsWrittenAnewAndNeverOverAnothers() throws {
        let workspace = try TestWorkspace(files, locales: "en, en-XA")
        let pseudo = PseudoTranslating(
            folder: workspace.folder, languages: [("en-XA", .accented)], isDryRun: false)
        #expect(try pseudo.run().files.map(\.outcome) == [.created, .created])
        #expect(try pseudo.run().files.map(\.outcome) == [.unchanged, .unchanged])
        try workspace.write("---\ntitle: A\ninotify: {key: 2026/01/01}\n---\nOther\n", to: "campaigns/a.md")
        #expect(try pseudo.run().files.map(\.outcome) == [.replaced, .unchanged])
        #expect(workspace.names(below: "campaigns") == ["a.en-XA.md", "a.md", "b.en-XA.md", "b.md"])
        try workspace.write("---\ntitle: Mine\n---\n", to: "campaigns/a.en-XA.md")
        let result = try pseudo.run()
        #expect(result.findings.map(\.rule.id) == ["foreign-translation"])
        #expect(try workspace.text("campaigns/a.en-XA.md") == "---\ntitle: Mine\n---\n")
    }

    /// An invented language is longer than its source, and a confirmation adds a line.
    @Test(arguments: [false, true])
    func whatWouldBeTooLargeToBeReadIsNotWritten(_ isDryRun: Bool) throws {
        // Of few words, each of which takes its time.
        let text = String(repeating: String(repeating: "Text", count: 60) + ". ", count: 1066)
        let source = "---\ntitle: A\ninotify: {key: 2026/01/01}\n---\n\(text)\n"
        let filling = 262_144 - "---\ntitle: A\n---\n\n".utf8.count
        let translation = "---\ntitle: A\n---\n\(String(repeating: "x", count: filling))\n"
        let workspace = try TestWorkspace(
            files.merging(["campaigns/a.md": source, "campaigns/a.fr.md": translation]) { $1 },
            locales: "en, fr, en-XA")
        let result = try PseudoTranslating(
            folder: workspace.folder, languages: [("en-XA", .accented)], isDryRun: isDryRun
        ).run()
        #expect(result.files.map(\.path) == ["campaigns/b.en-XA.md"])
        #expect(result.findings.map(\.rule) == [.fileTooLarge])
        #expect(result.findings.map(\.position.file) == ["campaigns/a.md"])
        #expect(result.findings.map(\.message) == ["campaigns/a.en-XA.md would be larger than 262144 bytes"])
        #expect(result.findings.map(\.severity) == [.error])
        #expect {
            try TranslationConfirming(
                folder: workspace.folder, campaigns: ["a"], locales: ["fr"], isDryRun: isDryRun
            ).run()
        } throws: { error in
            guard case .usage(let reason)? = error as? VerbFailure else { return false }
            return reason.text.hasPrefix("campaigns/a.fr.md would be larger than 262144 bytes")
        }
        #expect(try workspace.text("campaigns/a.fr.md") == translation)
        let own = workspace.names(below: "campaigns").filter { $0.contains("en-XA") }
        #expect(own == (isDryRun ? [] : ["b.en-XA.md"]))
        let outcome = try Program.run(["translate", "pseudo", "--dry-run"], in: workspace.folder)
        #expect(outcome.status == 1, "\(outcome.messages)")
    }

    /// What it writes is odd, and nobody is to mend it.
    @Test(arguments: [("en-XA", PseudoLanguage.accented), ("ar-XB", .rightToLeft)])
    func aPseudoTranslationIsNotFoundToRunOrEndOddly(_ locale: String, _ language: PseudoLanguage) throws {
        let text = "---\ntitle: 20 tickets, 24 GB!\n---\nCome to Berlin at 9:30, or to C++.\n\n- one\n- two.\n"
        func rules(_ locale: String) throws -> [String] {
            let workspace = try TestWorkspace(["campaigns/a.md": text], locales: "en, \(locale)")
            if locale == "he" {
                let hebrew = "---\ntitle: \u{202E}מבצע\u{202C}\n---\nנדרשים 24 GB פנויים\n"
                try workspace.write(hebrew, to: "campaigns/a.he.md")
            } else {
                _ = try PseudoTranslating(folder: workspace.folder, languages: [(locale, language)], isDryRun: false)
                    .run()
            }
            let judged: Set = ["text-direction", "text-direction-override", "translation-end-mark"]
            return try workspace.check().map(\.rule.id).filter(judged.contains)
        }
        #expect(try rules(locale) == [])
        #expect(try Set(rules("he")).count == 3)
    }

    @Test(arguments: [
        ("fr.csv", "key,fr\na,Bonjour\n", "1:1: error: this is a table, and neither XLIFF nor a PO catalogue; "),
        ("fr.XLSX", "PK\u{3}\u{4}", "1:1: error: this is a table, and neither XLIFF nor a PO catalogue; "),
        ("fr.txt", "Bonjour", "1:1: error: this is neither XLIFF nor a PO catalogue; nothing of this file"),
    ])
    func whatIsNoExchangeFileIsToldWithTheFormatsThatAre(_ name: String, _ text: String, _ told: String) throws {
        let workspace = try TestWorkspace(files.merging([name: text]) { $1 })
        let path = workspace.folder + "/" + name
        let result = try TranslationImporting(folder: workspace.folder, files: [path], isDryRun: false).run()
        #expect(result.findings.map(\.rule.id) == ["exchange-file"])
        #expect(result.findings[0].description.hasPrefix("\(path):\(told)"), "\(result.findings)")
    }

    @Test func aDamagedFileOfTranslationsIsNoTableWhateverItsName() throws {
        let workspace = try TestWorkspace(files.merging(["fr.csv": "<xliff version=\"1.2\">\n<file"]) { $1 })
        let path = workspace.folder + "/fr.csv"
        let result = try TranslationImporting(folder: workspace.folder, files: [path], isDryRun: false).run()
        #expect(result.findings.map(\.rule.id) == ["exchange-file"])
        #expect(!result.findings[0].message.contains("table"))
    }

    @Test func aPseudoLocaleMustBeListed() throws {
        let workspace = try TestWorkspace(files)
        #expect {
            try PseudoTranslating(folder: workspace.folder, languages: [("en-XA", .accented)], isDryRun: false).run()
        } throws: { error in
            guard case .usage(let reason)? = error as? VerbFailure else { return false }
            return reason.text.hasSuffix("write in newsadmin.yml: locales: [en, fr, en-XA]")
        }
    }
}
