import Campaigns
import Foundation
import Newsroom
import Testing

@Suite("The moment that a clock shows") struct InstantClockTests {
    @Test("is counted in thousandths")
    func isCounted() {
        let date = Date(timeIntervalSince1970: 1_795_165_200.25)
        #expect(Instant(clock: date).iso8601 == "2026-11-20T09:00:00.250Z")
    }

    @Test(
        "is none to work as of where its year is none, however far away it is",
        arguments: [-70_000_000_000, 253_200_000_000, -9e18, 9e18, -.infinity, .infinity] as [Double])
    func isFarAway(seconds: Double) {
        let instant = Instant(clock: Date(timeIntervalSince1970: seconds))
        #expect(!instant.isWorkable)
        #expect((instant.milliseconds < 0) == (seconds < 0))
    }
}
