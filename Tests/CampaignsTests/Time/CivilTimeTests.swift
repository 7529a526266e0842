import Campaigns
import Foundation
import Testing

@Suite struct CivilTimeTests {
    @Test func datesAreThoseOfFoundationsCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // From 1890 to 2210, every 11 days and a bit, so that leap years and centuries are among them.
        for seconds in stride(from: Int64(-2_524_521_600), to: 7_573_000_000, by: 11 * 86_400 + 4_567) {
            let date = Date(timeIntervalSince1970: Double(seconds))
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            let expected = CivilTime(
                year: try #require(parts.year), month: try #require(parts.month), day: try #require(parts.day),
                hour: try #require(parts.hour), minute: try #require(parts.minute), second: try #require(parts.second))
            let time = CivilTime(utc: Instant(seconds: seconds))
            try #require(time == expected)
            try #require(time.asUTC == Instant(seconds: seconds))
            try #require(time.isValid)
        }
    }

    @Test func everyDayIsFollowedByTheNext() throws {
        var last = CivilTime(utc: CivilTime(year: 1, month: 1, day: 1).asUTC)
        for day in 1..<300_000 {
            let time = CivilTime(utc: CivilTime(year: 1, month: 1, day: 1).asUTC.advanced(seconds: Int64(day) * 86400))
            guard time.day != last.day + 1 else {
                last = time
                continue
            }
            try #require(time.day == 1 && time.month == last.month % 12 + 1 && time.year == last.year + last.month / 12)
            last = time
        }
    }

    @Test(arguments: [
        CivilTime(year: 2026, month: 2, day: 29), CivilTime(year: 1900, month: 2, day: 29),
        CivilTime(year: 2026, month: 4, day: 31), CivilTime(year: 2026, month: 13, day: 1),
        CivilTime(year: 2026, month: 0, day: 1), CivilTime(year: 2026, month: 1, day: 0),
        CivilTime(year: 2026, month: 1, day: 1, hour: 24), CivilTime(year: 2026, month: 1, day: 1, minute: 60),
        CivilTime(year: 2026, month: 1, day: 1, second: 60), CivilTime(year: 10_000, month: 1, day: 1),
    ])
    func whatNoCalendarShowsIsNotValid(_ time: CivilTime) {
        #expect(!time.isValid)
    }

    @Test func leapDaysAreValid() {
        #expect(CivilTime(year: 2024, month: 2, day: 29).isValid)
        #expect(CivilTime(year: 2000, month: 2, day: 29).isValid)
    }
}
