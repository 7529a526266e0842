import Testing

/// What `forecast merge` takes and refuses.
@Suite struct ForecastMergeTests {
    private static let workspace = [
        "newsadmin.yml": TestWorkspace.configuration("en"), "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
    ]

    private func run(_ options: [String]) throws -> Program.Outcome {
        let workspace = try TestWorkspace(Self.workspace)
        let made = try Program.run(
            ["forecast", "--now", "2026-11-21T09:00Z", "--users", "20", "--shard", "1/1", "--output", "1.json"],
            in: workspace.folder)
        #expect(made.status == 0, "\(made.messages)")
        return try Program.run(["forecast"] + options, in: workspace.folder)
    }

    @Test(arguments: [
        ["merge", "1.json"], ["merge", "1.json", "--json"], ["--json", "merge", "1.json"],
        ["merge", "1.json", "--quiet", "--no-color"],
    ])
    func shardsAreMerged(_ options: [String]) throws {
        let outcome = try run(options)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output.hasPrefix(options.contains("--json") ? "{" : "2026-11-21 to "))
    }

    /// All of that is in the shards, and was ignored here without a word.
    @Test(arguments: [
        (["merge", "1.json", "--workspace", "other"], "--workspace"),
        (["--workspace", "other", "merge", "1.json"], "--workspace"),
        (["merge", "1.json", "--now", "2026-11-22T09:00Z"], "--now"),
        (["merge", "1.json", "--days", "3", "--users", "5"], "--days and --users"),
        (["merge", "1.json", "--locale", "en"], "--locale"),
        (["merge", "1.json", "--returns", "0"], "--returns"),
    ])
    func whatSaysHowAForecastIsMadeIsRefused(_ options: [String], _ named: String) throws {
        let outcome = try run(options)
        #expect(outcome.status == 2)
        #expect(
            outcome.messages.contains(
                "“forecast merge” takes what it prints from the shards; leave out \(named)\n"),
            "\(outcome.messages)")
    }
}
