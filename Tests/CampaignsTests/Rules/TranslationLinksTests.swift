import Campaigns
import Testing

@Suite struct TranslationLinksTests {
    private func expect(_ source: String, _ translation: String, at expected: KeyValuePairs<Character, String>) throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\n\(source)\n",
                "campaigns/a.pt-BR.md": "---\ntitle: B\n---\n\(translation)\n",
            ], locales: "en, pt-BR")
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule.id.hasPrefix("translation-link") }
        workspace.expect(findings, at: expected)
    }

    @Test func aMissingLinkIsFound() throws {
        try expect("See [a](https://a.b/c) now", "①Veja agora", at: ["①": "translation-link"])
        try expect("See https://a.b/c.", "①Veja agora.", at: ["①": "translation-link"])
    }

    @Test func anotherAddressIsFoundWhereItStands() throws {
        try expect("[a](https://a.b/c)", "[a](①https://a.b/d)", at: ["①": "translation-link-differs"])
        try expect("[a](https://a.b/c?d=1)", "[a](①https://a.b/c?d=2)", at: ["①": "translation-link-differs"])
    }

    @Test(arguments: [
        "https://a.b/pt-br/c", "https://pt.a.b/c", "https://a.b/c?lang=pt_BR", "https://a.b.br/c",
        "https://a.b/pt/other",
    ])
    func anAddressThatNamesTheLocaleIsMeantToDiffer(_ address: String) throws {
        try expect("[a](https://a.b/c)", "[a](\(address))", at: [:])
    }

    @Test(arguments: [
        ("[a](https://a.b/c)", "https://A.b/c/"), ("[a](https://a.b) [c](https://c.d)", "<https://c.d> <https://a.b>"),
        ("[a](tel:+123)", "[a](tel:+456)"), ("Call", "[a](https://a.b/c)"),
    ])
    func theSameAddressesInAnotherFormAreNotFound(_ source: String, _ translation: String) throws {
        try expect(source, translation, at: [:])
    }

    @Test func addressesOfActionsAreCompared() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\naction: {url: \"https://a.b/c\"}\n---\n",
                "campaigns/a.fr.md": "---\ntitle: B\naction: {url: ①\"https://a.b/d\"}\n---\n",
                "campaigns/a.de.md": "---\ntitle: B\naction: {url: \"https://a.b/de/c\"}\n---\n",
            ], locales: "en, fr, de")
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule.id.hasPrefix("translation-link") }
        workspace.expect(findings, at: ["①": "translation-link-differs"])
    }
}
