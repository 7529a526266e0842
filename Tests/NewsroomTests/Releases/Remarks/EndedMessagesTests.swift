import Campaigns
import Testing

@testable import Newsroom

/// What has ended, and what was withdrawn, is left in peace: nobody is asked to translate, approve or release it again.
@Suite struct EndedMessagesTests {
    private static let before = "2026-11-20T12:00:00Z"
    private static let after = "2026-12-10T12:00:00Z"
    private static let front = "title: A\nend: 2026-12-01T00:00Z\ninotify: {key: 2026/11/20}\nnotable: {id: a}\n"
    private static let clients = "clients: {inotify: {}, notable: {}}"

    private func workspace(_ more: [String: String] = [:]) throws -> TestWorkspace {
        try TestWorkspace(
            [
                "newsadmin.yml": TestWorkspace.configuration("en, fr", clients: Self.clients),
                "campaigns/a.md": "---\n\(Self.front)---\nText\n", "campaigns/a.fr.md": "---\ntitle: B\n---\nTexte\n",
            ].merging(more) { $1 })
    }

    private func released() throws -> TestWorkspace {
        let workspace = try workspace()
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    private func rules(_ workspace: TestWorkspace, at now: String) throws -> Set<String> {
        Set(try workspace.check(now: now).map(\.rule.id))
    }

    @Test func whateverChangesInWhatHasEndedWaitsForNobody() throws {
        let workspace = try released()
        try workspace.write("---\n\(Self.front)---\nOther text\n", to: "campaigns/a.md")
        #expect(
            try workspace.states(of: "a", at: Self.before) == [
                "en": "live, changed: waiting", "fr": "live",
            ])
        #expect(try rules(workspace, at: Self.before).contains("key-known"))
        let status = try workspace.status(at: Self.after)
        #expect(!status.isWaiting)
        #expect(try workspace.states(of: "a", at: Self.after) == ["en": "ended", "fr": "ended"])
        #expect(status.locales.flatMap(\.messages).allSatisfy { $0.next == nil })
        #expect(try !rules(workspace, at: Self.after).contains("key-known"))
        #expect(try workspace.release("en", "fr", at: Self.after).map(\.isNew) == [false, false])
    }

    private func diff(_ workspace: TestWorkspace, at now: String) throws -> [ReleaseDiff.Locale] {
        let now = try #require(Instant(iso8601: now))
        return try ReleaseDiff(DiffPlan(folder: workspace.folder, now: now, locales: ["en"])).locales
    }

    @Test func usersNoticeNothingOfWhatHasEnded() throws {
        let workspace = try released()
        try workspace.write("---\n\(Self.front)---\nOther text\n", to: "campaigns/a.md")
        try workspace.write(
            "---\ntitle: O\nend: 2026-11-01T00:00Z\ninotify: {key: 2026/10/01}\nnotable: {id: o}\n---\nOld\n",
            to: "campaigns/o.md")
        #expect(try diff(workspace, at: Self.before).map(\.difference.messages.count) == [1])
        #expect(try diff(workspace, at: Self.after).allSatisfy { $0.isEmpty && $0.difference.messages.isEmpty })
        try workspace.remove("campaigns/a.md")
        try workspace.remove("campaigns/a.fr.md")
        #expect(try diff(workspace, at: Self.after).allSatisfy(\.isEmpty))
        #expect(try !diff(workspace, at: Self.before).allSatisfy(\.isEmpty))
    }

    /// A release would take nothing of such files, and phones keep what they have.
    @Test(arguments: ["draft: true\n", "end: 20277-01-01T00:00Z\n", "show: never\n", "title: [a\n"])
    func usersNoticeNothingOfWhatIsHeldBack(_ line: String) throws {
        let workspace = try released()
        let front = line.hasPrefix("end") ? Self.front.replacing("end: 2026-12-01T00:00Z\n", with: "") : Self.front
        try workspace.write("---\n\(front)\(line)---\nOther text\n", to: "campaigns/a.md")
        #expect(try diff(workspace, at: Self.before).allSatisfy { $0.isEmpty && $0.difference.messages.isEmpty })
        #expect(try workspace.release("en", at: "2026-11-21T12:00:00Z").map(\.isNew) == [false])
    }

    @Test func whatIsMadeToEndEarlyLeaves() throws {
        let workspace = try released()
        try workspace.write(
            "---\n\(Self.front.replacing("2026-12-01", with: "2026-11-21"))---\nText\n", to: "campaigns/a.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        let outcome = try #require(try workspace.release("en", at: "2026-11-22T12:00:00Z").first)
        #expect(outcome.isNew && outcome.out.isEmpty)
        #expect(outcome.leaving.map { [$0.campaign, $0.text] } == [["a", "it has ended"]])
    }

    /// What phones keep is what they have, whatever the comparison begins with.
    @Test func whatIsKeptIsOfTheNewestRelease() throws {
        let workspace = try released()
        try workspace.write("---\n\(Self.front)---\nSecond text\n", to: "campaigns/a.md")
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        try workspace.write("---\n\(Self.front)draft: true\n---\nThird text\n", to: "campaigns/a.md")
        let now = try #require(Instant(iso8601: "2026-11-20T14:00:00Z"))
        let plan = DiffPlan(folder: workspace.folder, now: now, locales: ["en"], from: 1)
        let difference = try #require(try ReleaseDiff(plan).locales.first?.difference)
        #expect(difference.messages.map(\.campaign) == ["a"])
        #expect(difference.messages.first?.text.isEmpty == false)
    }

    @Test func whatIsToGoOnWaitsAsBefore() throws {
        let workspace = try released()
        try workspace.write(
            "---\n\(Self.front.replacing("2026-12-01", with: "2026-12-31"))---\nText\n", to: "campaigns/a.md")
        #expect(
            try workspace.states(of: "a", at: Self.after) == [
                "en": "ended, changed: waiting", "fr": "ended, changed: waiting",
            ])
        #expect(try workspace.status(at: Self.after).isWaiting)
    }

