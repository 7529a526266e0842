import Testing

/// `never-shown`.
struct NeverShownTests {
    @Test func `An address that no phone opens keeps its own message back`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": ["action: {url: \"closed:a\", label: Go}"]])
        #expect(
            try trial.findings("never-shown") == [
                "campaigns/2026-12-01-a.md:2:8: warning: iNotify shows it to nobody, in no version and at no time: "
                    + "the phone cannot open closed:a; fix what is in its way, or leave inotify out of “clients” [never-shown]"
            ])
    }

    @Test func `An empty address is said to be empty`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": ["inotify: {raw: {ActionURL: \"\"}}"]])
        #expect(try trial.findings("never-shown")[0].contains("the phone cannot open an empty address; fix"))
    }

    @Test func `A text that crashes a Mac with iNotify 1.0 keeps its own message back`() throws {
        for (raw, reason) in [("null", "`Message` is missing"), ("\"%n\"", "writes to memory")] {
            let trial = try ScheduleTrial(
                ["2026-12-01-a": ["inotify: {raw: {Message: \(raw)}}"]],
                clients: "{inotify: {clientVersion: \"1.0\", platform: macos}}")
            #expect(try trial.findings("never-shown").count == 1)
            #expect(try trial.findings("never-shown")[0].contains(reason))
        }
    }

    @Test func `Versions that contradict each other are told once`() throws {
        let raw = "inotify: {raw: {MinVersion: \"2.0\", MaxVersion: \"1.0\"}}"
        let found = try ScheduleTrial(["2026-12-01-a": [raw]]).findings("never-shown")
        #expect(found.count == 1)
        #expect(
            found[0].contains("time: for versions from 2.0 on and up to 1.0, and no version is both; fix"), "\(found)")
    }

    @Test func `A condition that never holds is named`() throws {
        let trial = try ScheduleTrial(
            ["2026-12-01-a": ["notable: {all: {lastDisplayMinimumSeconds: 60}}"]], clients: "{notable: {}}")
        #expect(try trial.findings("never-shown")[0].contains("lastDisplayMinimumSeconds 60 does not hold"))
    }

    @Test func `What is behind an obstacle all the time is found as well`() throws {
        let trial = try ScheduleTrial([
            "2026-12-01-a": ["start: 2026-12-01T00:00"],
            "2026-12-02-b": ["action: {url: \"closed:b\", label: Go}"],
        ])
        let found = try trial.findings("never-shown")
        #expect(found.count == 2)
        #expect(found[0].contains("behind 2026-12-02-b, the phone cannot open closed:b"))
    }

    @Test(arguments: ["{ismartnews: {}}", "{sourse: {topic: news, project: p}}"])
    func `What is in the feed and begins later than the year ahead is not judged`(clients: String) throws {
        let trial = try ScheduleTrial(["2027-12-01-a": ["start: 2027-12-01T09:00"]], clients: clients)
        #expect(try trial.findings("never-shown") == [])
    }

    @Test(arguments: [["draft: true"], ["end: 2026-11-01T00:00"], ["start: 2028-01-01T00:00"]])
    func `What is in no feed of the year ahead is not judged`(lines: [String]) throws {
        let trial = try ScheduleTrial(["2026-12-01-a": lines + ["action: {url: \"closed:a\", label: Go}"]])
        #expect(try trial.findings("never-shown") == [])
    }

    @Test func `The locales are named where it is shown in others`() throws {
        let wall = ["locales: [en]", "action: {url: \"closed:a\", label: Go}"]
        let trial = try ScheduleTrial(["2026-12-02-wall": wall, "2026-12-01-a": []], locales: "[en, fr, ja]")
        let found = try trial.findings("never-shown")
        #expect(found.count == 2)
        #expect(
            found[0].contains("at no time: behind 2026-12-02-wall, the phone cannot open closed:a (in en); fix"),
            "\(found)")
        #expect(!found[1].contains("(in"), "\(found)")
    }

    @Test func `A message that waits its turn is shown`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [], "2026-12-02-b": []])
        #expect(try trial.findings("never-shown") == [])
    }

    @Test func `A value that crashes an app keeps others back only where its condition is reached`() throws {
        func findings(_ condition: String) throws -> [String] {
            try ScheduleTrial(
                ["2026-12-01-a": ["notable: {raw: {conditions: {all: {\(condition)}}}}"], "2026-12-02-b": []],
                clients: "{notable: {}}"
            ).findings("never-shown").filter { $0.contains("2026-12-02-b") }
        }
        #expect(try findings("appVersionLessThan: 5").count == 1)
        #expect(try findings("onWifi: true, appVersionLessThan: 5") == [])
    }
}
