import Campaigns
import Testing

@testable import Newsroom

/// Since when phones find a file as it is.
@Suite struct ServeTimesTests {
    private let start = Instant(seconds: 1000)

    @Test("A file that stays the same keeps its time; other bytes have the time at which they came")
    func changes() {
        var times = ServeTimes()
        #expect(times.since("a", tag: "1", live: nil, now: start) == start)
        #expect(times.since("a", tag: "1", live: nil, now: Instant(seconds: 2000)) == start)
        #expect(times.since("a", tag: "2", live: nil, now: Instant(seconds: 3000)) == Instant(seconds: 3000))
        #expect(times.since("a", tag: "1", live: nil, now: Instant(seconds: 4000)) == Instant(seconds: 4000))
    }

    @Test("A state that went live has that time, unless it was first answered later; no time is one to come")
    func live() {
        var times = ServeTimes()
        #expect(times.since("a", tag: "1", live: Instant(seconds: 9000), now: start) == start)
        #expect(
            times.since("a", tag: "1", live: Instant(seconds: 9000), now: Instant(seconds: 9500))
                == Instant(seconds: 9000))
        #expect(times.since("a", tag: "1", live: Instant(seconds: 500), now: start) == start)
    }

    @Test("A file that was gone comes back as a new one")
    func gone() {
        var times = ServeTimes()
        _ = times.since("a", tag: "1", live: nil, now: start)
        times.keep([String: Int]())
        #expect(times.since("a", tag: "1", live: nil, now: Instant(seconds: 2000)) == Instant(seconds: 2000))
    }
}
