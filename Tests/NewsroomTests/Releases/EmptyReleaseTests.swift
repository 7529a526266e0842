import Newsroom
import Testing

@Suite struct EmptyReleaseTests {
    @Test func aFirstReleaseWithoutAnyMessageLeadsToApproval() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"], locales: "en")
        let dry = try workspace.release("en", isDryRun: true)
        #expect(
            dry.map(\.remarks) == [
                [
                    "warning: it holds no message, because nothing is approved; "
                        + "newsadmin approve --all --locale en, then release again"
                ]
            ])
        try workspace.approve()
        #expect(try workspace.release("en").map(\.remarks) == [[]])
    }

    @Test func whatIsNotTranslatedIsApprovedByName() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"], locales: "en, fr")
        #expect(try workspace.release("fr").first?.remarks.first?.contains("newsadmin approve a --locale fr") == true)
    }

    @Test func whereNothingWaitsNobodyIsSentToApprove() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\ndraft: true\n---\nText\n"], locales: "en")
        #expect(try workspace.release("en").map(\.remarks) == [["warning: it holds no message"]])
    }
}
