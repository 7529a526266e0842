import Campaigns
import Releases
import Testing

@testable import Newsroom

@Suite("Locales that the files of a campaign dropped and phones still have")
struct DroppedLocaleTests {
    private static let now = "2026-11-20T12:00:00Z"

    /// A workspace whose only campaign was released in English and French.
    private func released() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: "missing: {default: leave-out}"),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTexte\n",
        ])
        let time = try Self.time("2026-11-20T06:00:00Z")
        let approval = ApprovalPlan(
            folder: workspace.folder, now: time, campaigns: nil, locales: ["en", "fr"], reviewer: "Mara Lind",
            authors: ["Ada"])
        _ = try Approving(approval, authors: NoAuthorSource()).run()
        _ = try Releasing(ReleasePlan(folder: workspace.folder, now: time, locales: ["en", "fr"], author: "Ines")).run()
        return workspace
    }

    private static func time(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

    private func row(of workspace: TestWorkspace) throws -> Substring {
        try workspace.build(now: Self.now)
        return try #require(try workspace.text("public/index.html").split(separator: "<tr data-state").last)
    }

    @Test("Where a translation was deleted, its cell says that phones have it, and that it is left out")
    func tellsDeletedTranslations() throws {
        let workspace = try released()
        try workspace.remove("campaigns/2026-11-20-sale.fr.md")
        let row = try row(of: workspace)
        #expect(
            row.contains(
                "<td class=\"live behind\"><b>fr</b> live, changed: removed, left out<small>no file publishes it in fr")
        )
        #expect(try workspace.text("public/campaigns/2026-11-20-sale.html").contains("../releases/fr.html"))
        #expect(try workspace.states(of: "2026-11-20-sale", at: Self.now)["fr"] == "live, changed: removed")
    }

    @Test("Where `locales` was narrowed, the cell says so, and the campaign is withdrawn only once no phones have it")
    func tellsNarrowedLocales() throws {
        let workspace = try released()
        try workspace.write(
            "---\ntitle: Sale\nlocales: [en]\n---\nText\n", to: "campaigns/2026-11-20-sale.md")
        #expect(try row(of: workspace).contains("<b>fr</b> live, changed: removed<small>"))
        let plan = { (time: String, locale: String) in
            ReleasePlan(folder: workspace.folder, now: try Self.time(time), locales: [locale], author: "Ines")
        }
        _ = try Withdrawing(["2026-11-20-sale"], reason: "wrong", plan: try plan("2026-11-20T07:00:00Z", "en")).run()
        #expect(try row(of: workspace).hasPrefix("=\"running\""))
        let overview = try workspace.text("public/index.html")
        #expect(!overview.contains("nothing is running now"))
        #expect(overview.contains("· fr</span>"))
        _ = try Withdrawing(["2026-11-20-sale"], reason: "wrong", plan: try plan("2026-11-20T08:00:00Z", "fr")).run()
        let row = try row(of: workspace)
        #expect(row.hasPrefix("=\"withdrawn\""))
        #expect(row.contains("<td class=\"withdrawn\"><b>fr</b> withdrawn<small>"))
        let page = try workspace.text("public/campaigns/2026-11-20-sale.html")
        for (time, locale) in [("08:00", "en"), ("09:00", "fr")] {
            #expect(page.contains("Fri 20 Nov 2026, \(time)</time> in \(locale), by <bdi>Ines</bdi>"))
        }
    }
}
