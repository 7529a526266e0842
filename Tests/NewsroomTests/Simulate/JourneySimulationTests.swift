import Testing

@Suite struct JourneySimulationTests {
    private static let files = [
        "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
        "journeys/sale.yml": """
        - id: first
          client: inotify
          settings: {showOnFirstLaunch: true}
          steps: [{at: 2026-11-20T10:00:00Z, appVersion: "1.0", respond: ok}]
        - id: second
          client: inotify
          steps: [{at: 2026-11-20T10:00:00Z, do: foreground, appVersion: "1.0"}]
          expected: [{shown: something else}]

        """,
        "journeys/bad.yml": "client: inotify\n",
    ]

    private func run(_ arguments: [String]) throws -> Program.Outcome {
        let workspace = try TestWorkspace(Self.files)
        return try Program.run(["simulate", "--now", "2026-11-21T12:00Z"] + arguments, in: workspace.folder)
    }

    @Test func eachJourneyHasItsTable() throws {
        let outcome = try run(["journeys/sale.yml"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("first (journeys/sale.yml): iNotify, times in Europe/Berlin"))
        #expect(outcome.output.contains("2026-11-20 11:00    1.0      Sale (2026/11/20-sale)"))
        #expect(outcome.output.contains("second (journeys/sale.yml)"))
        #expect(
            outcome.output.contains(
                "2026-11-20 11:00    1.0      nothing: the first launch shows nothing\nforeground\n"))
    }

    @Test func oneIsChosenByItsId() throws {
        let outcome = try run(["journeys/sale.yml", "--id", "second", "--json"])
        #expect(outcome.output.contains(#""id": "second""#))
        #expect(!outcome.output.contains(#""id": "first""#))
        let other = try run(["journeys/sale.yml", "--id", "secnd"])
        #expect(other.status == 2)
        #expect(other.messages.contains("no journey has the id “secnd”; did you mean “second”?"))
    }

    @Test func optionsThatAJourneyAnswersAreRefused() throws {
        for option in [["--days", "3"], ["--system", "17"], ["--launch", "every@6h"], ["--respond", "action"]] {
            let outcome = try run(["journeys/sale.yml"] + option)
            #expect(outcome.status == 2 && outcome.messages.contains("a journey itself says"), "\(option)")
        }
    }

    @Test func aFolderIsNoJourney() throws {
        let outcome = try run(["journeys"])
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("journeys is a folder; name a file in it, or run all journeys with"))
    }

    @Test func aJourneyThatCannotBeReadIsSaid() throws {
        let outcome = try run(["journeys/bad.yml"])
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("a journey needs `steps`"))
    }
}
