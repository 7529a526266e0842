import Newsroom
import Testing

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
        let remark = try #require(outcomes.first?.remarks.first)
        let text = outcomes.text(isDryRun: false)
        #expect(text.components(separatedBy: remark).count == 2, "\(text)")
        #expect(text.contains("\nen, fr:\n  \(remark)\n"))
        #expect(text.contains("en: release 2 takes out a\n") && text.contains("fr: release 2 takes out a\n"))
        let head = """
            en: release 2 takes out a
              a leaves
              0 messages until 2027-02-18 13:00 Europe/Berlin

            """
        #expect([outcomes[0]].text(isDryRun: false) == head + outcomes[0].remarks.map { "  \($0)\n" }.joined())
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
}
