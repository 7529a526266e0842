import Releases
import Testing

@testable import Newsroom

@Suite struct WithdrawingTests {
    private func released() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
            "campaigns/a.fr.md": "---\ntitle: B\n---\nTexte\n",
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    @Test func whatPhonesKeepIsSaidOnceForAllLocales() throws {
        let workspace = try released()
        let outcomes = try workspace.withdraw("a", in: "en", "fr")
        let remark = try #require(outcomes.first?.remarkLines.first)
        let text = outcomes.text(isDryRun: false)
        #expect(text.components(separatedBy: remark).count == 2, "\(text)")
        #expect(text.contains("\nen, fr:\n  \(remark)\n"))
        #expect(text.contains("en: release 2 takes out a\n") && text.contains("fr: release 2 takes out a\n"))
        let head = """
            en: release 2 takes out a
              a leaves
              0 messages until 2027-02-18 13:00 Europe/Berlin

            """
        #expect([outcomes[0]].text(isDryRun: false) == head + outcomes[0].remarkLines.map { "  \($0)\n" }.joined())
    }

    @Test func localesThatGoOnGivingItOutAreNamed() throws {
        let workspace = try released()
        let line = "it is still released in fr"
        #expect(try workspace.withdraw("a", in: "en").flatMap(\.remarkLines).contains(line))
        #expect(try !workspace.withdraw("a", in: "fr").flatMap(\.remarkLines).contains { $0.hasPrefix("it is still") })
    }

