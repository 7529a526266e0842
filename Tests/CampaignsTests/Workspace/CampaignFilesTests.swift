import Testing

@testable import Campaigns

@Suite struct CampaignFilesTests {
    private static let text = "---\ntitle: A\n---\n"
    private static let marked = "①" + text

    @Test func subfoldersCarryNoMeaning() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/b.md": Self.text, "campaigns/2025/old/a.md": Self.text,
                "campaigns/translations/b.fr.md": Self.text, "campaigns/notes.txt": "", "campaigns/.hidden.md": "",
            ], locales: "en, fr")
        let read = try workspace.read()
        workspace.expect(read.findings, at: [:])
        #expect(read.campaigns.map(\.id) == ["a", "b"])
        #expect(read.campaigns.map { $0.translations.keys.sorted() } == [[], ["fr"]])
    }

    @Test(arguments: ["campaigns/z/a.md", "campaigns/a/a.md", "campaigns/z/A.md"])
    func twoFilesOfOneIDAreADuplicate(_ path: String) throws {
        let isFirst = path < "campaigns/a.md"
        let workspace = try TestWorkspace([
            "campaigns/a.md": isFirst ? Self.marked : Self.text, path: isFirst ? Self.text : Self.marked,
        ])
        workspace.expect(try workspace.findings(), at: ["①": "duplicate-id"])
    }

    @Test func twoFilesOfOneTranslationAreADuplicate() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": Self.text, "campaigns/a.fr.md": Self.text, "campaigns/fr/a.fr.md": Self.marked],
            locales: "en, fr, de")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "duplicate-translation"])
        #expect(findings.first?.locales == ["fr"])
    }

    @Test func aTranslationWithoutASourceNamesTheOneThatWasMeant() throws {
        let workspace = try TestWorkspace(
            ["campaigns/2026-sale.md": Self.text, "campaigns/2026-slae.fr.md": Self.marked], locales: "en, fr")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "translation-without-source"])
        #expect(findings.first?.suggestion == "did you mean 2026-sale.fr.md?")
    }

    @Test(arguments: [
        ("campaigns/a.de.md", "unknown-locale"), ("campaigns/a.pt_BR.md", "unknown-locale"),
        ("campaigns/a.en.md", "source-locale-in-name"), ("campaigns/a b.md", "bad-id"),
        ("campaigns/A.fr.md", "translation-without-source"),
    ])
    func aNameThatCannotBeMeantIsNamed(_ path: String, _ rule: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": Self.text, path: Self.marked], locales: "en, fr, pt-BR")
        workspace.expect(try workspace.findings(), at: ["①": rule])
    }

    @Test(arguments: ["ümlaut", "ñandú", "日本"])
    func lettersOfAnIDAreToldToBeThoseOfEnglish(_ id: String) throws {
        let workspace = try TestWorkspace(["campaigns/\(id).md": Self.text])
        let finding = try #require(try workspace.findings().first { $0.rule == .badID })
        #expect(finding.suggestion?.contains("letters from a to z or A to Z") == true)
    }

    @Test(arguments: [
        ("fr_CA", "did you mean a.fr.md?"), ("de", "add de to locales in newsadmin.yml, or rename the file"),
        ("es", "add es to locales in newsadmin.yml, or rename the file"), ("fe", "did you mean a.fr.md?"),
        ("hr", "add hr to locales in newsadmin.yml, or rename the file"),
        ("en_US", "add en-US to locales in newsadmin.yml, and name the file a.en-US.md"),
        ("em", "add em to locales in newsadmin.yml, or rename the file"),
        ("eng", "a.md is there already; keep one of them"), ("en", "a.md is there already; keep one of them"),
        ("de_AT", "add de-AT to locales in newsadmin.yml, and name the file a.de-AT.md"),
    ])
    func aLocaleOfAnotherFormIsToldInItsOwn(_ locale: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": Self.text, "campaigns/a.\(locale).md": Self.text], locales: "en, fr")
        #expect(try workspace.findings().map(\.suggestion) == [suggestion])
    }

    @Test(
        arguments: [
            (["a.eng.md"], ["did you mean a.md?"]), (["a.en.md"], ["rename the file to a.md"]),
            (["a.en.md", "a.eng.md"], ["rename the file to a.md", "a.en.md is there already; keep one of them"]),
            (["a.md", "old/a.fr.md", "a.fra.md"], ["a.fr.md is there already; keep one of them"]),
            (
                ["a.md", "a.pt-BR.md", "a.pt_BR.md"],
                [
                    "add pt-BR to locales in newsadmin.yml, or rename the file",
                    "a.pt-BR.md is there already; keep one of them",
                ]
            ),
            (["sale.md", "sale.fr.md", "slae.fr.md"], ["add slae.md in the source locale"]),
            (["A.md", "a.eng.md"], ["A.md is there already; keep one of them"]),
            (["a.md", "a.FR.md"], ["did you mean a.fr.md?"]),
        ] as [([String], [String])])
    func noNameIsSuggestedThatAnotherFileHas(_ files: [String], _ suggestions: [String]) throws {
        let texts = files.map { ("campaigns/\($0)", Self.text) }
        let workspace = try TestWorkspace(Dictionary(uniqueKeysWithValues: texts), locales: "en, fr")
        let findings = try workspace.findings().filter { $0.rule != .noCampaigns }
        #expect(Set(findings.compactMap(\.suggestion)) == Set(suggestions))
    }

    @Test func linkedFilesAreNotRead() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": Self.text, "elsewhere/b.md": Self.text])
        try workspace.link("campaigns/b.md", to: workspace.folder + "/elsewhere/b.md")
        try workspace.link("campaigns/folder", to: workspace.folder + "/elsewhere")
        #expect(try workspace.read().campaigns.map(\.id) == ["a"])
    }
}
