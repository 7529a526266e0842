import Campaigns
import Testing

@testable import Clients

@Suite("A first view of the publisher's own") struct NotableOwnFileTests {
    private func findings(_ front: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>().findings(of: .notableOwnFile, front: front)
    }

    @Test("is found, whether it is shown once or again")
    func isFound() throws {
        let front = "notable: {views: {banner: {file: \"https://e.com/a.html\"}}}"
        #expect(try findings(front).map(\.place) == ["campaigns/2026-12-01-news.md:3:34"])
        #expect(try findings(front + "\nshow: always").map(\.place) == ["campaigns/2026-12-01-news.md:3:34"])
    }

    @Test(
        "says what becomes of an error page",
        arguments: [
            ("banner", "stays up until the app is closed"), ("card", "covers the app until that is closed"),
        ])
    func saysWhatIsAtStake(view: String, words: String) throws {
        let findings = try findings("notable: {views: {\(view): {file: \"https://e.com/a.html\"}}}")
        #expect(
            findings.map(\.message) == [
                "nobody here knows whether this page is there; an error page in its place is shown as well, and \(words)"
            ])
    }

    @Test(
        "is fine where it is not the first",
        arguments: [
            "notable: {views: {banner: {height: 120}, full: {file: \"https://e.com/a.html\"}}}", "",
        ])
    func isFine(front: String) throws {
        #expect(try findings(front).isEmpty)
    }
}
