import Campaigns
import Testing

@testable import Newsroom

@Suite("A campaign that is called another name after its release")
struct RenamedCampaignsTests {
    /// A workspace with one message that was released in two locales.
    private static func released(_ clients: String = "clients: {inotify: {}}") throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: clients),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nHalf price.\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    private static func rename(_ name: String, to other: String, in workspace: TestWorkspace) throws {
        for ending in [".md", ".fr.md"] {
            try workspace.write(try workspace.text("campaigns/\(name)\(ending)"), to: "campaigns/\(other)\(ending)")
            try workspace.remove("campaigns/\(name)\(ending)")
        }
    }

    private static func findings(in workspace: TestWorkspace) throws -> [Diagnostic] {
        try workspace.check().filter { $0.rule.id == "renamed-campaign" }
    }

    @Test func isTold() throws {
        let workspace = try Self.released()
        #expect(try Self.findings(in: workspace).isEmpty)
        try Self.rename("2026-11-20-sale", to: "2026-11-20-offer", in: workspace)
        let findings = try Self.findings(in: workspace)
        #expect(
            findings.map(\.description) == [
                "campaigns/2026-11-20-offer.md:1:1: warning: this says what “2026-11-20-sale” said, which was released and is there no more: for "
                    + "iNotify it is new, so anybody who dismissed the old one sees it again; "
                    + "name the campaign's files 2026-11-20-sale.md, as they were called before [renamed-campaign]"
            ])
        #expect(findings.first?.locales == ["en", "fr"])
    }

    @Test func isNotTakenOutByARelease() throws {
        let workspace = try Self.released()
        try Self.rename("2026-11-20-sale", to: "2026-11-20-offer", in: workspace)
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        let failure = try #require(throws: ReleaseFailure.self) {
            try workspace.release("en", at: "2026-11-20T13:00:00Z")
        }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(refusals.map(\.campaign) == ["2026-11-20-offer"])
        #expect(
            refusals.first?.sentence.text.hasSuffix(
                "as they were called before, or write allow: [renamed-campaign] in it")
                == true)
        let english = try #require(try workspace.status(at: "2026-11-20T13:00:00Z").locales.first)
        #expect(
            english.messages.first { $0.status.campaign == "2026-11-20-sale" }?.next?.text(for: ["en"]).text
                == "newsadmin check --locale en")
        let offer = "campaigns/2026-11-20-offer.md"
        try workspace.write(
            try workspace.text(offer).replacing("title: Sale", with: "title: Sale\nallow: [renamed-campaign]"),
            to: offer)
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
    }

    @Test func isNotToldOfOtherWords() throws {
        let workspace = try Self.released()
        try Self.rename("2026-11-20-sale", to: "2026-11-20-offer", in: workspace)
        try workspace.write("---\ntitle: Sale\n---\nA third off.\n", to: "campaigns/2026-11-20-offer.md")
        #expect(try Self.findings(in: workspace).map(\.locales) == [["fr"]])
    }

    @Test func isNotToldOfASecondOneBesideTheFirst() throws {
        let workspace = try Self.released()
        try workspace.write(try workspace.text("campaigns/2026-11-20-sale.md"), to: "campaigns/2026-11-20-offer.md")
        #expect(try Self.findings(in: workspace).isEmpty)
    }

    @Test func namesTheClientsThatGoByTheName() throws {
        // Classic messages of iSmartNews are known by their words.
        let workspace = try Self.released("clients: {inotify: {}, ismartnews: {}}")
        try Self.rename("2026-11-20-sale", to: "2026-11-20-offer", in: workspace)
        let message = try #require(try Self.findings(in: workspace).first).message
        #expect(message.contains("for iNotify it is new, so"))
    }
}
