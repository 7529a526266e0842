import Testing

@testable import Newsroom

/// What becomes of a message whose translation cannot be read, so that the source's words stand in for it.
@Suite struct UnreadTranslationTests {
    private static let broken = "---\ntitle: B\nvars: [\n---\nTexte\n"

    /// A workspace in which French was released in English words first, knowingly, and in its own ones since.
    private func released(more: String = "") throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: more),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
        ])
        if more.isEmpty { try workspace.approve(["a"]) }
        try workspace.release("en", "fr")
        try workspace.write("---\ntitle: B\n---\nTexte\n", to: "campaigns/a.fr.md")
        if more.isEmpty { try workspace.approve(["a"], in: ["fr"]) }
        try workspace.release("fr")
        #expect(try titles(workspace) == ["B"])
        return workspace
    }

    private func titles(_ workspace: TestWorkspace) throws -> [String]? {
        try workspace.ledger("fr").current?.messages.map(\.title)
    }

    @Test func whatWasApprovedOfTheWordsThatStandInDoesNotCount() throws {
        let workspace = try released()
        try workspace.write(Self.broken, to: "campaigns/a.fr.md")
        let line = try #require(try workspace.status().locales.last?.messages.first)
        #expect(line.status.state.description == "live, changed: waiting")
        #expect(line.status.reason.text == "its files have errors")
        #expect(line.next?.text(for: ["fr"]).text == "newsadmin check --locale fr")
        let left = try workspace.approve().leftOut
        #expect(left.map(\.campaign) == ["a"] && left.map(\.locale) == ["fr"])
    }

    @Test(arguments: ["", "release: {approvals: 0}"])
    func itKeepsWhatPhonesHaveAndStopsNoOtherMessage(_ policy: String) throws {
        let workspace = try released(more: policy)
        try workspace.write(Self.broken, to: "campaigns/a.fr.md")
        try workspace.write("---\ntitle: C\ninotify: {key: c}\n---\nText\n", to: "campaigns/c.md")
        try workspace.write("---\ntitle: D\n---\nTexte\n", to: "campaigns/c.fr.md")
        if policy.isEmpty { try workspace.approve(["c"], in: ["fr"]) }
        let outcome = try #require(try workspace.release("fr").first)
        #expect(outcome.kept.map(\.text) == ["live, changed: waiting: its files have errors"])
        #expect(try titles(workspace) == ["B", "D"])
    }

    @Test func aLocaleThatTakesItsWordsFromTheTranslationWaitsToo() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, de, de-CH", more: "missing: {de-CH: de}"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve(["a"])
        try workspace.release("en", "de", "de-CH")
        try workspace.write("---\ntitle: B\n---\nTexte\n", to: "campaigns/a.de.md")
        try workspace.approve(["a"], in: ["de", "de-CH"])
        try workspace.release("de", "de-CH")
        try workspace.write(Self.broken, to: "campaigns/a.de.md")
        try workspace.write("---\ntitle: C\ninotify: {key: c}\n---\nText\n", to: "campaigns/c.md")
        try workspace.approve(["c"], in: ["de-CH"])
        let line = try #require(try workspace.status().locales.last?.messages.first)
        #expect(line.status.state.description == "live, changed: waiting")
        #expect(line.status.reason.text == "its files have errors")
        #expect(line.next?.text(for: ["de-CH"]).text == "newsadmin check --locale de-CH")
        let outcome = try #require(try workspace.release("de-CH").first)
        #expect(outcome.kept.map(\.text) == ["live, changed: waiting: its files have errors"])
        #expect(try workspace.ledger("de-CH").current?.messages.map(\.title) == ["B", "C"])
    }

    @Test func aTranslationThatNobodyUsesKeepsNoOtherLocaleWaiting() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, de, de-CH", more: "missing: {de-CH: de}"),
            "campaigns/a.md": "---\ntitle: A\nlocales: [en, de-CH]\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve(["a"], in: ["en", "de-CH"])
        try workspace.write(Self.broken, to: "campaigns/a.de.md")
        #expect(try workspace.states(of: "a")["de-CH"] == "approved")
    }

    @Test func beforeAnythingIsApprovedItWaitsForItsFileToBeMended() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
            "campaigns/a.fr.md": Self.broken,
        ])
        let line = try #require(try workspace.status().locales.last?.messages.first)
        #expect(line.status.state.description == "waiting" && line.status.reason.text == "its files have errors")
        #expect(line.next?.text(for: ["fr"]).text == "newsadmin check --locale fr")
    }

    @Test(arguments: [Self.broken, "---\ntitle: B\nvras: {}\n---\nTexte\n"])
    func whereItsCampaignIsNotForTheLocaleAnyMoreTheMessageLeaves(_ translation: String) throws {
        let workspace = try released()
        try workspace.write("---\ntitle: A\nlocales: [en]\ninotify: {key: a}\n---\nText\n", to: "campaigns/a.md")
        try workspace.write(translation, to: "campaigns/a.fr.md")
        #expect(try workspace.states(of: "a")["fr"] == "live, changed: removed")
        #expect(try workspace.release("fr").first?.leaving.map(\.campaign) == ["a"])
        #expect(try titles(workspace) == [])
    }

    @Test func anErrorInTheCampaignsOwnFileKeepsItWhereItSaysThatItIsNotFor() throws {
        let workspace = try released()
        try workspace.write(
            "---\ntitle: A\nlocales: [en, frr]\ninotify: {key: a}\n---\nText\n", to: "campaigns/a.md")
        #expect(try workspace.states(of: "a")["fr"] == "live, changed: waiting")
        try workspace.release("fr")
        #expect(try titles(workspace) == ["B"])
    }

    @Test func aDraftStaysOne() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr"),
            "campaigns/a.md": "---\ntitle: A\ndraft: true\ninotify: {key: a}\n---\nText\n",
            "campaigns/a.fr.md": Self.broken,
        ])
        #expect(try workspace.states(of: "a") == ["en": "draft", "fr": "draft"])
    }
}
