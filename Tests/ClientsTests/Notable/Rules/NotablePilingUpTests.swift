import Campaigns
import Testing

@testable import Clients

@Suite("A message that is shown over itself") struct NotablePilingUpTests {
    private func places(_ front: String) throws -> [String] {
        try RuleTrial<NotableClient>().findings(of: .notablePilingUp, front: front).map(\.place)
    }

    @Test(
        "is found at show",
        arguments: [
            "show: always", "show: untilAction\naction: {url: \"https://example.com\"}",
            "show: always\nnotable: {all: {onWifi: true, lastDisplayMinimumLaunches: 0}}",
            "show: always\nnotable: {any: {onWifi: true, lastDisplayMinimumSeconds: 60}}",
        ])
    func isFound(front: String) throws {
        #expect(try places(front) == ["campaigns/2026-12-01-news.md:3:7"])
    }

    @Test(
        "is none with a pause",
        arguments: [
            "", "show: once", "show: always\nnotable: {all: {lastDisplayMinimumLaunches: 3}}",
            "show: always\nnotable: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: 60}}",
            "show: untilAction\nnotable: {any: {lastDisplayMinimumLaunches: \"3\"}}",
            // What nobody is shown does not pile up, and of what stands under raw nothing is known.
            "show: always\nnotable: {all: {neverDisplayed: false}}", "show: always\nnotable: {raw: {entry: none}}",
            "show: always\nnotable: {raw: {conditions: {all: {neverdisplayed: true}}}}",
        ])
    func isNone(front: String) throws {
        #expect(try places(front) == [])
    }
}
