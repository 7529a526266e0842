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
}
