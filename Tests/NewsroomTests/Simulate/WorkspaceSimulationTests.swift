import Campaigns
import Clients
import Foundation
import Testing

@testable import Newsroom

@Suite struct WorkspaceSimulationTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration().replacing(
            "app: {versions: [\"1.0\", \"2.0\"]}",
            with:
                "app: {versions: [\"1.0\", \"2.0\"], builds: {\"1.0\": \"10\", \"2.0\": \"20\"}, labels: {ignore: Non}}"
        ).replacing("inotify: {}", with: "inotify: {}, ismartnews: {}"),
        "campaigns/2026-11-20-sale.md":
            "---\ntitle: Sale\naction: {url: \"https://example.com/sale\", label: Show me}\nclients: [inotify]\n---\nText\n",
        "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\naction: {label: Voir}\n---\nTexte\n",
        "campaigns/2026-11-22-old.md": "---\ntitle: Old\nversions: {max: \"1.0\"}\nclients: [inotify]\n---\nText\n",
        "campaigns/2026-11-24-later.md":
            "---\ntitle: Later\nstart: 2026-11-24T00:00Z\nend: 2026-11-25T00:00Z\nclients: [inotify]\n---\nText\n",
    ]

    private static let arguments = ["simulate", "--client", "inotify", "--locale", "fr", "--now", "2026-11-21T12:00"]

    private func plan(_ folder: String) throws -> SimulationPlan {
        SimulationPlan(
            folder: folder, now: try #require(Instant(iso8601: "2026-11-21T11:00:00Z")), client: "inotify",
            locale: "fr",
            days: 4)
    }

    @Test func aTableTellsWhatWasShownAndWhyNotTheRest() throws {
        let workspace = try TestWorkspace(Self.files)
        let result = try WorkspaceSimulation(plan(workspace.folder)).run()
        #expect(
            result.text()
                == """
                iNotify 1.5.6, fr, times in Europe/Berlin

                When                Version  Shown                               Buttons                     Answer
                ------------------  -------  ----------------------------------  --------------------------  -------------------
                2026-11-22 09:00    2.0      nothing: the first launch shows nothing
                2026-11-23 09:00    2.0      Soldes (2026/11/20-sale)            [Voir] [Me rappeler         Non
                                                                                 ultérieurement] [Non]
                                             not shown: 2026/11/22-old (for versions up to 1.0)
                2026-11-24 09:00    2.0      Later (2026/11/24-later)            [OK]                        OK
                                             not shown: 2026/11/20-sale (ignored before)
                2026-11-25 09:00    2.0      nothing: no message is due

                """)
    }

    @Test func jsonHoldsAllOfIt() throws {
        let workspace = try TestWorkspace(Self.files)
        var plan = try plan(workspace.folder)
        plan.response = .action
        let root = try JSONReader().read(Array(WorkspaceSimulation(plan).run().json.utf8))
        #expect(root["schema"] == "newsadmin/simulate/1")
        let device = try #require(root["simulations"]?.array?.first)
        #expect(device["client"] == "inotify")
        #expect(device["clientVersion"] == "1.5.6")
        #expect(
            device["steps"]?.array?[1] == [
                "at": "2026-11-23T08:00:00Z", "local": "2026-11-23T09:00+01:00", "occasion": "launch",
                "appVersion": "2.0", "buildVersion": "20",
                "shown": [
                    [
                        "id": "2026/11/20-sale", "title": "Soldes", "text": "Texte",
                        "buttons": ["Voir", "Me rappeler ultérieurement", "Non"], "answer": "Voir",
                    ]
                ],
                "opened": ["https://example.com/sale"],
                "notShown": [
                    [
                        "id": "2026/11/22-old", "reason": "above-max-version", "sentence": "for versions up to 1.0",
                    ]
                ],
            ])
    }

    @Test func theProgramPrintsEachForm() throws {
        let workspace = try TestWorkspace(Self.files)
        let arguments = Self.arguments + ["--days", "4"]
        let result = try WorkspaceSimulation(plan(workspace.folder)).run()
        #expect(try Program.run(arguments, in: workspace.folder).output == result.text())
        #expect(try Program.run(arguments + ["--json"], in: workspace.folder).output == result.json)
        #expect(!workspace.names(below: ".").contains("public/"))
    }

    @Test(
        arguments: [
            (
                ["--version", "2.1"], 0,
                "2.1 is none of app.versions (1.0, 2.0); it is simulated all the same; its build is taken to be 20"
            ),
            (["--version", "x"], 0, "“x” is no version as people write them; it is simulated all the same"),
            (["--version", "1.0"], 0, ""),
            (
                ["--version", "1.0.0"], 0,
                "app.versions has 1.0.0 as 1.0; it is simulated as 1.0.0, with its build 10"
            ),
            (["--version", "0.9"], 0, "0.9 is none of app.versions"),
            (
                ["--client", "ismartnews", "--version", "0.9"], 0,
                "no build of 0.9 is known: iSmartNews compares builds, and here takes 0.9 for one"
            ),
            (["--system", "new"], 0, "“new” is no version of a system; it is simulated all the same"),
            (["--locale", "xx"], 2, "“xx” is none of the workspace's locales: en, fr"),
            (["--locale", "campaigns/a.fr.md"], 2, "name a locale here, not a file"),
            (["--now", "9999-12-31T12:00Z"], 2, "the last year that can be worked as of is 9988"),
            (["--now", "0000-12-31T12:00Z"], 2, "the first year that can be worked as of is 1"),
            (["--client", "ismartnews", "--event", "levle"], 0, "“levle” is none of app.events"),
            (["--event", "level"], 2, "iNotify knows none"), (["--locale", "fx"], 2, "did you mean “fr”?"),
            (["--client", "inotfy"], 2, "did you mean “inotify”?"),
            (["--launch", "daily"], 2, "is no pattern of launches"),
            (["--launch", "every@1m", "--days", "3660"], 2, "more than 20000 launches"),
            (["--days", "0"], 2, "--days"),
            (["--respond", "shout"], 2, "--respond"), (["--id", "a"], 2, "--id is for files of journeys"),
            (["journeys/a.yml"], 2, "a journey itself says"), (["--feed", "gone.plist"], 3, "gone.plist"),
        ] as [([String], Int32, String)])
    func whatCannotBeTakenAsItIsIsSaid(_ arguments: [String], _ status: Int32, _ message: String) throws {
        let workspace = try TestWorkspace(Self.files)
        let outcome = try Program.run(Self.arguments + arguments, in: workspace.folder)
        #expect(outcome.status == status, "\(outcome.messages)")
        #expect(message.isEmpty ? outcome.messages.isEmpty : outcome.messages.contains(message), "\(outcome.messages)")
        #expect(outcome.output.isEmpty == (status != 0))
    }

    /// From midnight on, so that the day ends fifteen hours after its only launch.
    @Test(
        arguments: [
            (["--days", "1"], ["launch", "2026-11-20T20:00:00Z arrival Sale"]),
            (
                ["--days", "2"],
                ["launch", "2026-11-20T20:00:00Z arrival Sale", "launch", "2026-11-21T20:00:00Z arrival Later"]
            ),
            (["--days", "1", "--launch", "weekly@MO@09:00"], ["2026-11-20T20:00:00Z arrival Sale"]),
        ] as [([String], [String])])
    func whatArrivesAfterTheLastLaunchIsToldUpToTheLastDay(_ arguments: [String], _ rows: [String]) throws {
        func campaign(_ title: String, _ day: Int) -> String {
            "---\ntitle: \(title)\nstart: 2026-11-\(day)T20:00Z\nsourse: {immediate: true}\n---\nText\n"
        }
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {sourse: {topic: \"news-{locale}\"}}")
                .replacing("timeZone: Europe/Berlin", with: "timeZone: UTC"),
            "campaigns/2026-11-20-sale.md": campaign("Sale", 20),
            "campaigns/2026-11-21-later.md": campaign("Later", 21),
            "campaigns/2026-11-22-last.md": campaign("Last", 22),
        ])
        let call = ["simulate", "--json", "--now", "2026-11-20T00:00Z"]
        let outcome = try Program.run(call + arguments, in: workspace.folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        let root = try JSONReader().read(Array(outcome.output.utf8))
        let steps = try #require(root["simulations"]?.array?.first?["steps"]?.array)
        #expect(
            steps.map { step in
                let titles = (step["shown"]?.array ?? []).compactMap { $0["title"]?.string }
                let when = titles.isEmpty ? [] : [step["at"]?.string ?? ""]
                return (when + [step["occasion"]?.string ?? ""] + titles).joined(separator: " ")
            } == rows)
        #expect(steps.allSatisfy { $0["appVersion"] == "2.0" })
    }

    @Test("An event named launch is told as an event, in the table and in JSON")
    func tellsEventsNamedLikeOtherThings() throws {
        let workspace = try TestWorkspace(Self.files)
        let call = [
            "simulate", "--client", "ismartnews", "--now", "2026-11-21T06:00", "--event", "launch", "--days", "1",
        ]
        let table = try Program.run(call, in: workspace.folder)
        #expect(table.output.contains("event launch"), "\(table.output) \(table.messages)")
        let json = try Program.run(call + ["--json"], in: workspace.folder)
        let steps = try #require(
            try JSONReader().read(Array(json.output.utf8))["simulations"]?.array?.first?["steps"]?.array)
        #expect(steps.map { $0["occasion"] } == ["launch", "launch"])
        #expect(steps.map { $0["events"] } == [nil, ["launch"]])
    }

    @Test func oneOfSeveralClientsMustBeNamed() throws {
        let workspace = try TestWorkspace(Self.files)
        let outcome = try Program.run(["simulate"], in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("say which client with --client; there are inotify, ismartnews"))
    }

    @Test func errorsInTheWorkspaceAreToldBesideTheTable() throws {
        var files = Self.files
        files["campaigns/2026-11-24-later.md"] = "---\ntitel: Later\n---\n"
        let workspace = try TestWorkspace(files)
        let outcome = try Program.run(Self.arguments, in: workspace.folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("2026-11-24-later.md:2:1: error"))
        #expect(
            outcome.messages.contains(
                "because of these errors “newsadmin build” leaves the feeds of fr as they were"))
        #expect(outcome.output.contains("2026/11/20-sale"))
    }
}
