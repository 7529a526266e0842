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

    @Test func `Messages that can be dismissed keep nothing back`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [], "2026-12-10-b": ["start: 2026-12-10T09:00"]])
        #expect(try trial.findings("kept-back") == [])
    }
}