    @Test func whatHasNotStartedWasShownByNoPhone() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: TestWorkspace.allClients),
            "campaigns/a.md": "---\ntitle: A\nstart: 2026-12-01T12:00:00Z\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        let remarks = try workspace.withdraw("a", in: "en").flatMap(\.remarkLines)
        #expect(remarks.first == "no phone has shown it yet, since it has not started")
        // Phones with iSmartNews hold it already, and begin to show it when it starts.
        #expect(remarks.dropFirst().allSatisfy { $0.hasPrefix("iSmartNews: ") } && remarks.count > 1, "\(remarks)")
    }

    @Test func whatWasNeverSentIsOnNoPhone() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: TestWorkspace.allClients),
            "campaigns/a.md": "---\ntitle: A\nclients: [sourse]\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        #expect(
            try workspace.withdraw("a", in: "en").map(\.remarkLines) == [
                ["Sourse: nothing of it was sent, so no phone has it"]
            ])
    }

    @Test func whatWasShownBeforeItWasPutOffIsToldAsKnown() throws {
        let workspace = try released()
        try workspace.write(
            "---\ntitle: A\nstart: 2026-12-01T12:00:00Z\ninotify: {key: a}\n---\nText\n", to: "campaigns/a.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        let remarks = try workspace.withdraw("a", in: "en", at: "2026-11-20T14:00:00Z").flatMap(\.remarkLines)
        #expect(remarks.contains { $0.hasPrefix("iNotify: ") })
    }

    @Test func aWithdrawalThatWasStoppedBetweenLocalesIsContinuedByTheSameCommand() throws {
        let workspace = try released()
        try workspace.withdraw("a", in: "en")
        let outcomes = try workspace.withdraw("a", in: "en", "fr", at: "2026-11-20T13:00:00Z")
        #expect(outcomes.map(\.locale) == ["fr"])
        let failure = try #require(throws: ReleaseFailure.self) {
            try workspace.withdraw("a", in: "en", "fr", at: "2026-11-20T14:00:00Z")
        }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(refusals.map(\.description) == ["a, en: it is withdrawn already", "a, fr: it is withdrawn already"])
    }

    @Test func aCampaignThatIsNotForALocaleWasNeverReleasedThere() throws {
        let workspace = try released()
        try workspace.write(
            "---\ntitle: C\nlocales: [en]\ninotify: {key: b}\n---\nText\n", to: "campaigns/b.md")
        try workspace.approve()
        try workspace.release("en")
        let before = try workspace.files(below: "releases")
        func outcome(_ campaign: String) throws -> Program.Outcome {
            try Program.run(
                [
                    "withdraw", campaign, "--locale", "en", "fr", "--reason", "wrong price", "--author", "Otto",
                    "--now", "2026-11-20T12:00:00Z",
                ], in: workspace.folder)
        }
        let refused = try outcome("b")
        #expect(refused.status == 4)
        #expect(
            refused.messages
                == "refused: b, fr: it was never released in this locale\nnewsadmin: nothing was written\n")
        #expect(try workspace.files(below: "releases") == before)
        let unknown = try outcome("c")
        #expect(unknown.status == 2)
        #expect(unknown.messages.contains("“c” is none of the workspace's campaigns in en: a, b"))
    }

    @Test func aCampaignThatLeftIsNotSaidToHaveNeverBeenReleased() throws {
        let workspace = try released()
        try workspace.remove("campaigns/a.md")
        try workspace.remove("campaigns/a.fr.md")
        try workspace.release("fr")
        let failure = try #require(throws: ReleaseFailure.self) {
            try workspace.withdraw("a", in: "en", "fr")
        }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(refusals.map(\.description) == ["a, fr: the current release does not hold it any more"])
    }

    /// A workspace with one release of each locale, of two campaigns.
    private func releasedTwo() throws -> TestWorkspace {
        let workspace = try released()
        try workspace.write("---\ntitle: C\ninotify: {key: b}\n---\nText\n", to: "campaigns/b.md")
        try workspace.write("---\ntitle: D\n---\nTexte\n", to: "campaigns/b.fr.md")
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    @Test(arguments: [["en"], ["en", "fr"]])
    func theDryRunOfSeveralCampaignsSaysWhatTheRunDoes(_ locales: [String]) throws {
        let workspace = try releasedTwo()
        let before = try workspace.files(below: "releases")
        let planned = try workspace.withdraw(all: ["a", "b"], in: locales, isDryRun: true)
        #expect(planned.map(\.locale) == locales.flatMap { [$0, $0] })
        #expect(planned.map(\.number) == locales.flatMap { _ in [3, 4] })
        #expect(planned.map(\.messages) == locales.flatMap { _ in [1, 0] })
        #expect(try workspace.files(below: "releases") == before)
        let made = try workspace.withdraw(all: ["a", "b"], in: locales)
        #expect(made.map(\.json) == planned.map(\.json))
        let ledgers = try LedgerSet(folder: workspace.folder)
        #expect(ledgers.findings == [])
        for locale in locales {
            #expect(ledgers[locale].releases.map(\.messages.count) == [1, 2, 1, 0])
            #expect(ledgers[locale].withdrawals.byCampaign.mapValues(\.release) == ["a": 3, "b": 4])
        }
    }

    @Test func whatComesNextNamesALocaleOnce() throws {
        let workspace = try releasedTwo()
        let outcome = try Program.run(
            [
                "withdraw", "a", "b", "--locale", "en", "--reason", "wrong price", "--author", "Otto", "--now",
                "2026-11-20T13:00:00Z",
            ], in: workspace.folder)
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains("newsadmin deploy en.\n"), "\(outcome.messages)")
    }

    /// What a release is about to make of a ledger is what its files say once it is written.
    @Test func aReleaseThatIsAppendedIsTheOneThatIsRead() throws {
        let workspace = try releasedTwo()
        var ledger = try workspace.ledger("en")
        let earlier = ledger.fileSizes
        try workspace.withdraw("a", in: "en")
        let read = try workspace.ledger("en")
        let release = try #require(read.current)
        let added = read.fileSizes.keys.filter { earlier[$0] == nil }
        let kept = try workspace.files(below: "releases/en/files")
        let files: [[UInt8]] = try added.map { name in Array(try #require(kept[name])) }
        ledger.append(release, keeping: files)
        #expect(ledger.releases == read.releases)
        #expect(ledger.manifestHashes == read.manifestHashes)
        #expect(ledger.fileSizes == read.fileSizes)
        #expect(ledger.imageHashes == read.imageHashes)
    }
}
