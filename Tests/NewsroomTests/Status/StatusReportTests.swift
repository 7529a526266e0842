import Campaigns
import Foundation
import Releases
import Testing

@testable import Newsroom

@Suite struct StatusReportTests {
    static let files = [
        "newsadmin.yml": TestWorkspace.configuration("en, fr"),
        "campaigns/a.md": "---\ntitle: A\nend: 2026-12-01T00:00Z\ninotify: {key: a}\n---\nText\n",
        "campaigns/a.fr.md": "---\ntitle: B\n---\nTexte\n",
    ]

    /// A workspace whose French is made from its source, approved and released.
    private func released() throws -> TestWorkspace {
        let workspace = try TestWorkspace(Self.files)
        #expect(try confirm(workspace).status == 0)
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    private func confirm(_ workspace: TestWorkspace) throws -> Program.Outcome {
        try Program.run(["translate", "confirm", "a", "--locale", "fr"], in: workspace.folder)
    }

    private func change(_ workspace: TestWorkspace) throws {
        try workspace.write(workspace.text("campaigns/a.md") + "More text\n", to: "campaigns/a.md")
    }

    private func expectBehindItsSource(_ french: LocaleStatus) {
        #expect(
            french.messages.map(\.status.reason.text) == [
                "as release 1 has it, until 2026-12-01 01:00 Europe/Berlin; the source has changed since this was translated"
            ])
        #expect(
            french.messages.map { $0.next?.text(for: ["fr"]).text } == ["newsadmin translate status --locale fr"])
    }

    @Test func aLiveTranslationWhoseSourceChangedWaitsForSomebody() throws {
        let workspace = try released()
        #expect(try !workspace.status().isWaiting)
        try change(workspace)
        let french = try #require(try workspace.status().locales.last)
        #expect(french.isWaiting)
        #expect(french.messages.map(\.status.state.description) == ["live"])
        expectBehindItsSource(french)
    }

    @Test func aLocaleThatIsNamedTwiceCountsOnce() throws {
        let workspace = try released()
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let once = try StatusReport(folder: workspace.folder, now: now, locales: ["en"])
        let twice = try StatusReport(folder: workspace.folder, now: now, locales: ["en", "en"])
        #expect(!twice.isWaiting)
        #expect(twice.locales.flatMap(\.messages).map(\.status.state.description) == ["live"])
        #expect(twice.text() == once.text())
        #expect(
            try ReleaseLog(folder: workspace.folder, locales: ["fr", "fr"]).text
                == ReleaseLog(folder: workspace.folder, locales: ["fr"]).text)
    }

    /// Behind the horizon of the last release, phones go on with what they have.
    @Test func whatStartsOrEndsBehindTheHorizonHasNotDoneSo() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: "release: {horizon: 30, selfApproval: true}"),
            "campaigns/a.md": "---\ntitle: A\nend: 2027-06-01T00:00Z\ninotify: {key: a}\n---\nText\n",
            "campaigns/b.md": "---\ntitle: B\nstart: 2027-06-01T00:00Z\ninotify: {key: b}\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        for (now, states) in [
            ("2026-11-22T00:00:00Z", ["live", "scheduled"]), ("2027-05-31T00:00:00Z", ["live", "scheduled"]),
            ("2027-07-01T00:00:00Z", ["live", "scheduled"]),
        ] {
            let english = try #require(try workspace.status(at: now).locales.first)
            #expect(english.messages.map(\.status.state.description) == states)
        }
        let late = try #require(try workspace.status(at: "2027-07-01T00:00:00Z").locales.first)
        #expect(late.messages[0].status.reason.text.hasSuffix("although it was to end 2027-06-01 02:00 Europe/Berlin"))
        #expect(
            late.messages[1].status.reason.text
                == "was to start 2027-06-01 02:00 Europe/Berlin, which release 1 does not hold")
        #expect(late.standing.isOverdue && late.messages.allSatisfy(\.status.isLate))
        let text = try workspace.status(at: "2027-07-01T00:00:00Z").text()
        #expect(text.contains("  next:\n    newsadmin release en\n"), "\(text)")
    }

    @Test func aReleaseThatWasMadeAheadOfTheClockIsToldAndNothingThatItRefusesComesNext() throws {
        let workspace = try released()
        try workspace.write("---\ntitle: C\ninotify: {key: b}\n---\nText\n", to: "campaigns/b.md")
        try workspace.write("---\ntitle: D\n---\nTexte\n", to: "campaigns/b.fr.md")
        try workspace.approve()
        try workspace.withdraw("a", in: "fr", at: "2026-11-25T00:00:00Z")
        let report = try workspace.status()
        #expect(report.locales.map(\.standing.isAhead) == [false, true])
        // Phones have it until then.
        #expect(report.locales.last?.messages.first?.status.state.released == .live)
        #expect(report.locales.last?.isWaiting == true)
        let time = try #require(Instant(iso8601: "2026-11-25T00:00:00Z"))
        #expect(report.locales.map(\.standing.obstacle) == [nil, .ahead(number: 2, time: time)])
        #expect(report.locales.last?.messages.allSatisfy { ($0.next == .release) == ($0.obstacle != nil) } == true)
        let text = report.text()
        #expect(
            text.contains(
                "\n  release 2 was made at 2026-11-25 01:00 Europe/Berlin, which is after now: nothing is released or "
                    + "deployed here until then, unless that release is taken back\n"), "\(text)")
        #expect(text.contains("newsadmin release en\n") && !text.contains("newsadmin release fr\n"), "\(text)")
        #expect(report.json.contains("\"newsadmin release en\""))
        #expect(!report.json.contains("newsadmin release fr"), "\(report.json)")
        let wayOut = "\"take release 2 back with version control, or wait until 2026-11-25 01:00 Europe/Berlin\""
        #expect(report.json.contains(wayOut), "\(report.json)")
        let then = try workspace.status(at: "2026-11-25T00:00:00Z")
        #expect(then.locales.map(\.standing.isAhead) == [false, false])
        #expect(then.text().contains("newsadmin release fr\n"))
    }

    @Test func aTranslationThatIsConfirmedOrEndedWaitsForNobody() throws {
        let workspace = try released()
        try change(workspace)
        let ended = try #require(try workspace.status(at: "2026-12-02T00:00:00Z").locales.last)
        #expect(!ended.isWaiting)
        #expect(try confirm(workspace).status == 0)
        let french = try #require(try workspace.status().locales.last)
        #expect(!french.isWaiting && french.messages.map(\.next) == [nil])
    }

    @Test func aTranslationThatWasReleasedStaleKnowinglyWaitsForNobodyUntilTheSourceChangesAgain() throws {
        let workspace = try TestWorkspace(Self.files)
        #expect(try confirm(workspace).status == 0)
        try change(workspace)
        try workspace.approve(["a"])
        try workspace.release("en", "fr")
        #expect(try workspace.status().locales.last?.isWaiting == false)
        try change(workspace)
        #expect(try workspace.status().locales.last?.isWaiting == true)
    }

    @Test func asManyPeopleAsMustApproveReleaseAStaleTranslationKnowingly() throws {
        let workspace = try TestWorkspace(Self.files)
        #expect(try confirm(workspace).status == 0)
        try change(workspace)
        try workspace.approve(["a"])
        try workspace.release("en", "fr")
        #expect(try workspace.status().locales.last?.isWaiting == false)
        try workspace.write(
            TestWorkspace.configuration("en, fr", more: "release: {approvals: 2}"), to: "newsadmin.yml")
        let french = try #require(try workspace.status().locales.last)
        #expect(french.isWaiting && french.messages.map(\.status.isBehindSource) == [true])
    }

    @Test func whereNobodyMustApproveATranslationBehindItsSourceIsToldAndWaitsForNobody() throws {
        var files = Self.files
        files["newsadmin.yml"] = TestWorkspace.configuration("en, fr", more: "release: {approvals: 0}")
        let workspace = try TestWorkspace(files)
        #expect(try confirm(workspace).status == 0)
        try workspace.release("en", "fr")
        try change(workspace)
        let french = try #require(try workspace.status().locales.last)
        #expect(!french.isWaiting)
        expectBehindItsSource(french)
    }

    @Test func whatOthersNeedComesFirst() throws {
        let workspace = try released()
        try workspace.remove("campaigns/a.md")
        try workspace.remove("campaigns/a.fr.md")
        try workspace.write(
            "---\ntitle: C\ninotify: {key: 2026/11/20-b}\n---\nText\n", to: "campaigns/b.md")
        let outcome = try Program.run(["status", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(
            outcome.output.contains(
                """
                  next:
                    newsadmin approve b --locale en --reviewer NAME --author WRITER
                    newsadmin release en

                """))
        #expect(
            outcome.output.contains(
                """
                  next:
                    translate it in campaigns/b.fr.md, or approve it as it is: newsadmin approve b --locale fr \
                --reviewer NAME --author WRITER
                    newsadmin release fr

                """))
    }

    @Test func whereTheFolderOfCampaignsHasGoneNobodyIsSentToARelease() throws {
        let workspace = try released()
        #expect(try workspace.status().locales.map(\.standing.lacksCampaigns) == [false, false])
        try workspace.remove("campaigns")
        let report = try workspace.status()
        #expect(report.locales.map(\.standing.obstacle) == [.noFolder, .noFolder])
        let wayOut = "bring campaigns/ back, or make an empty folder if everything is to leave"
        #expect(
            report.text().ranges(
                of: "\n  campaigns/ is not there, so a release would take everything out and is refused: \(wayOut)\n"
            ).count == 2)
        #expect(!report.text().contains("newsadmin release") && !report.json.contains("newsadmin release"))
        #expect(report.json.ranges(of: "\"next\": \"\(wayOut)\"").count == 2, "\(report.json)")
        try workspace.write("", to: "campaigns/.keep")
        let empty = try workspace.status()
        #expect(empty.locales.map(\.standing.lacksCampaigns) == [true, true])
        #expect(empty.locales.map(\.standing.obstacle) == [nil, nil])
        #expect(
            empty.text().contains("\n  there are no campaigns, so a release would take everything out; see whether"))
        #expect(empty.text().contains("newsadmin release fr\n"))
        try workspace.write("---\ntitel: A\n", to: "campaigns/a.md")
        #expect(try workspace.status().locales.map(\.standing.lacksCampaigns) == [false, false])
    }

    /// No message changes by it, and phones with such a client have no feed, or one with earlier settings.
    @Test(arguments: [
        ("{inotify: {}}", "{inotify: {}, notable: {}}", "Notable"),
        ("{inotify: {}, notable: {}}", "{inotify: {}}", "Notable"),
        ("{ismartnews: {}}", "{ismartnews: {events: {\"app:activate\": \"ON=2\"}}}", "iSmartNews"),
    ])
    func clientsThatHaveChangedSinceAReleaseAreAReasonForAnother(_ old: String, _ new: String, _ title: String) throws {
        func configuration(_ clients: String) -> String {
            TestWorkspace.configuration("en", clients: "clients: \(clients)")
        }
        let workspace = try TestWorkspace([
            "newsadmin.yml": configuration(old),
            "campaigns/a.md":
                "---\ntitle: A\nclients: [\(old.contains("ismart") ? "ismartnews" : "inotify")]\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        #expect(try workspace.status().locales.map(\.standing.changedClients) == [[]])
        try workspace.write(configuration(new), to: "newsadmin.yml")
        let report = try workspace.status()
        #expect(report.locales.map(\.standing.changedClients) == [[title]])
        #expect(
            report.text().contains("says something else of \(title) than when this was released"), "\(report.text())")
        #expect(report.text().contains("newsadmin release en\n"))
        #expect(try workspace.release("en").map(\.isNew) == [true])
        #expect(try workspace.status().locales.map(\.standing.changedClients) == [[]])
    }

    @Test func whereNothingWasReleasedTheLackOfCampaignsTakesNothingOut() throws {
        let workspace = try TestWorkspace()
        #expect(try workspace.status().locales.map(\.standing.lacksCampaigns) == [false, false])
    }

    /// Without a ledger it is told by other means than beside one.
    @Test(arguments: [false, true])
    func aTranslationWithoutItsTextIsToldFromNone(hasLedger: Bool) throws {
        var files = ["campaigns/e.fr.md": "---\ntitle: E\n---\nTexte\n"]
        for campaign in ["a", "b", "c", "d", "e"] {
            files["campaigns/\(campaign).md"] = "---\ntitle: A\ninotify: {key: \(campaign)}\n---\nText\n"
        }
        files["campaigns/b.fr.md"] = "---\ntitle: B\n---\n\n"
        files["campaigns/c.fr.md"] = "---\nsource: 0123456789abcdef\n---\nTexte\n"
        files["campaigns/d.fr.md"] = "---\nsource: 0123456789abcdef\n---\n"
        let workspace = try TestWorkspace(files)
        if hasLedger { try workspace.approve(["e"]) }
        let french = try #require(try workspace.status().locales.last)
        #expect(
            french.messages.dropLast().map(\.status.reason.text) == [
                "has no translation, and shows en", "its translation has no text, and shows that of en",
                "its translation has no title, and shows that of en",
                "its translation has neither title nor text, and shows those of en",
            ])
    }

    @Test func whatABrokenLedgerHoldsIsNotToBeDeployed() throws {
        var files = Self.files
        files["newsadmin.yml"] = TestWorkspace.configuration("en, fr", more: "deploy: {remote: /absent/site}")
        let workspace = try TestWorkspace(files)
        try workspace.approve()
        try workspace.release("en", "fr", at: "2026-06-01T12:00:00Z")
        #expect(
            try workspace.status().locales.map(\.standing.differing) == [.init(1), .init(1)])
        #expect(try workspace.status().locales.allSatisfy { $0.standing.renewal != nil })
        try workspace.write("{}", to: "releases/fr/0002/manifest.json")
        let french = try #require(try workspace.status().locales.last)
        #expect(french.hasBrokenLedger && french.isWaiting)
        #expect(french.standing.differing == nil && french.standing.renewal == nil)
        let outcome = try Program.run(["status", "fr", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.output.hasSuffix("nobody can tell where its messages stand; fix it first\n"))
    }

    @Test func aDraftIsToldOnceForAllLocales() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.write("---\ntitle: C\ndraft: true\n---\nText\n", to: "campaigns/b.md")
        let outcome = try Program.run(["status", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.output.hasSuffix("\nonce a draft is ready:\n  take “draft: true” out of campaigns/b.md\n"))
        #expect(outcome.output.ranges(of: "take “draft: true”").count == 1)
    }

    @Test func whereNothingTellsAuthorsTheCommandToApproveNamesThem() throws {
        let workspace = try TestWorkspace(Self.files)
        let outcome = try Program.run(["status", "en", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.output.contains("newsadmin approve a --locale en --reviewer NAME --author WRITER\n"))
        try workspace.write(
            TestWorkspace.configuration("en, fr", more: "release: {selfApproval: true}"), to: "newsadmin.yml")
        let own = try Program.run(["status", "en", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(own.output.contains("newsadmin approve a --locale en --reviewer NAME\n"))
    }
}
