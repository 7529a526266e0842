import Testing

@testable import Campaigns

@Suite struct FillerTextTests {
    private func findings(_ body: String, _ locale: String) throws -> (TestWorkspace, [Diagnostic]) {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/a.\(locale).md": "---\ntitle: B\n---\n\(body)\n",
            ],
            locales: "en, \(locale)")
        return (workspace, try workspace.messages(of: "a").findings.filter { $0.rule == .fillerText })
    }

    @Test(arguments: [
        ("And ①TODO", "fr"), ("①FIXME: this", "de"), ("Price: **①TBD**", "fr"), ("①XXX", "it"),
        ("①Lorem ipsum dolor", "fr"),
        ("①Your text here", "fr"), ("①[!! Ñéŵš !!]", "de"), ("①TODO: traducir", "es"), ("①⟦Ñéŵš⟧", "fr"),
        ("①Write what is new here. When it is ready, remove the line “draft: true”.", "fr"),
        ("Night mode. When it is ready, ①remove the line “draft: true”.", "fr"),
    ])
    func wordsThatHoldAPlaceAreFound(_ body: String, _ locale: String) throws {
        let (workspace, findings) = try findings(body, locale)
        workspace.expect(findings, at: ["①": "text-filler"])
    }

    @Test(arguments: [
        ("¡TODO GRATIS!", "es"), ("TUDO e TODO", "pt-BR"), ("Your to-do list", "de"), ("MTODO and XXXL", "fr"),
        ("ellipses, lips", "fr"), ("The next text here is yours", "fr"), ("Un [lien](https://a.b)", "fr"),
    ])
    func wordsOfTheLanguageAreNot(_ body: String, _ locale: String) throws {
        #expect(try findings(body, locale).1.map(\.message) == [])
    }
}
