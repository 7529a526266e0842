import Campaigns
import Releases
import Testing

@testable import Newsroom

@Suite("What the dashboard is told of releases")
struct ReleaseReportsTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration("en, fr", more: "missing: {default: [en]}"),
        "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
        "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTexte\n",
        "campaigns/2026-11-21-new.md": "---\ntitle: New\n---\nText\n",
        "campaigns/2026-11-22-draft.md": "---\ntitle: Draft\ndraft: true\n---\nText\n",
    ]

    private static func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

    @Test("Where there is no ledger, states are the same as those told with all texts hashed")
    func tellsTheSame() throws {
        let workspace = try TestWorkspace(Self.files)
        let now = try Self.instant("2026-11-20T12:00:00Z")
        let edition = try EditionReader(now: now).read(workspace.folder)
        for locale in ["en", "fr"] {
            let told = ReleaseContext(forStatesOf: edition, now: now).readableStatuses(in: locale)
            let hashed = try ReleaseContext(edition, now: now).statuses(in: locale)
            #expect(told.map(\.campaign) == hashed.map(\.campaign))
            #expect(told.map(\.state) == hashed.map(\.state))
            #expect(told.map(\.reason) == hashed.map(\.reason))
            #expect(told.map(\.fallback) == hashed.map(\.fallback))
            #expect(told.map(\.title) == hashed.map(\.title))
            #expect(told.map(\.state.description).contains(locale == "fr" ? "missing" : "waiting"))
        }
    }

    @Test("The pages of a workspace without releases tell what waits, and how to approve it")
    func tellsWaiting() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build()
        let index = try workspace.text("public/index.html")
        let words = ["newsadmin", "approve", "--all", "--locale", "en", "--reviewer", "NAME"]
        let command = words.map { "<span>\($0)</span>" }.joined(separator: " ")
        #expect(index.contains("<code class=\"command\">\(command)</code>"))
        #expect(try workspace.text("public/releases.html").contains("Nothing has been released yet."))
        #expect(try workspace.text("public/releases/fr.html").contains("Nothing has been released in fr yet."))
    }

    /// Approves and releases what there is in English, and returns the plan of that release.
    private func releaseEnglish(_ workspace: TestWorkspace) throws -> ReleasePlan {
        let time = try Self.instant("2026-11-20T06:00:00Z")
        _ = try Approving(
            ApprovalPlan(
                folder: workspace.folder, now: time, campaigns: nil, locales: ["en"], reviewer: "Mara Lind",
                authors: ["Ada"]),
            authors: NoAuthorSource()
        ).run()
        let plan = ReleasePlan(folder: workspace.folder, now: time, locales: ["en"], author: "Ines")
        _ = try Releasing(plan).run()
        return plan
    }

    @Test("States and comparisons have their dates written as everything else on pages")
    func writesDates() throws {
        var files = Self.files
        files["campaigns/2026-11-20-sale.md"] = "---\ntitle: Sale\nend: 2026-12-01T00:00\n---\nText\n"
        let workspace = try TestWorkspace(files)
        _ = try releaseEnglish(workspace)
        try workspace.write(
            "---\ntitle: New\nend: 2026-12-03T00:00\n---\nText\n", to: "campaigns/2026-11-21-new.md")
        try workspace.build(now: "2026-11-20T12:00:00Z")
        let page = try workspace.text("public/releases/en.html")
        #expect(page.contains("as release 1 has it, until Tue 1 Dec 2026, 00:00 (Europe/Berlin)"))
        #expect(page.contains("until Thu 3 Dec 2026, 00:00"))
        #expect(!page.contains("2026-12-01 00:00") && !page.contains("2026-12-03 00:00"))
    }

    @Test(
        "What begins behind the horizon of a release made now is told to begin later, as diff does",
        arguments: [("2027-02-18T13:00", true), ("2027-02-18T12:59", false)])
    func looksAsFarAsARelease(_ start: String, isLater: Bool) throws {
        let workspace = try TestWorkspace(Self.files)
        _ = try releaseEnglish(workspace)
        try workspace.write("---\ntitle: Edge\nstart: \(start)\n---\nText\n", to: "campaigns/2026-12-20-edge.md")
        // 90 days before 2027-02-18, 13:00 in Berlin.
        try workspace.build(now: "2026-11-20T12:00:00Z")
        #expect(try workspace.text("public/releases/en.html").contains("later than is looked at here") == isLater)
        let plan = DiffPlan(folder: workspace.folder, now: try Self.instant("2026-11-20T12:00:00Z"), locales: ["en"])
        #expect(try ReleaseDiff(plan).text.contains("later than is looked at here") == isLater)
    }

    @Test("Before the moment at which a release was made, the pages say that it is ahead")
    func tellsWhatIsAhead() throws {
        let workspace = try TestWorkspace(Self.files)
        _ = try releaseEnglish(workspace)
        let told =
            "release 1 was made at Fri 20 Nov 2026, 07:00, which is after now: nothing is released or deployed here"
        for (now, isAhead) in [("2026-11-20T05:59:59Z", true), ("2026-11-20T06:00:00Z", false)] {
            try workspace.build(now: now)
            #expect(try workspace.text("public/index.html").contains(told) == isAhead)
            #expect(try workspace.text("public/releases/en.html").contains(told) == isAhead)
            #expect(try !workspace.text("public/releases/fr.html").contains("after now"))
        }
    }

    @Test(
        "Where there are no campaigns any more, the pages say what a release would do, and recommend none that is refused"
    )
    func tellsWhereCampaignsHaveGone() throws {
        let workspace = try TestWorkspace(Self.files)
        _ = try releaseEnglish(workspace)
        try workspace.remove("campaigns")
        let command = ["newsadmin", "release", "en"].map { "<span>\($0)</span>" }.joined(separator: " ")
        let hint = "there are no campaigns, so a release would take everything out"
        try workspace.build()
        for path in ["public/index.html", "public/releases/en.html"] {
            let page = try workspace.text(path)
            #expect(page.contains("campaigns/ is not there, so a release would take everything out and is refused"))
            #expect(!page.contains(command) && !page.contains(hint), "\(path)")
        }
        try workspace.write("", to: "campaigns/.keep")
        try workspace.build()
        for path in ["public/index.html", "public/releases/en.html"] {
            let page = try workspace.text(path)
            #expect(page.contains(hint) && page.contains(command), "\(path)")
            #expect(!page.contains("campaigns/ is not there"), "\(path)")
        }
    }

    @Test("Why a message was taken out is told in the words of who did that, times in them too")
    func keepsReasons() throws {
        let workspace = try TestWorkspace(Self.files)
        let plan = try releaseEnglish(workspace)
        let reason = "over 2026-11-21 10:00 Europe/Berlin"
        _ = try Withdrawing(["2026-11-20-sale"], reason: reason, plan: plan).run()
        try workspace.build(now: "2026-11-20T12:00:00Z")
        #expect(try workspace.text("public/releases/en.html").contains("taken out by release 2: \(reason)"))
    }

    @Test("Two builds of one day are the same where nothing changed in between, releases too")
    func isTheSameAllDay() throws {
        let workspace = try TestWorkspace(Self.files)
        let time = try Self.instant("2026-11-20T06:00:00Z")
        _ = try Approving(
            ApprovalPlan(
                folder: workspace.folder, now: time, campaigns: nil, locales: ["en"], reviewer: "Mara Lind",
                note: "read <b>", authors: ["Ada"]),
            authors: NoAuthorSource()
        ).run()
        _ = try Releasing(
            ReleasePlan(folder: workspace.folder, now: time, locales: ["en"], author: "Ines", note: "first")
        ).run()
        try workspace.write("---\ntitle: Sale ends\n---\nText\n", to: "campaigns/2026-11-20-sale.md")
        try workspace.build(now: "2026-11-20T12:00:00Z")
        let first = try workspace.files()
        try workspace.build(now: "2026-11-20T17:30:00Z")
        #expect(try workspace.files() == first)
        let page = try workspace.text("public/releases/en.html")
        #expect(page.contains("live, changed: waiting"))
        #expect(page.contains("the title changed since Mara Lind approved it"))
        #expect(page.contains("read &lt;b&gt;"))
        #expect(page.contains("<mark>") || page.contains("<ins><bdi>Sale ends</bdi></ins>"))
        #expect(try workspace.text("public/index.html").contains("live, changed: waiting"))
    }
}
