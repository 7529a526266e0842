import Campaigns
import Testing

@Suite struct LocaleNamesTests {
    private func findings(_ configuration: String) throws -> (workspace: TestWorkspace, findings: [Diagnostic]) {
        let rest = "baseURL: https://news.example.com/feeds/\nclients: {inotify: {}}\n"
        let workspace = try TestWorkspace([
            "newsadmin.yml": configuration + rest, "campaigns/a.md": "---\ntitle: A\n---\n",
        ])
        return (workspace, try workspace.findings())
    }

    @Test(arguments: [
        ("pt-br", "pt-BR"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("iw", "he"),
        ("in", "id"),
        ("no", "nb"), ("ZH-hans", "zh-Hans"), ("deu", "de"), ("tl", "fil"), ("sh", "sr-Latn"),
        ("zh-Hans-CN", "zh-Hans"),
    ])
    func theFormThatPhonesUseIsNamed(_ name: String, _ form: String) throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [en, ①\(name)]\n")
        workspace.expect(findings, at: ["①": "locale-form"])
        #expect(findings.map(\.suggestion) == ["write \(form)"])
    }

    @Test(arguments: [
        ("jp", "did you mean ja?"), ("cz", "did you mean cs?"), ("en-UK", nil), ("xx", nil),
        ("german", "did you mean de?"),
    ])
    func aLanguageThatDoesNotExistIsFound(_ name: String, _ suggestion: String?) throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [en, ①\(name)]\n")
        workspace.expect(findings, at: ["①": "unknown-language"])
        if let suggestion { #expect(findings.map(\.suggestion) == [suggestion]) }
    }

    @Test(arguments: ["[en, ①zh]", "[en, nb, ①no]", "[en, zh-Hans, ①zh-CN]", "[en, he, ①iw]"])
    func aLocaleThatMayMeanTwoIsFound(_ locales: String) throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: \(locales)\n")
        workspace.expect(findings, at: ["①": "ambiguous-locale"])
    }

    @Test func underscoresAreNoNameAndTheNameIsSuggested() throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [en, ①pt_br]\n")
        workspace.expect(findings, at: ["①": "bad-locale"])
        #expect(findings.map(\.suggestion) == ["write pt-BR"])
    }

    @Test func namesOfPhonesAreFine() throws {
        let names =
            "en, en-GB, pt-BR, zh-Hans, zh-Hant, zh-Hant-HK, sr-Latn, es-419, fil, yue, nb, he, id, en-XA, ckb, de-1996"
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [\(names)]\n")
        workspace.expect(findings, at: [:])
    }

    @Test(arguments: [
        "missing: {fr: [①fr]}", "missing: {de: [①fr], fr: [de]}", "missing: {de: [①fr], fr: [it], it: [en, de]}",
        "missing: {en: ①[fr]}",
    ])
    func aCircleOfFallbacksIsAnError(_ missing: String) throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [en, fr, de, it]\n\(missing)\n")
        workspace.expect(findings, at: ["①": "fallback-cycle"])
        #expect(findings.allSatisfy { $0.severity == .error })
    }

    @Test func aLocaleTwiceInAChainIsFound() throws {
        let (workspace, findings) = try findings("sourceLocale: en\nlocales: [en, fr, de]\nmissing: {de: [fr, ①fr]}\n")
        workspace.expect(findings, at: ["①": "duplicate-locale"])
    }

    @Test func chainsThatEndAreFine() throws {
        let (workspace, findings) = try findings(
            "sourceLocale: en\nlocales: [en, fr, de, it]\nmissing: {default: [fr], de: [it, fr], it: [fr], fr: leave-out}\n"
        )
        workspace.expect(findings, at: [:])
    }

    @Test func aFileOfTheOldNameIsSuggestedTheNewOne() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\n---\n", "campaigns/a.zh-CN.md": "①---\ntitle: B\n---\n"],
            locales: "en, zh-Hans")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "unknown-locale"])
        #expect(findings.map(\.suggestion) == ["did you mean a.zh-Hans.md?"])
    }
}
