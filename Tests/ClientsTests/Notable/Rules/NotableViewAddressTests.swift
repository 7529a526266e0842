import Campaigns
import Testing

@testable import Clients

@Suite("The address of a Notable view") struct NotableViewAddressTests {
    private func findings(_ address: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>().findings(
            of: .addressNotASCII,
            front: "locales: [en]\nshow: always\nnotable: {views: {card: {file: \"\(address)\"}}}")
    }

    @Test("is found where it has letters that some phones do not take")
    func isFound() throws {
        let findings = try findings("https://a.example/é")
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:5:32"])
        #expect(findings.map(\.suggestion) == ["write https://a.example/%C3%A9"])
        #expect(findings.first?.severity == .warning)
    }

    @Test("is fine in codes", arguments: ["https://a.example/%C3%A9", "https://xn--exmple-cua.com"])
    func isFine(address: String) throws {
        #expect(try findings(address).isEmpty)
    }
}
