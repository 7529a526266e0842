import Campaigns
import Testing

@testable import Clients

@Suite("A first view of the publisher's own") struct NotableOwnFileTests {
    private func findings(_ front: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>().findings(of: .notableOwnFile, front: front)
    }

    @Test("is found where it is shown once")
    func isFound() throws {
        let findings = try findings("notable: {views: {banner: {file: \"https://e.com/a.html\"}}}")
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:3:34"])
    }

    @Test(
        "is fine where it comes again, or is not the first",
        arguments: [
            "show: always\nnotable: {views: {banner: {file: \"https://e.com/a.html\"}}}",
            "notable: {views: {banner: {height: 120}, full: {file: \"https://e.com/a.html\"}}}", "",
        ])
    func isFine(front: String) throws {
        #expect(try findings(front).isEmpty)
    }
}
