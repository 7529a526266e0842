import Newsroom
import Testing

/// Keys of which phones meet one, because each locale has a campaign of its own.
@Suite struct SharedKeyTests {
    private func workspace() throws -> TestWorkspace {
        try TestWorkspace([
            "campaigns/sale.md": "---\ntitle: Sale\nlocales: [en]\ninotify: {key: sale}\n---\nText\n",
            "campaigns/sale-fr.md":
                "---\ntitle: Soldes\nlocales: [fr]\nversions: {min: \"2.0\"}\ninotify: {key: sale}\n---\nTexte\n",
        ])
    }

    @Test func campaignsOfDifferentLocalesAreReleasedWithOneKeyInAnyOrder() throws {
        let times = ["2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z"]
        for locales in [["en", "fr"], ["fr", "en"]] {
            let workspace = try workspace()
            try workspace.approve()
            for (time, locale) in zip(times, locales) {
                #expect(try workspace.release(locale, at: time).map(\.isNew) == [true])
            }
            #expect(try workspace.states(of: "sale")["en"] == "live")
            #expect(try workspace.states(of: "sale-fr")["fr"] == "live")
        }
    }

    @Test func aCampaignThatComesIntoALocaleWithTheKeyOfAnotherOneThereIsRefused() throws {
        let workspace = try workspace()
        let settings = TestWorkspace.configuration(more: "release: {approvals: 0}")
        try workspace.write(settings, to: "newsadmin.yml")
        try workspace.release("en", "fr")
        try workspace.remove("campaigns/sale-fr.md")
        let text = "---\ntitle: Other\nlocales: [en, fr]\ninotify: {key: sale}\n---\nText\n"
        try workspace.write(text, to: "campaigns/sale.md")
        let failure = try #require(throws: ReleaseFailure.self) {
            try workspace.release("fr", at: "2026-11-20T14:00:00Z")
        }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["key-taken"])
        #expect(findings.first?.locales == ["fr"])
    }
}
