import Campaigns
import Testing

@testable import Clients

@Suite("An address under raw of iNotify") struct INotifyRawAddressTests {
    private func findings(_ address: String) throws -> [Diagnostic] {
        try RuleTrial<INotifyClient>(app: "{schemes: [acme]}").findings(
            of: .inotifyRawAddress, front: "inotify: {raw: {ActionURL: \(address)}}")
    }

    @Test(
        "is found where phones may not open it",
        arguments: [
            "\"\"", "a b", "\"https://example.com/100%\"", "\"https://example.com/%zz\"",
            "\"https://example.com/#a#b\"", "player:sale", "https://example.com/café", "\"https://example.com/{a}\"",
        ])
    func isFound(address: String) throws {
        let findings = try findings(address)
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:3:17"])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.hasPrefix("“ActionURL” under “raw”: ") == true)
        #expect(findings.first?.suggestion != nil)
    }

    @Test("is fine elsewhere", arguments: ["https://example.com/a%20b#c", "acme:sale", "null", "http://example.com"])
    func isFine(address: String) throws {
        #expect(try findings(address).isEmpty)
    }
}
