import Testing

@testable import Campaigns

@Suite struct EmptyLabelTests {
    @Test(arguments: [
        "action: {url: \"https://example.com\", label: ①\"\"}", "buttons: {dismiss: {label: ①\" \"}}",
        "vars: {none: \"\"}\nbuttons: {review: {label: ①\"{{none}}\"}}",
    ])
    func aLabelWithoutALetterIsFound(_ front: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n\(front)\n---\n"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "empty-label"])
    }

    @Test func aTranslationCanEmptyALabel() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\nbuttons: {dismiss: {label: No}}\n---\nText\n",
                "campaigns/a.fr.md": "---\ntitle: B\nbuttons: {dismiss: {label: ①\"\"}}\n---\nTexte\n",
            ], locales: "en, fr")
        let findings = try workspace.messages(of: "a").findings.filter { $0.rule == .emptyLabel }
        workspace.expect(findings, at: ["①": "empty-label"])
        #expect(findings.map(\.locales) == [["fr"]])
    }

    @Test func theAppsLabelsAreFoundToo() throws {
        let app = "app: {labels: {remind: ①\"\", ok: OK, fr: {ok: ②\"\"}}}\n"
        let workspace = try TestWorkspace(["newsadmin.yml": TestWorkspace.configuration("en, fr") + app])
        let findings = try workspace.findings().filter { $0.rule != .noCampaigns }
        workspace.expect(findings, at: ["①": "empty-label", "②": "empty-label"])
    }

    @Test(arguments: [
        "buttons: {dismiss: {}}", "buttons: {dismiss: {label: ×}}", "action: {url: \"https://a.example\"}",
    ])
    func aLabelThatIsThereOrLeftAwayIsFine(_ front: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n\(front)\n---\n"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
