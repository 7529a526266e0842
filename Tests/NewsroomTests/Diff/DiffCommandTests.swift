import Campaigns
import Newsroom
import Testing

@Suite struct DiffCommandTests {
    private let workspace: TestWorkspace

    init() throws {
        workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: "release: {approvals: 0}"),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\n\nHalf price.\n",
        ])
        for time in ["2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z"] {
            try workspace.write("---\ntitle: Sale\n---\n\nAt \(time).\n", to: "campaigns/2026-11-20-sale.md")
            _ = try Releasing(
                ReleasePlan(
                    folder: workspace.folder, now: try #require(Instant(iso8601: time)), locales: ["en"],
                    author: "Anna")
            ).run()
        }
    }

    private func run(_ arguments: String...) throws -> Program.Outcome {
        try Program.run(["diff"] + arguments + ["--now", "2026-11-21T11:00Z"], in: workspace.folder)
    }

    @Test func aReleaseThatThereIsNotIsWrongUsage() throws {
        let outcome = try run("en", "--from", "7")
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("en has no release 7; there are releases 1 to 2"))
        #expect(try run("fr", "--to", "1").messages.contains("nothing has been released in fr yet"))
        #expect(try run("en", "--to", "yesterday").status == 2)
        #expect(try run("en", "--json", "--markdown").status == 2)
        #expect(try run("es").status == 2)
    }

    @Test func differencesAreNoErrors() throws {
        let outcome = try run("en", "--from", "1", "--to", "2", "--client", "inotify")
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("en: release 1 → release 2, 2026-11-21 12:00 to "))
    }

    @Test func aLedgerThatWasTamperedWithIsNotCompared() throws {
        let manifest = try workspace.text("releases/en/0002/manifest.json")
        try workspace.write(manifest.replacing("Anna", with: "Eve"), to: "releases/en/0002/manifest.json")
        let outcome = try run("en", "fr")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("releases/en/0002/manifest.json:"))
        #expect(outcome.messages.contains("[ledger-altered]"))
        #expect(!outcome.output.contains("en: "))
        #expect(outcome.output.contains("fr: nothing released"))
    }
}
