import Testing

/// `undefined-order`.
struct UndefinedOrderTests {
    @Test func `Notifications that may be shown at once are told of, once`() throws {
        let trial = try ScheduleTrial(["a": [], "b": [], "c": []], clients: "{notable: {}}")
        let found = try trial.findings("undefined-order")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("campaigns/a.md:2:8: note: Notable has no order for it and b, c"))
    }

    @Test func `Conditions that exclude each other leave no choice`() throws {
        let trial = try ScheduleTrial(
            ["a": ["notable: {all: {onWifi: true}}"], "b": ["notable: {all: {onWifi: false}}"]],
            clients: "{notable: {}}")
        #expect(try trial.findings("undefined-order") == [])
    }

    @Test func `A client with an order has no ties`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [], "2026-12-02-b": []])
        #expect(try trial.findings("undefined-order") == [])
    }
}
