import Campaigns
import Testing

@testable import Newsroom

@Suite struct UnreadableDatesTests {
    /// A workspace whose campaign has these dates, in two locales.
    private func workspace(_ dates: String) throws -> TestWorkspace {
        try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: Sale\n\(dates)\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Soldes\n---\nTexte\n",
        ])
    }

    private func edition(of workspace: TestWorkspace, includingDrafts: Bool = false) throws -> Edition {
        var reader = EditionReader(now: try #require(Instant(iso8601: "2026-11-20T12:00:00Z")), makesSchedules: true)
        reader.includesDrafts = includingDrafts
        return try reader.read(workspace.folder)
    }

    @Test(arguments: [
        "start: 2026-13-25T09:00", "end: tomorrow", "start: [a]", "start: 2027-03-28T02:30",
        "start: 2026-11-01T09:00\nend: 2026-12-32T00:00", "start: 0000-01-01T00:30",
    ])
    func aCampaignWithADateThatCannotBeReadIsInNoFeed(_ dates: String) throws {
        let workspace = try workspace(dates)
        let edition = try edition(of: workspace)
        #expect(edition.entries.values.joined().isEmpty)
        #expect(edition.unpublished.values.joined().map(\.locale).sorted() == ["en", "fr"])
        #expect(edition.stoppedLocales == ["en", "fr"])
        #expect(try self.edition(of: workspace, includingDrafts: true).entries.values.joined().isEmpty)
    }

    @Test(arguments: ["start:", "end: null", "start: 2026-11-01T09:00\nend: 2026-12-31T00:00"])
    func datesThatCanBeReadAndNoneAtAllAreAsBefore(_ dates: String) throws {
        let edition = try edition(of: try workspace(dates))
        #expect(edition.entries.values.joined().map(\.locale).sorted() == ["en", "fr"])
        #expect(edition.unpublished.values.joined().isEmpty)
    }

    @Test func neitherTheDashboardNorASimulationHasItOnPhones() throws {
        let workspace = try workspace("start: 2026-13-25T09:00")
        try workspace.build()
        let page = try workspace.text("public/campaigns/2026-11-20-a.html")
        #expect(page.contains("<span class=\"badge unreadable\">unreadable</span>"))
        #expect(page.contains("unknown: a date cannot be read"))
        let index = try workspace.text("public/index.html")
        #expect(index.contains("1 unreadable") && !index.contains("1 live"))
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let plan = SimulationPlan(folder: workspace.folder, now: now, client: "inotify", locale: "en", days: 4)
        #expect(try !WorkspaceSimulation(plan).run().text().contains("Sale"))
    }

    @Test func nothingIsSaidOfHowLongItIsShown() throws {
        let rules = try workspace("start: 2026-13-25T09:00\nend: 2026-11-21T00:00").check().map(\.rule.id)
        #expect(rules.contains("bad-date"))
        #expect(!rules.contains("expiring-soon"))
    }
}
