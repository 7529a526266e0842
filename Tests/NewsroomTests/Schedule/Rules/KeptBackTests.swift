import Foundation
import Testing

/// `kept-back`.
struct KeptBackTests {
    @Test func `A message behind an obstacle is found with the time and the obstacle`() throws {
        let trial = try ScheduleTrial([
            "2026-12-01-a": [],
            "2026-12-10-b": ["start: 2026-12-10T09:00", "action: {url: \"closed:b\", label: Go}"],
        ])
        let found = try trial.findings("kept-back")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("campaigns/2026-12-01-a.md:2:8: warning: iNotify does not let users get to it"))
        #expect(found[0].contains("from 2026-12-10 09:00 Europe/Berlin on"))
        #expect(found[0].contains("behind 2026-12-10-b"))
    }

    @Test func `The versions are named if it is not all of them`() throws {
        let trial = try ScheduleTrial([
            "2026-12-01-a": [],
            "2026-12-10-b": ["versions: {max: \"1.1\"}", "action: {url: \"closed:b\", label: Go}"],
        ])
        #expect(try trial.findings("kept-back")[0].contains("for versions up to 1.1"))
    }

    @Test func `A gate that is filled by what always comes back keeps the rest back`() throws {
        let campaigns = [
            "2026-12-01-a": ["show: always"], "2026-12-02-b": ["start: 2026-12-02T00:00"],
        ]
        let narrow = try ScheduleTrial(campaigns, clients: "{ismartnews: {gate: 1}}")
        #expect(try narrow.findings("never-shown").count == 1)
        let wide = try ScheduleTrial(campaigns, clients: "{ismartnews: {gate: 2}}")
        #expect(try wide.findings("never-shown") == [])
        #expect(try wide.findings("kept-back") == [])
    }

    /// In front of a gate for one, “untilAction” is ended by its button, and a counter leaves the first launches to
    /// others.
    @Test(arguments: ["show: untilAction", "show: always\nismartnews: {counter: 3}"])
    func `What some users get to is not called shown to nobody`(_ lines: String) throws {
        let trial = try ScheduleTrial(
            [
                "2026-12-01-a": lines.components(separatedBy: "\n") + [
                    "action: {url: \"https://example.com\", label: Go}"
                ],
                "2026-12-02-b": ["start: 2026-12-02T00:00"],
            ], clients: "{ismartnews: {gate: 1}}")
        #expect(try trial.findings("never-shown") == [])
        let found = try trial.findings("kept-back")
        #expect(found.count == 1)
        #expect(found[0].contains("iSmartNews does not let users who dismiss what comes get to it from"), "\(found)")
    }

    /// An item that stays comes first at every launch; at returns to the app, which phones tell apart, it is the turn
    /// of both.
    @Test func `What has its turn at another event is not kept back`() throws {
        let campaigns = [
            "2026-12-01-a": ["ismartnews: {uuid: a, oncePerVersion: \"ok\"}"],
            "2026-12-02-b": ["ismartnews: {uuid: b, oncePerVersion: \"ok\"}"],
        ]
        let all = try ScheduleTrial(campaigns, clients: "{ismartnews: {}}")
        #expect(try all.findings("kept-back") == [])
        let launches = "{ismartnews: {events: {\"app:didfinishlaunching\": \"ON=1\"}}}"
        let found = try ScheduleTrial(campaigns, clients: launches).findings("never-shown")
        #expect(found.count == 1 && found[0].hasPrefix("campaigns/2026-12-02-b.md"), "\(found)")
        #expect(found[0].contains("behind 2026-12-01-a, one item comes up at an event, and the one in front comes"))
    }

    @Test func `Messages that can be dismissed keep nothing back`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [], "2026-12-10-b": ["start: 2026-12-10T09:00"]])
        #expect(try trial.findings("kept-back") == [])
    }
}
