import Campaigns
import Testing

@Suite struct InstantTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (1_795_165_200_000, "2026-11-20T09:00:00Z"),
        (1_795_165_200_250, "2026-11-20T09:00:00.250Z"), (-1, "1969-12-31T23:59:59.999Z"),
        (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
    ])
    func momentsAreWrittenAndReadAgain(_ milliseconds: Int64, _ text: String) {
        #expect(Instant(milliseconds: milliseconds).iso8601 == text)
        #expect(Instant(iso8601: text) == Instant(milliseconds: milliseconds))
    }

    @Test func theBasicFormHasNoFraction() {
        #expect(Instant(milliseconds: 1_795_165_200_250).iso8601Basic == "20261120T090000Z")
    }

    @Test func secondsAreRoundedDown() {
        #expect(Instant(milliseconds: -1).seconds == -1)
        #expect(Instant(milliseconds: -1000).seconds == -1)
        #expect(Instant(milliseconds: 1999).seconds == 1)
    }

    @Test func aWindowHoldsItsStartAndNotItsEnd() {
        let window = Window(start: Instant(seconds: 10), end: Instant(seconds: 20))
        #expect([9, 10, 19, 20].map { window.contains(Instant(seconds: $0)) } == [false, true, true, false])
        #expect(Window().contains(Instant(seconds: .min / 1000)))
    }
}
