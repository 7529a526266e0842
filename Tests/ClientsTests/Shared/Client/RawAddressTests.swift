import Campaigns
import Testing

@testable import Clients

@Suite("An address under raw") struct RawAddressTests {
    private static let wrong = [
        "\"\"", "a b", "\"https://example.com/100%\"", "\"https://example.com/%zz\"", "\"https://example.com/#a#b\"",
        "player:sale", "https://example.com/café", "\"https://example.com/{a}\"", "www.example.com",
    ]

    private func findings<Rendering: Client>(_ client: Rendering.Type, _ settings: String, _ raw: String) throws
        -> [Diagnostic]
    {
        try RuleTrial<Rendering>(settings: settings, app: "{schemes: [acme]}").findings(
            of: .rawAddress, front: "\(client.name): {raw: {\(raw)}}")
    }

    private func findings(ofEach address: String) throws -> [(key: String, findings: [Diagnostic])] {
        [
            ("ActionURL", try findings(INotifyClient.self, "{}", "ActionURL: \(address)")),
            ("link", try findings(ISmartNewsClient.self, "{}", "link: \(address)")),
            ("Link", try findings(ISmartNewsClient.self, "{}", "Link: \(address)")),
            ("actionURL", try findings(SourseClient.self, "{topic: a}", "actionURL: \(address)")),
        ]
    }

    @Test("is found where phones may not open it", arguments: wrong)
    func isFound(address: String) throws {
        for (key, findings) in try findings(ofEach: address) {
            #expect(findings.map(\.position.line) == [3], "\(key)")
            #expect(findings.map(\.severity) == [.warning], "\(key)")
            #expect(findings.first?.message.hasPrefix("“\(key)” under “raw”: ") == true)
            #expect(findings.first?.suggestion != nil, "\(key)")
        }
    }

    @Test("is fine elsewhere", arguments: ["https://example.com/a%20b#c", "acme:sale", "null", "http://example.com"])
    func isFine(address: String) throws {
        // All that Sourse sends is text.
        for (key, findings) in try findings(ofEach: address) where key != "actionURL" || address != "null" {
            #expect(findings.isEmpty, "\(key)")
        }
    }

    @Test(
        "is found in views that stay empty",
        arguments: [
            ("{file: views/sale.html}", true), ("{height: 90}", true), ("{file: \"\"}", true),
            ("{file: acme://sale}", true),
            ("{file: \"https://example.com/e 1.html\"}", true), ("{file: https://example.com/é.html}", true),
            ("{file: https://example.com/e.html}", false),
            ("{file: 3}", false),
            ("3", false),
        ])
    func isFoundInViews(view: String, isFound: Bool) throws {
        let findings = try findings(NotableClient.self, "{}", "views: {b: \(view)}")
        #expect(findings.map(\.place) == (isFound ? ["campaigns/2026-12-01-news.md:3:17"] : []))
        #expect(findings.allSatisfy { $0.message.hasPrefix("“views.b” under “raw”: ") && $0.suggestion != nil })
    }
}