    @Test func whatHasEndedGoesWithoutARelease() throws {
        let workspace = try released()
        try workspace.remove("campaigns/a.md")
        try workspace.remove("campaigns/a.fr.md")
        #expect(try workspace.release("en", "fr", at: Self.after).map(\.isNew) == [false, false])
        // It is no part of the next one, and nobody is told that it left.
        try workspace.write(
            "---\ntitle: C\ninotify: {key: 2026/12/09}\nnotable: {id: c}\n---\nText\n", to: "campaigns/c.md")
        try workspace.approve(at: Self.after)
        let outcome = try #require(try workspace.release("en", at: Self.after).first)
        #expect(outcome.isNew && outcome.messages == 1)
        #expect(outcome.out.map(\.campaign) == ["c"] && outcome.leaving.isEmpty)
    }

    @Test func whatEndedBeforeAnybodyReleasedItIsNotAskedFor() throws {
        let workspace = try workspace(["campaigns/a.fr.md": "---\ntitle: B\n---\n"])
        #expect(try rules(workspace, at: Self.before).contains("missing-translation"))
        #expect(try rules(workspace, at: Self.after).isDisjoint(with: ["missing-translation", "never-compared"]))
        #expect(try workspace.states(of: "a", at: Self.after) == ["en": "ended", "fr": "ended"])
        #expect(try !workspace.status(at: Self.after).isWaiting)
        let refused = try Program.run(
            ["approve", "a", "--locale", "en", "--reviewer", "R", "--author", "W", "--now", Self.after],
            in: workspace.folder)
        #expect(refused.status == 4 && refused.messages.contains("it has ended, so nobody would see it"))
        let outcome = try #require(try workspace.release("en", at: Self.after).first)
        #expect(outcome.messages == 0)
    }

    /// Another word for it in newsadmin.yml is not that of somebody who wants it back.
    @Test func whatWasWithdrawnIsNoErrorWhereNobodyHasWrittenItAnew() throws {
        let workspace = try released()
        try workspace.withdraw("a", in: "en", "fr", at: "2026-11-21T12:00:00Z")
        let now = "2026-11-22T12:00:00Z"
        try workspace.write(
            TestWorkspace.configuration("en, fr", clients: "clients: {inotify: {}, notable: {}, ismartnews: {}}")
                .replacing("news.example.com", with: "other.example.com"), to: "newsadmin.yml")
        #expect(try !rules(workspace, at: now).contains("key-withdrawn"))
        #expect(try workspace.states(of: "a", at: now) == ["en": "withdrawn", "fr": "withdrawn"])
        #expect(try workspace.build(now: now).isClean)
        #expect(
            !String(decoding: try #require(try workspace.files()["feeds/inotify/en.plist"]), as: UTF8.self).contains(
                "Text"))
        for change in ["versions: {max: \"1.0\"}\n---\nText\n", "---\nOther text\n"] {
            try workspace.write("---\n\(Self.front)\(change)", to: "campaigns/a.md")
            #expect(try rules(workspace, at: now).contains("key-withdrawn"))
        }
        #expect(try !rules(workspace, at: Self.after).contains("key-withdrawn"))
    }

    @Test func aLocaleWhoseMessagesHaveEndedIsTakenOutInPeace() throws {
        let workspace = try released()
        try workspace.remove("campaigns/a.fr.md")
        try workspace.write(TestWorkspace.configuration("en", clients: Self.clients), to: "newsadmin.yml")
        #expect(try rules(workspace, at: Self.before).contains("ledger-locale"))
        #expect(try !rules(workspace, at: Self.after).contains("ledger-locale"))
    }

    /// Behind its horizon a release does not end anything: phones keep its last state.
    @Test func whatEndsBehindTheHorizonIsStillOnPhones() throws {
        let workspace = try workspace([
            "campaigns/a.md": "---\n\(Self.front.replacing("2026-12-01", with: "2027-06-01"))---\nText\n"
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        let late = "2027-07-01T12:00:00Z"
        #expect(try workspace.states(of: "a", at: late)["fr"] == "live")
        try workspace.remove("campaigns/a.fr.md")
        try workspace.write(TestWorkspace.configuration("en", clients: Self.clients), to: "newsadmin.yml")
        #expect(try rules(workspace, at: late).contains("ledger-locale"))
        let outcome = try #require(try workspace.release("en", at: late).first)
        #expect(outcome.isNew && outcome.leaving.map(\.text) == ["it has ended"])
    }

    /// A clone that has not been brought up to date would put an older release back.
    @Test func whatNoReleaseHereHasIsToldBeforeADeployment() throws {
        let configuration = TestWorkspace.configuration("en, fr", clients: Self.clients, more: "deploy: {remote: site}")
        let workspace = try workspace(["newsadmin.yml": configuration])
        try workspace.approve()
        try workspace.release("en")
        let now = try #require(Instant(iso8601: Self.before))
        _ = try Deploying(DeployPlan(folder: workspace.folder, now: now, locales: ["en"])).run()
        #expect(try workspace.status().locales.first?.standing.differing == .init(0))
        try workspace.write("{ }", to: "site/inotify/en.plist")
        #expect(try workspace.status().locales.first?.standing.differing == .init(1, unknown: 1, early: 0))
        let told = try Program.run(["status", "en", "--now", Self.before], in: workspace.folder)
        #expect(
            told.output.contains(
                "1 file holds what no release here has put there; if somebody has released elsewhere, pull releases/"))
    }
}
