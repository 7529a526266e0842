import TestSupport
import Testing

@testable import Campaigns
@testable import Clients

/// When pauses end is where asking about each moment would find it, whatever clocks do.
@Suite struct ISmartNewsPauseTests {
    /// Zones with days of 23, 23 ½ and 25 hours, some of them at midnight, and a time near such a day.
    static let places: [(zone: String, near: String)] = [
        ("UTC", "2026-02-28T12:00:00Z"), ("Europe/Berlin", "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", "2026-10-25T01:00:00Z"), ("America/Sao_Paulo", "2018-11-04T03:00:00Z"),
        ("America/Sao_Paulo", "2019-02-17T02:00:00Z"), ("Australia/Lord_Howe", "2026-04-04T15:00:00Z"),
        ("Australia/Lord_Howe", "2026-10-03T15:30:00Z"), ("Asia/Kolkata", "2026-06-01T00:00:00Z"),
        ("Pacific/Chatham", "2017-09-23T14:00:00Z"),
        ("America/Havana", "2026-11-01T05:00:00Z"), ("Africa/Cairo", "2026-04-23T22:00:00Z"),
    ]
    static let pauses: [ISmartNewsPause] = [.hour, .days(1), .days(7), .seconds(1), .seconds(90_000)]

    @Test(arguments: places, ISmartNewsVersion.allCases)
    func aPauseEndsAtTheFirstMomentAtWhichItIsOver(_ place: (zone: String, near: String), _ version: ISmartNewsVersion)
        throws
    {
        let calendar = try ISmartNewsCalendar(identifier: place.zone)
        let near = try #require(Instant(iso8601: place.near))
        var random = SteppedGenerator(seed: 11)
        for pause in Self.pauses {
            for _ in 0..<60 {
                let last = near.advanced(milliseconds: Int64.random(in: -200_000_000...200_000_000, using: &random))
                let end = pause.end(since: last, calendar: calendar, version: version)
                func isOver(_ moment: Instant) -> Bool {
                    pause.isOver(since: last, at: moment, calendar: calendar, version: version)
                }
                #expect(isOver(end) && !isOver(end.advanced(milliseconds: -1)), "\(pause) since \(last)")
                let before = Int64.random(in: last.milliseconds..<end.milliseconds, using: &random)
                #expect(!isOver(Instant(milliseconds: before)), "\(pause) since \(last)")
                let later = Int64.random(in: 0...900_000_000, using: &random)
                #expect(isOver(end.advanced(milliseconds: later)), "\(pause) since \(last)")
            }
        }
    }

    /// The library subtracts the beginnings of two hours, which lie half an hour apart where clocks go forward by half an hour.
    @Test(arguments: [
        ("Australia/Lord_Howe", "2017-09-30T15:45:00Z", "2017-09-30T16:05:00Z", false),
        ("Australia/Lord_Howe", "2017-09-30T15:45:00Z", "2017-09-30T17:00:00Z", true),
        ("Pacific/Chatham", "2017-09-23T14:05:00Z", "2017-09-23T14:20:00Z", false),
        ("Europe/Berlin", "2017-09-23T14:55:00Z", "2017-09-23T15:00:00Z", true),
    ])
    func theNextHourBeginsAnHourLater(_ zone: String, last: String, now: String, isOver: Bool) throws {
        let calendar = try ISmartNewsCalendar(identifier: zone)
        let (last, now) = (try #require(Instant(iso8601: last)), try #require(Instant(iso8601: now)))
        #expect(ISmartNewsPause.hour.isOver(since: last, at: now, calendar: calendar, version: .v496) == isOver)
    }

    @Test func aPauseLongerThanAllTimeNeverEnds() throws {
        let calendar = try ISmartNewsCalendar(identifier: "UTC")
        let end = ISmartNewsPause.seconds(.max).end(since: Instant(seconds: 0), calendar: calendar, version: .v496)
        #expect(end.milliseconds == .max)
    }
}
