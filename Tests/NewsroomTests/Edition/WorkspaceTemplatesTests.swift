import Newsroom
import Testing

@Suite struct WorkspaceTemplatesTests {
    @Test(arguments: [
        ["notable/banner": "{{> notable/banner}}"],
        [
            "notable/banner": "a {{>parts/a}}", "parts/a": "{{#title}}{{>parts/b}}{{/title}}",
            "parts/b": "{{>parts/a}}",
        ],
        ["dashboard/head": "{{> dashboard/index}}"],
    ])
    func aTemplateThatTakesInItselfIsAFindingAndNotTheEndOfTheProgram(_ templates: [String: String]) throws {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/a.fr.md": "---\ntitle: A\n---\nTexte\n",
        ]
        for (name, text) in templates { files["templates/\(name).mustache"] = text }
        let workspace = try TestWorkspace(files)
        let outcome = try Program.run(["build"], in: workspace.folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains(": error: the template takes in itself, without end: "))
    }

    @Test func aTemplateThatTakesInOthersTwiceAgainAndAgainIsAFindingAndNotTheEndOfTheProgram() throws {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("{inotify: {}}", with: "{notable: {}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/a.fr.md": "---\ntitle: A\n---\nTexte\n",
            "templates/notable/banner.mustache": "{{>parts/a0}}",
        ]
        for level in 0..<40 {
            files["templates/parts/a\(level).mustache"] = "x{{>parts/a\(level + 1)}}{{>parts/a\(level + 1)}}"
        }
        let errors = try TestWorkspace(files).check().filter { $0.severity == .error }
        #expect(errors.contains { $0.position.file == "templates/notable/banner.mustache" })
        #expect(Set(errors.map(\.rule.id)) == ["bad-template"])
    }

    @Test(arguments: [
        ("x", "the template cannot be read: it is larger than 1048576 bytes"),
        ("{{#a}}", "more than 100 sections stand in one another here"),
    ])
    func aTemplateThatCannotBeReadIsAFindingThatNamesItsFile(_ part: String, _ message: String) throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-12-01-a.md": "---\ntitle: A\n---\nText\n",
            "templates/notable/banner.mustache": String(
                repeating: part, count: part == "x" ? (1 << 20) + 1 : 20_000),
        ])
        let errors = try workspace.check().filter { $0.severity == .error }
        #expect(errors.map(\.message) == [message])
        #expect(errors.map(\.rule.id) == ["bad-template"])
        #expect(errors.map(\.position.file) == ["templates/notable/banner.mustache"])
    }
}
