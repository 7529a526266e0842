import Campaigns
import Testing

@Suite struct LocaleInIDTests {
    private static let text = "---\ntitle: A\n---\n"

    @Test(arguments: [
        ("welcome-ja", "ja"), ("welcome_ja", "ja"), ("welcome-JA", "ja"), ("welcome-pt-BR", "pt-BR"),
        ("welcome_pt_br", "pt-BR"), ("2026/welcome-ja", "ja"),
    ])
    func aTranslationBehindADashIsToldFromACampaign(_ name: String, _ locale: String) throws {
        let workspace = try TestWorkspace(
            ["campaigns/welcome.md": Self.text, "campaigns/\(name).md": "①" + Self.text], locales: "en, ja, pt-BR")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "locale-in-id"])
        #expect(
            findings.first?.suggestion
                == "rename it to welcome.\(locale).md, write locales: [\(locale)] in it, or allow: [locale-in-id]")
        #expect(findings.first?.campaign == name.split(separator: "/").last.map(String.init))
    }

    @Test func whereTheTranslationIsThereTheOtherIsToBeDeleted() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/welcome.md": Self.text, "campaigns/welcome.ja.md": Self.text,
                "campaigns/welcome-ja.md": "①" + Self.text,
            ], locales: "en, ja")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "locale-in-id"])
        #expect(findings.first?.suggestion?.hasPrefix("delete it, as campaigns/welcome.ja.md is there") == true)
    }

    @Test func oneThatIsForThatLocaleAloneMayBeCalledSo() throws {
        let campaign = "---\ntitle: A\nlocales: [ja]\n---\n"
        let workspace = try TestWorkspace(
            ["campaigns/welcome.md": Self.text, "campaigns/welcome-ja.md": campaign], locales: "en, ja")
        workspace.expect(try workspace.findings(), at: [:])
    }

    @Test func oneForSeveralLocalesMayBeCalledSoIfTheOtherIsForNoneOfThem() throws {
        let campaign = "---\ntitle: A\nlocales: [ja, de]\n---\n"
        let apart = try TestWorkspace(
            ["campaigns/welcome.md": "---\ntitle: A\nlocales: [en]\n---\n", "campaigns/welcome-ja.md": campaign],
            locales: "en, ja, de")
        apart.expect(try apart.findings(), at: [:])
        let together = try TestWorkspace(
            [
                "campaigns/welcome.md": "---\ntitle: A\nlocales: [en, de]\n---\n",
                "campaigns/welcome-ja.md": "①" + campaign,
            ], locales: "en, ja, de")
        together.expect(try together.findings(), at: ["①": "locale-in-id"])
    }

    @Test(arguments: ["sale-ja", "welcome-de", "welcome-en", "welcomeja", "welcome-ninja", "welcome-ja-2", "ja"])
    func otherNamesAreCampaigns(_ id: String) throws {
        let workspace = try TestWorkspace(
            ["campaigns/welcome.md": Self.text, "campaigns/\(id).md": Self.text], locales: "en, ja")
        workspace.expect(try workspace.findings(), at: [:])
    }
}
