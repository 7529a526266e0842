import Releases
import Testing

@testable import Newsroom

/// What becomes of a message whose files have errors beside words that can be read, and of all others.
@Suite struct MessageErrorTests {
    private static let held = "live, changed: waiting"
    private static let kept = "live, changed: waiting: its files have errors"

    /// A workspace in which one message is released in both languages, and another one approved since.
    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
            "campaigns/a.fr.md": "---\ntitle: B\n---\nTexte\n",
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        try workspace.write("---\ntitle: C\ninotify: {key: c}\n---\nText\n", to: "campaigns/c.md")
        try workspace.write("---\ntitle: D\n---\nTexte\n", to: "campaigns/c.fr.md")
        try workspace.approve(["c"])
        return workspace
    }

    private func titles(_ workspace: TestWorkspace, in locale: String) throws -> [String]? {
        try workspace.ledger(locale).current?.messages.map(\.title)
    }

    @Test(arguments: ["start: 2026-12-01T00:00\n---\nTexte\n", "zz: 1\n---\nTexte\n", "zz: 1\n---\nTexte !\n"])
    func itStaysAsPhonesHaveItAndStopsNoOtherMessage(_ rest: String) throws {
        let workspace = try workspace()
        try workspace.write("---\ntitle: B\n\(rest)", to: "campaigns/a.fr.md")
        let french = try #require(try workspace.status().locales.last)
        #expect(french.messages.map(\.status.state.description) == [Self.held, "approved"])
        #expect(french.messages.first?.status.reason.text == "its files have errors")
        let steps = "  next:\n    newsadmin check --locale fr\n    newsadmin release fr\n"
        #expect(try workspace.status().text().contains(steps))
        #expect(try workspace.states(of: "a")["en"] == "live")
        let outcome = try #require(try workspace.release("fr").first)
        #expect(outcome.kept.map(\.text) == [Self.kept] && outcome.out.map(\.campaign) == ["c"])
        #expect(try titles(workspace, in: "fr") == ["B", "D"])
    }

    @Test func aFileInNoLocaleStopsNoOtherMessage() throws {
        let workspace = try workspace()
        try workspace.write("x\n", to: "campaigns/a.old.md")
        #expect(try workspace.states(of: "a") == ["en": Self.held, "fr": Self.held])
        #expect(try workspace.release("en", "fr").map { $0.kept.map(\.text) } == [[Self.kept], [Self.kept]])
        #expect(try titles(workspace, in: "en") == ["A", "C"])
        #expect(try titles(workspace, in: "fr") == ["B", "D"])
    }

    @Test func whatWasApprovedBeforeTheErrorWaitsUntilItIsMended() throws {
        let workspace = try workspace()
        let text = try workspace.text("campaigns/c.fr.md")
        try workspace.write("---\ntitle: D\nzz: 1\n---\nTexte\n", to: "campaigns/c.fr.md")
        let outcome = try #require(try workspace.release("fr").first)
        #expect(outcome.waiting.map(\.text) == ["waiting: its files have errors"] && !outcome.isNew)
        try workspace.write(text, to: "campaigns/c.fr.md")
        #expect(try workspace.release("fr").first?.out.map(\.campaign) == ["c"])
    }

    @Test(arguments: [
        "Texte\n", "---\ntitel: B\n---\n", "---\ntitel: B\n---\nTexte\n", "---\ntitle: \"\"\n---\nTexte\n",
    ])
    func theSourcesWordsDoNotGoOutForATranslationWithErrors(_ translation: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n"])
        try workspace.approve(["a"], in: ["fr"])
        try workspace.write(translation, to: "campaigns/a.fr.md")
        let line = try #require(try workspace.status().locales.last?.messages.first)
        #expect(line.status.state.description == "waiting" && line.status.reason.text == "its files have errors")
        #expect(line.status.fallback == nil && line.next == .check)
        let outcome = try #require(try workspace.release("fr").first)
        #expect(outcome.waiting.map(\.text) == ["waiting: its files have errors"])
        #expect(outcome.out.isEmpty && outcome.messages == 0)
        try workspace.remove("campaigns/a.fr.md")
        #expect(try workspace.states(of: "a")["fr"] == "approved")
    }

    @Test func whereNobodyMustApproveItWaitsAsWell() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: "release: {approvals: 0}"),
            "campaigns/a.md": "---\ntitle: A\nzz: 1\ninotify: {key: a}\n---\nText\n",
            "campaigns/c.md": "---\ntitle: C\ninotify: {key: c}\n---\nText\n",
        ])
        // Without a ledger it is told by other means than beside one.
        #expect(try workspace.states(of: "a") == ["en": "waiting"])
        let outcome = try #require(try workspace.release("en").first)
        #expect(outcome.waiting.map(\.campaign) == ["a"])
        #expect(try titles(workspace, in: "en") == ["C"])
        #expect(try workspace.states(of: "a") == ["en": "waiting"])
    }

    @Test func aTemplateThatOneMessageNamesAndIsNotThereStopsNoOther() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {inotify: {}, notable: {}}", more: "release: {approvals: 0}"),
            "campaigns/2026-11-20-a.md": "---\ntitle: A\ntemplate: heroo\n---\nText\n",
            "campaigns/2026-11-20-c.md": "---\ntitle: C\n---\nText\n",
        ])
        #expect(try workspace.status().locales.map(\.standing.obstacle) == [nil])
        #expect(try workspace.release("en").first?.waiting.map(\.campaign) == ["2026-11-20-a"])
        #expect(try titles(workspace, in: "en") == ["C"])
    }

    @Test func aBrokenTemplateStopsAllAndNobodyIsSentToWhatIsRefused() throws {
        let workspace = try workspace()
        try workspace.write("{{#title}}", to: "templates/notable/own.mustache")
        let report = try workspace.status()
        #expect(report.locales.map(\.standing.obstacle) == [.templates, .templates])
        #expect(report.text().contains("\n  templates have errors, so no text is approved or released: "))
        #expect(report.text().contains("  next:\n    newsadmin check --locale fr\n"))
        #expect(!report.text().contains("newsadmin release") && !report.json.contains("newsadmin release"))
        #expect(throws: ReleaseFailure.self) { try workspace.release("fr") }
        #expect(throws: ReleaseFailure.self) { try workspace.approve(["a"]) }
    }

    @Test func severalMessagesWithErrorsAreMendedAndNotApproved() throws {
        let workspace = try workspace()
        for campaign in ["a", "c"] {
            try workspace.write("---\ntitle: B\nzz: 1\n---\nTexte\n", to: "campaigns/\(campaign).fr.md")
        }
        let text = try workspace.status().text()
        #expect(text.contains("  next:\n    newsadmin check --locale fr\n"), "\(text)")
        #expect(!text.contains("newsadmin approve"), "\(text)")
    }

    @Test func whatWasWithdrawnStaysSo() throws {
        let workspace = try workspace()
        try workspace.withdraw("a", in: "fr")
        try workspace.write("---\ntitle: B\nzz: 1\n---\nTexte\n", to: "campaigns/a.fr.md")
        #expect(try workspace.states(of: "a")["fr"] == "withdrawn")
    }
}
