import Newsroom
import Testing

@Suite struct ApprovingTests {
    @Test func anUnknownNameIsAnsweredWithTheCampaignsThatAreThere() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/gone.md": "---\ntitle: B\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        try workspace.remove("campaigns/gone.md")
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.approve(["other"]) }
        guard case .usage(let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(reason == "“other” is none of the workspace's campaigns: a")
    }

    @Test func aLocaleThatIsLeftOutIsToldToBeUntranslated() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: "missing: {fr: leave-out}"),
            "campaigns/a.md": "---\ntitle: A\nlocales: [fr]\n---\nText\n",
        ])
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.approve(["a"]) }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(
            refusals.map(\.description) == [
                "a, en: it has no message in this locale",
                "a, fr: it has no message in this locale, which is left out until it is translated",
            ])
    }
}
