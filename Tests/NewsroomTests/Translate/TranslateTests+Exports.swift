import Campaigns
import Testing

/// What an export writes over, and what not.
extension TranslateTests {
    @Test func anExportDoesNotDestroyWhatATranslatorHasDone() throws {
        let workspace = try TestWorkspace(files)
        let arguments = ["translate", "export", "--locale", "fr", "--format", "po", "--output", "fr.po"]
        let now = ["--now", now.iso8601]
        #expect(try Program.run(arguments + now, in: workspace.folder).status == 0)
        // Nobody has done anything yet.
        #expect(try Program.run(arguments + now, in: workspace.folder).status == 0)
        let done = try workspace.text("fr.po").replacing("\"A\"\nmsgstr \"\"", with: "\"A\"\nmsgstr \"Ah\"")
        try workspace.write(done, to: "fr.po")
        let refused = try Program.run(arguments + now, in: workspace.folder)
        #expect(refused.status == 4)
        #expect(refused.messages.hasPrefix("refused: fr.po holds translations that the workspace does not have"))
        #expect(try workspace.text("fr.po") == done)
        #expect(try Program.run(["translate", "import", "fr.po"] + now, in: workspace.folder).status == 0)
        #expect(try Program.run(arguments + now, in: workspace.folder).status == 0)
    }

    @Test(arguments: ["part", "damaged", "refused"])
    func noWorkOfATranslatorIsDestroyed(_ kind: String) throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nOne [x](https://a.b)\n\nTwo\n"
        ])
        let now = ["--now", now.iso8601]
        let export = ["translate", "export", "--locale", "fr", "--format", "po", "--output", "fr.po"] + now
        #expect(try Program.run(export, in: workspace.folder).status == 0)
        let before = try workspace.text("fr.po")
        let source = "\"One [x](https://a.b)\"\nmsgstr \"\""
        let done =
            switch kind {
            case "part": before.replacing(source, with: source.dropLast() + "Un [x](https://a.b)\"")
            case "refused": before.replacing(source, with: source.dropLast() + "Un\"")
            default: before.replacing(source, with: source.dropLast() + "Un \\q\"")
            }
        #expect(done != before)
        try workspace.write(done, to: "fr.po")
        _ = try Program.run(["translate", "import", "fr.po"] + now, in: workspace.folder)
        #expect(try Program.run(export, in: workspace.folder).status == 4)
        #expect(try workspace.text("fr.po") == done)
    }

    /// A file that nobody has touched is no work, whatever became of the workspace.
    @Test(arguments: ["", "source", "translation"])
    func anExportIsWrittenAgain(_ change: String) throws {
        let workspace = try TestWorkspace(files)
        try workspace.write("---\ntitle: B\n---\nTexte\n", to: "campaigns/a.fr.md")
        let export = ["translate", "export", "--locale", "fr", "--all", "--output", "fr.xlf", "--now", now.iso8601]
        #expect(try Program.run(export, in: workspace.folder).status == 0)
        switch change {
        case "source":
            try workspace.write(
                files["campaigns/a.md"]?.replacing("title: A", with: "title: AA") ?? "", to: "campaigns/a.md")
        case "translation": try workspace.write("---\ntitle: BB\n---\nTexte\n\nEt plus\n", to: "campaigns/a.fr.md")
        default: break
        }
        #expect(try Program.run(export, in: workspace.folder).status == 0)
    }
}
