import Newsroom
import Testing

@Suite struct EmptyReleaseTests {
    @Test func aFirstReleaseWithoutAnyMessageLeadsToApproval() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\ninotify: {key: 2026/11/20}\n---\nText\n"], locales: "en")
        let dry = try workspace.release("en", isDryRun: true)
        #expect(
            dry.map(\.remarkLines) == [
                [
                    "warning: it holds no message, because nothing is approved; "
                        + "newsadmin approve --all --locale en --reviewer NAME "
                        + "(without git also --author WRITER), then release again"
                ]
            ])
        try workspace.approve()
        let remarks = try workspace.release("en").flatMap(\.remarkLines)
        #expect(!remarks.contains { $0.contains("holds no message") }, "\(remarks)")
    }

    @Test func whatIsNotTranslatedIsApprovedByName() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\ninotify: {key: 2026/11/20}\n---\nText\n"], locales: "en, fr")
        #expect(
            try workspace.release("fr").first?.remarkLines.first?.contains("newsadmin approve a --locale fr") == true)
    }

    @Test func whatHasErrorsLeadsToCheck() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"], locales: "en")
        #expect(
            try workspace.release("en").map(\.remarkLines) == [
                [
                    "warning: it holds no message, because all have errors; newsadmin check --locale en tells them"
                ]
            ])
    }

    @Test func whereCampaignsAreGoneThatIsSaid() throws {
        let workspace = try TestWorkspace(
            [
                "newsadmin.yml": TestWorkspace.configuration("en") + "release: {approvals: 0}\n",
                "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/2026-11-20-b.md": "---\ntitle: B\n---\nText\n",
            ])
        #expect(try workspace.release("en").map(\.remarkLines) == [[]])
        try workspace.remove("campaigns/2026-11-20-a.md")
        #expect(try workspace.release("en").map(\.remarkLines) == [[]])
        try workspace.remove("campaigns/2026-11-20-b.md")
        let warning = "warning: there are no campaigns; see whether campaigns/ is where it should be"
        #expect(try workspace.release("en").map(\.remarkLines) == [[warning]])
    }

    @Test func aFolderOfCampaignsThatHasGoneTakesNothingOut() throws {
        let workspace = try TestWorkspace(
            [
                "newsadmin.yml": TestWorkspace.configuration("en") + "release: {approvals: 0}\n",
                "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
            ])
        #expect(try workspace.release("en").map(\.remarkLines) == [[]])
        try workspace.remove("campaigns")
        #expect {
            try workspace.release("en")
        } throws: { error in
            guard case ReleaseFailure.refused(let refusals) = error else { return false }
            return refusals.map(\.description).joined().hasPrefix("en: campaigns/ is not there")
        }
    }

    @Test func whereNothingWaitsNobodyIsSentToApprove() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\ndraft: true\n---\nText\n"], locales: "en")
        #expect(try workspace.release("en").map(\.remarkLines) == [["warning: it holds no message"]])
    }
}
