import Campaigns
import Clients
import Simulation
import Testing

@testable import Newsroom

/// Pages put down what a phone shows to the campaign that it is of.
struct CampaignNamesTests {
    private let now = Instant(iso8601: "2026-11-21T12:00:00Z")!

    private func edition(_ client: String, _ settings: String, _ campaigns: [String: String]) throws -> Edition {
        var files = ["newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {\(client): {\(settings)}}")]
        for (id, front) in campaigns { files["campaigns/\(id).md"] = "---\ntitle: Sale\n\(front)\n---\nText\n" }
        let workspace = try TestWorkspace(files)
        return try withExtendedLifetime(workspace) {
            try EditionReader.forDashboard(now: now).read(workspace.folder)
        }
    }

    /// The campaigns of the messages that a phone shows, by what it calls them.
    private func campaigns(in edition: Edition) throws -> [String: String?] {
        let journey = try #require(edition.dailyJourneys.first)
        let shown = journey.steps.flatMap(\.account.seen)
        return Dictionary(shown.map { ($0.id ?? "", journey.campaign(of: $0)) }) { first, _ in first }
    }

    /// Phones call a message of Sourse by its campaign's id, and the tag is for analytics.
    @Test func `A tag that is the id of another campaign does not take its showings`() throws {
        let edition = try edition(
            "sourse", "topic: news", ["a": "sourse: {tag: b}", "b": "sourse: {tag: c}", "c": "sourse: {tag: a}"])
        #expect(try campaigns(in: edition) == ["a": "a", "b": "b", "c": "c"])
    }

    @Test func `A key that is the id of another campaign does not take its showings`() throws {
        let edition = try edition(
            "inotify", "showOnFirstLaunch: true",
            ["a": "inotify: {key: b}", "b": "inotify: {key: c}", "c": "inotify: {key: a}"])
        #expect(try campaigns(in: edition) == ["a": "c", "b": "a", "c": "b"])
    }

    @Test(arguments: ["notable", "inotify"])
    func `Of two messages with the same words each is put down to its own campaign`(_ client: String) throws {
        let edition = try edition(client, "", ["2026-11-19-a": "", "2026-11-20-b": ""])
        let found = try campaigns(in: edition)
        #expect(found.count == 2)
        #expect(found.values.compactMap { $0 }.sorted() == ["2026-11-19-a", "2026-11-20-b"])
        for (name, campaign) in found { #expect(name.suffix(1) == campaign?.suffix(1)) }
    }
}
