import Testing

/// `starving`.
struct StarvingTests {
    @Test func `One that holds at every launch may keep the others back`() throws {
        let trial = try ScheduleTrial(
            ["a": ["show: always"], "b": [], "c": []], clients: "{notable: {}}")
        let found = try trial.findings("starving")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("campaigns/a.md:2:8: warning: Notable"))
        #expect(found[0].contains("never show b, c"))
    }

    @Test func `A pause gives the others their turn`() throws {
        let trial = try ScheduleTrial(
            [
                "a": ["notable: {raw: {conditions: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: 3600}}}}"],
                "b": [],
            ], clients: "{notable: {}}")
        #expect(try trial.findings("starving") == [])
    }

    @Test func `Two that never run at the same time do each other no harm`() throws {
        let trial = try ScheduleTrial(
            ["a": ["show: always", "end: 2026-12-01T00:00"], "b": ["start: 2026-12-01T00:00"]], clients: "{notable: {}}"
        )
        #expect(try trial.findings("starving") == [])
    }
}
