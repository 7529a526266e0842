import Campaigns
import Testing

@Suite struct TranslationPlaceholdersTests {
    private func findings(_ source: String, _ translation: String) throws -> (TestWorkspace, [Diagnostic]) {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\nvars: {price: 5 €, name: X}\n---\n\(source)\n",
                "campaigns/a.fr.md": "---\ntitle: B\n---\n\(translation)\n",
            ], locales: "en, fr")
        return (workspace, try workspace.messages(of: "a").findings.filter { $0.rule == .translationPlaceholder })
    }

    @Test(arguments: [
        ("Only {{price}}", "①Seulement"), ("Only", "Seulement ①{{price}}"), ("For %@", "①Pour"), ("%d of %@", "①%@ de"),
        ("%1$@ and %2$@", "①%1$@ et"), ("All", "Tout ①%@"),
    ])
    func aPlaceholderOfOneTextAloneIsFound(_ source: String, _ translation: String) throws {
        let (workspace, findings) = try findings(source, translation)
        workspace.expect(findings, at: ["①": "translation-placeholder"])
    }

    @Test func `Braces that stand for themselves are no placeholders`() throws {
        #expect(try findings(#"Type \{\{name}}"#, #"Tapez \{\{nom}}"#).1.map(\.message) == [])
        #expect(
            try findings(#"Type \{\{name}}, {{price}}"#, "Tapez {{name}}, {{price}}").1.map(\.message)
                == ["{{name}} stands here, and not in the source"])
    }

    /// Markup and escapes stand beside the variables.
    @Test(arguments: [
        (#"Only {{price}}, type \{\{x}}."#, #"Seulement **{{price}}**, tapez \{\{x}}."#),
        (#"{{price}}\*, type \{\{x}}."#, #"*{{price}}*&nbsp;€, tapez \{\{x}}."#),
        (#"{{ price }} \{"#, #"{{price}}\! \}"#), (#"\\{{price}} \{"#, "{{price}}"),
    ])
    func `Variables beside braces that stand for themselves are compared as ever`(
        _ source: String, _ translation: String
    ) throws {
        #expect(try findings(source, translation).1.map(\.message) == [])
        #expect(
            try findings(source, "Seulement").1.map(\.message) == ["{{price}} of the source is missing here"])
    }

    @Test func aMisspeltVariableIsNamed() throws {
        let (_, findings) = try findings("Only {{price}}", "Seulement {{prix}}")
        #expect(findings.map(\.suggestion) == ["write {{price}} in place of {{prix}}"])
    }

    @Test(arguments: [
        ("%@ has %d", "%2$d de %1$@"), ("50% off", "50 % de moins"), ("50%", "50 %d’un coup"),
        ("{{ price }}", "{{price}}"),
        ("https://a.b/%d8%a7", "https://a.b/"), ("100%", "%100 dolu"), ("{price}", "{prix}"),
    ])
    func whatIsNoPlaceholderIsNot(_ source: String, _ translation: String) throws {
        #expect(try findings(source, translation).1.map(\.message) == [])
    }
}
