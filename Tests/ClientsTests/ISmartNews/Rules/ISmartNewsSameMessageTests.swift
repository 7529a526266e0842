import Campaigns
import Testing

@testable import Clients

@Suite("Two messages that say the same") struct ISmartNewsSameMessageTests {
    private func findings(_ front: String, text: String = "Text.", first: String = "") throws -> [Diagnostic] {
        try RuleTrial<ISmartNewsClient>().findings(
            of: .ismartnewsSameMessage,
            [
                "a.md": "---\ntitle: News\n\(first)\n---\nText.\n",
                "a.fr.md": "---\ntitle: Actualités\n---\nTexte.\n",
                "b.md": "---\ntitle: News\n\(front)\n---\n\(text)\n",
                "b.fr.md": "---\ntitle: Autres actualités\n---\nTexte.\n",
            ])
    }

    @Test(
        "are found in the languages in which they do",
        arguments: ["", "ismartnews: {order: 3}", "ismartnews: {firstShowInterval: 3}", "show: once"])
    func areFound(front: String) throws {
        let findings = try findings(front)
        #expect(findings.map(\.place) == ["campaigns/b.md:1:1"])
        #expect(findings.map(\.locales) == [["en"]])
    }

    @Test(
        "differ in a button, a date, a number and how often they come",
        arguments: [
            "buttons: {dismiss: {label: Fine}}", "end: 2026-12-24T00:00Z", "ismartnews: {counter: 2}", "show: always",
            "action: {url: \"https://example.com\"}", "ismartnews: {form: alert}", "ismartnews: {raw: {Style: {}}}",
        ])
    func differ(front: String) throws {
        #expect(try findings(front).isEmpty)
    }

    /// Devices compare digests of bytes.
    @Test("differ in the form of a letter")
    func differInForm() throws {
        let findings = try RuleTrial<ISmartNewsClient>().findings(
            of: .ismartnewsSameMessage,
            ["a.md": "---\ntitle: Caf\u{E9}\n---\nText.\n", "b.md": "---\ntitle: Cafe\u{301}\n---\nText.\n"])
        #expect(findings.isEmpty)
    }

    @Test("differ in a word, and are the same again in the other's dates")
    func followDates() throws {
        #expect(try findings("", text: "Text!").isEmpty)
        #expect(try findings("end: 2026-12-24T00:00Z", first: "end: 2026-12-24T00:00Z").count == 1)
    }
}
