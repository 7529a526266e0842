import Testing

@Suite struct JourneyTestTests {
    private static let sale = [
        "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
        "journeys/sale.yml": """
        - id: first
          client: inotify
          settings: {showOnFirstLaunch: true}
          steps: [{at: 2026-11-20T10:00:00Z, appVersion: "1.0"}]
          expected: [{shown: 2026/11/20-sale}]

        """,
    ]

    private func run(_ files: [String: String], _ arguments: [String] = []) throws -> Program.Outcome {
        let workspace = try TestWorkspace(Self.sale.merging(files) { _, new in new })
        return try Program.run(["test", "--now", "2026-11-21T12:00Z"] + arguments, in: workspace.folder)
    }

    @Test func whatAgreesPasses() throws {
        let outcome = try run([:])
        #expect(outcome.status == 0 && outcome.output == "1 passed, 0 failed\n" && outcome.messages == "")
    }

    @Test func aDeviceWithTheSDKNeedsNoNameOfItsTopic() throws {
        let outcome = try run([
            "newsadmin.yml": TestWorkspace.configuration(
                clients: "clients: {inotify: {}, sourse: {topic: \"news-{locale}\", integratedTopic: sdk_yes}}"),
            "campaigns/2026-11-22-later.md": "---\ntitle: Later\nstart: 2026-11-22T20:00Z\n---\nText\n",
            "journeys/sourse.yml": """
            - id: integrated
              client: sourse
              settings: {integrated: true}
              steps:
                - {at: 2026-11-22T10:00:00Z, do: receive, id: 2026-11-22-later}
                - {at: 2026-11-22T21:00:00Z, do: open}
              expected: [{shown: []}, {shown: [2026-11-22-later]}]
            - id: other
              client: sourse
              settings: {integrated: false}
              steps:
                - {at: 2026-11-22T10:00:00Z, do: receive, id: 2026-11-22-later}
                - {at: 2026-11-22T21:00:00Z, do: open}
              expected: [{shown: [2026-11-22-later]}, {shown: []}]

            """,
        ])
        #expect(outcome.status == 0 && outcome.output == "3 passed, 0 failed\n", "\(outcome)")
    }

    @Test func whereNothingIsToBeTestedIsSaid() throws {
        let empty = try run(["notes/a.yml": "# nothing yet\n"], ["journeys", "notes"])
        #expect(empty.status == 2 && empty.output == "1 passed, 0 failed\n")
        #expect(empty.messages == "newsadmin: there is no journey in notes\n")
        #expect(try run([:], ["gone.yml"]).status == 3)
    }

    @Test func feedsBesideJourneysArePassedOver() throws {
        let outcome = try run(["journeys/feeds/old.json": "{\"a\": {\"views\": {}}}\n"])
        #expect(outcome.status == 0 && outcome.output == "1 passed, 0 failed\n")
        #expect(outcome.messages.hasSuffix("journeys/feeds/old.json is passed over, because no journey is in it\n"))
    }

    @Test func anEmptyFileBesideJourneysIsPassedOver() throws {
        let outcome = try run(["journeys/later.yml": "# nothing yet\n"])
        #expect(outcome.status == 0 && outcome.output == "1 passed, 0 failed\n")
        #expect(outcome.messages.hasSuffix("journeys/later.yml is passed over, because no journey is in it\n"))
    }

    @Test(
        arguments: [
            ("locale: fe, client: inotify", "“fe” is none of the workspace's locales: en, fr; did you mean “fr”?"),
            ("client: notable", "“notable” is none of the workspace's clients: inotify"),
        ])
    func aFeedThatTheWorkspaceDoesNotHaveIsAnError(_ fields: String, _ message: String) throws {
        let outcome = try run([
            "journeys/sale.yml": "{\(fields), steps: [{at: 2026-11-20T10:00:00Z}], expected: [{shown: null}]}\n"
        ])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("the workspace's own feed is needed: " + message))
    }

    @Test func anAnswerThatNoButtonGivesIsAnErrorUnlessThatIsExpected() throws {
        func journey(_ expected: String) -> [String: String] {
            [
                "journeys/sale.yml": """
                - id: first
                  client: inotify
                  settings: {showOnFirstLaunch: true}
                  steps:
                    - at: 2026-11-20T10:00:00Z
                      respond: ignore
                  expected: [{\(expected)}]

                """
            ]
        }
        let outcome = try run(journey("shown: 2026/11/20-sale"))
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "line 6: step 1: `respond: ignore` is no button of what is shown, which has “OK”; expect"))
        #expect(try run(journey("shown: 2026/11/20-sale, pressed: null")).status == 0)
        // Where another message is shown, that is what is told.
        let other = try run(journey("shown: 2026/11/21-other"))
        #expect(other.output.contains("2026/11/21-other") && !other.output.contains("is no button"))
    }

    @Test func aFeedFileThatIsNotThereCouldNotBeRead() throws {
        let outcome = try run([
            "journeys/sale.yml":
                "{client: inotify, feed: gone.plist, steps: [{at: 2026-11-20T10:00:00Z}], expected: [{shown: null}]}\n"
        ])
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("gone.plist: No such file"))
    }

    @Test func aBrokenConfigurationIsSaidOnce() throws {
        let outcome = try run(["newsadmin.yml": TestWorkspace.configuration(more: "timezone: UTC")])
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.messages.components(separatedBy: "newsadmin.yml:").count == 2)
    }

    @Test func errorsThatKeepFeedsBackAreToldOnce() throws {
        let outcome = try run(["campaigns/bad.md": "---\ntitel: Bad\n---\nText\n"])
        #expect(outcome.status == 0 && outcome.output == "1 passed, 0 failed\n")
        #expect(outcome.messages.contains("campaigns/bad.md:2:1: error"))
        #expect(outcome.messages.hasSuffix("leaves the feeds of en as they were; what is shown is how they would be\n"))
    }
}
