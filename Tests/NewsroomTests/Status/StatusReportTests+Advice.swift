import Campaigns
import TestSupport
import Testing

@testable import Newsroom

/// What `status` leads to.
extension StatusReportTests {
    @Test func commandsNameTheWorkspaceThatWasNamed() throws {
        let workspace = try TestWorkspace(Self.files)
        let outside = try TestFolder()
        func run(_ arguments: String...) throws -> Program.Outcome {
            try Program.run(
                arguments + ["--workspace", workspace.folder, "--now", "2026-11-20T12:00:00Z"], in: outside.path)
        }
        let option = "--workspace \(ShellWord.quoted(workspace.folder))"
        let status = try run("status", "en").output
        #expect(status.contains("    newsadmin approve \(option) a --locale en --reviewer NAME"))
        let person = ["--reviewer", "Ann", "--author", "Bob"]
        let approved = try Program.run(
            ["approve", "a", "--locale", "en", "--workspace=\(workspace.folder)", "--now", "2026-11-20T12:00:00Z"]
                + person,
            in: outside.path)
        #expect(approved.messages.contains("newsadmin status \(option)"))
        let released = try run("release", "en")
        #expect(released.messages.contains("newsadmin deploy \(option) en"))
        #expect(try !run("status", "--json").output.contains("--workspace"))
    }

    /// Texts of people are no commands, whatever they say.
    @Test func wordsThatLookLikeCommandsStayAsTheyAre() throws {
        let title = "newsadmin build"
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": "---\ntitle: \(title)\n---\nText\n"])
        let outside = try TestFolder()
        func said(_ arguments: String...) throws -> String {
            let outcome = try Program.run(
                arguments + ["--workspace", workspace.folder, "--now", "2026-11-20T12:00:00Z"], in: outside.path)
            #expect(outcome.status == 0, "\(outcome)")
            let text = outcome.output + outcome.messages
            #expect(!text.contains("\(title) --workspace"), "\(text)")
            return text
        }
        let approved = try said("approve", "--all", "--yes", "--reviewer", "Ann", "--author", title)
        #expect(approved.hasPrefix("2026-11-20-a, en: \(title)\n"))
        #expect(try said("release", "en", "--author", title, "--note", title).contains("newsadmin deploy --workspace"))
        #expect(try said("status").contains(" by \(title)"))
        _ = try said("check")
        #expect(try said("log").contains(title))
    }

    @Test func whatIsLeftOutForWantOfATranslationIsCounted() throws {
        var files = Self.files
        files["newsadmin.yml"] = TestWorkspace.configuration("en, fr", more: "missing: {fr: leave-out}\n")
        for (name, more) in [("b", ""), ("c", ""), ("d", "draft: true\n"), ("e", "end: 2026-11-01T00:00Z\n")] {
            files["campaigns/\(name).md"] = "---\ntitle: \(name)\n\(more)---\nText\n"
        }
        files["campaigns/f.md"] = "---\ntitle: F\nlocales: [en]\n---\nText\n"
        let status = try TestWorkspace(files).status()
        #expect(status.locales.map(\.untranslated) == [0, 2])
        #expect(
            status.text().contains(
                "  2 campaigns are left out, because there is no translation: newsadmin translate status --locale fr\n")
        )
    }

    @Test func aReleaseThatNobodySignedIsMadeAgainBeforeItIsDeployed() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.write(
            TestWorkspace.configuration("en, fr", more: "deploy: {remote: site}\n"), to: "newsadmin.yml")
        try workspace.approve()
        try workspace.release("en", "fr")
        #expect(try workspace.status().text().contains("    newsadmin deploy en\n"))
        try workspace.write(DeployingTests.publicKey, to: "keys/2026.pub")
        try workspace.write(
            TestWorkspace.configuration(
                "en, fr", more: "deploy: {remote: site}\nrelease: {keys: [keys/2026.pub]}\n"), to: "newsadmin.yml")
        let text = try workspace.status().text()
        #expect(text.contains("nobody has signed the release, so it is not deployed"))
        #expect(text.contains("    newsadmin release en\n"))
        #expect(!text.contains("newsadmin deploy"))
    }
}
