import Campaigns
import Testing

@testable import Clients

@Suite("A translation of whose language there is no page") struct TranslationPageTests {
    private func findings<Rendering: Client>(
        _ client: Rendering.Type, _ block: String, in language: String, _ own: String = ""
    ) throws -> [String] {
        let campaigns = [
            "2026-12-01-news.md": "---\ntitle: News\n\(client.name): \(block)\n---\nText.\n",
            "2026-12-01-news.\(language).md": "---\ntitle: Other\n\(own)\n---\nText.\n",
        ]
        return try RuleTrial<Rendering>(locales: ["en-GB", "fr", "de"]).findings(of: .translationPage, campaigns)
            .map { "\($0.place) \($0.locales ?? []): \($0.message)" }
    }

    @Test(
        "is found once in its file",
        arguments: [
            "{views: {banner: {file: https://www.example.com/en/a.html}}}",
            "{raw: {views: {banner: {file: https://www.example.com/en/a.html}}}}",
            "{views: {banner: {file: https://www.example.com/a.html?lang=en-GB}}}",
        ])
    func isFound(block: String) throws {
        let found = try findings(NotableClient.self, block, in: "fr")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("campaigns/2026-12-01-news.fr.md:2:8 [\"fr\"]: “fr” is shown the page of “en-GB”")
                == true)
    }

    @Test(
        "is none with a page of its own, or one for all",
        arguments: [
            (
                "{views: {banner: {file: https://www.example.com/en/a.html}}}",
                "{views: {banner: {file: https://www.example.com/a.html}}}"
            ),
            ("{views: {banner: {file: https://www.example.com/a.html}}}", ""), ("{}", ""),
            ("{views: {banner: {file: \"https://www.firma.en/?en=1\"}}}", ""),
            (
                "{views: {banner: {file: https://www.example.com/en/a.html}}}",
                "{views: {banner: {file: https://www.example.com/us/en/}}}"
            ),
            ("{views: {banner: {file: \"https://www.example.co.uk/end.html\"}}}", ""),
            ("{views: {banner: {file: \"https://en.example.com/a.html?for=fr\"}}}", ""),
        ])
    func isNone(block: String, own: String) throws {
        #expect(try findings(NotableClient.self, block, in: "fr", own.isEmpty ? "" : "notable: \(own)") == [])
    }

    @Test("is found among the addresses of iSmartNews")
    func isFoundAmongAddresses() throws {
        let block = "{urls: [\"2|https://www.example.com/en/\", \"https://www.example.com/?l=en\"]}"
        #expect(try findings(ISmartNewsClient.self, block, in: "de").count == 1)
        let others = [
            "{form: page}", "{urls: [self, \"https://www.example.com/en/\"]}", "{urls: [\"https://www.example.com/\"]}",
            "{urls: [\"http://alertview.io/a\", \"https://www.example.com/en/\"], raw: {/a: {title: A}}}",
        ]
        for other in others { #expect(try findings(ISmartNewsClient.self, other, in: "de") == [], "\(other)") }
        let own = "ismartnews: {urls: [\"https://www.example.com/de/\"]}"
        #expect(try findings(ISmartNewsClient.self, "{urls: [\"https://www.example.com/en/\"]}", in: "de", own) == [])
    }
}
