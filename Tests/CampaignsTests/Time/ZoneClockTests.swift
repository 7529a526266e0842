import Campaigns
import Foundation
import Testing

@Suite struct ZoneClockTests {
    private func instants(_ text: String, _ zone: String) throws -> [String] {
        guard case .civil(let time)? = TimeNotation(text) else {
            Issue.record("\(text) is no local time")
            return []
        }
        let clock = try #require(ZoneClock(zone))
        return clock.instants(showing: time).map(clock.notation)
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-03-29T01:59", "2026-03-29T01:59+01:00"),
        ("Europe/Berlin", "2026-03-29T03:00", "2026-03-29T03:00+02:00"),
        ("Europe/Berlin", "2026-10-25T01:59:59", "2026-10-25T01:59:59+02:00"),
        ("Europe/Berlin", "2026-10-25T03:00", "2026-10-25T03:00+01:00"),
        ("America/New_York", "2026-03-08T03:00", "2026-03-08T03:00-04:00"),
        ("America/New_York", "2026-11-01T02:00", "2026-11-01T02:00-05:00"),
        ("Australia/Lord_Howe", "2026-10-04T02:30", "2026-10-04T02:30+11:00"),
        ("Australia/Lord_Howe", "2026-04-05T01:29", "2026-04-05T01:29+11:00"),
        ("Pacific/Apia", "2011-12-29T23:59", "2011-12-29T23:59-10:00"),
        ("Pacific/Apia", "2011-12-31T00:00", "2011-12-31T00:00+14:00"),
        ("Asia/Kathmandu", "2026-01-01T00:00", "2026-01-01T00:00+05:45"),
        ("UTC", "2026-03-29T02:30", "2026-03-29T02:30Z"),
    ])
    func aTimeOutsideOfAChangeIsOneMoment(_ zone: String, _ text: String, _ expected: String) throws {
        #expect(try instants(text, zone) == [expected])
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-03-29T02:00"), ("Europe/Berlin", "2026-03-29T02:59:59"),
        ("America/New_York", "2026-03-08T02:30"), ("Australia/Lord_Howe", "2026-10-04T02:00"),
        ("Australia/Lord_Howe", "2026-10-04T02:29:59"), ("Pacific/Apia", "2011-12-30T00:00"),
        ("Pacific/Apia", "2011-12-30T12:00"), ("Pacific/Apia", "2011-12-30T23:59:59"),
    ])
    func aSkippedTimeIsNoMoment(_ zone: String, _ text: String) throws {
        #expect(try instants(text, zone) == [])
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-10-25T02:00", ["2026-10-25T02:00+02:00", "2026-10-25T02:00+01:00"]),
        ("Europe/Berlin", "2026-10-25T02:59:59", ["2026-10-25T02:59:59+02:00", "2026-10-25T02:59:59+01:00"]),
        ("America/New_York", "2026-11-01T01:30", ["2026-11-01T01:30-04:00", "2026-11-01T01:30-05:00"]),
        ("Australia/Lord_Howe", "2026-04-05T01:30", ["2026-04-05T01:30+11:00", "2026-04-05T01:30+10:30"]),
        ("Australia/Lord_Howe", "2026-04-05T01:59", ["2026-04-05T01:59+11:00", "2026-04-05T01:59+10:30"]),
    ])
    func aRepeatedTimeIsTwoMoments(_ zone: String, _ text: String, _ expected: [String]) throws {
        #expect(try instants(text, zone) == expected)
    }

    @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "America/Sao_Paulo"])
    func whatAClockShowsIsShownAtThatMoment(_ zone: String) throws {
        let clock = try #require(ZoneClock(zone))
        for seconds in stride(from: Int64(1_325_000_000), to: 1_900_000_000, by: 29 * 3600 + 1234) {
            let instant = Instant(seconds: seconds)
            try #require(clock.instants(showing: clock.civilTime(at: instant)).contains(instant))
        }
    }

    @Test(arguments: ["", "CET", "GMT+1", "+01:00", "Berlin", "Europe/Nowhere", "Europe/", "/etc/passwd", "../UTC"])
    func whatIsNoPlaceIsRefused(_ name: String) {
        #expect(ZoneClock(name) == nil)
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-10-24T23:59:59Z", "2026-10-25 01:59:59"),
        ("Europe/Berlin", "2026-10-25T00:00:00Z", "2026-10-25 02:00+02:00"),
        ("Europe/Berlin", "2026-10-25T01:30:01Z", "2026-10-25 02:30:01+01:00"),
        ("Europe/Berlin", "2026-10-25T02:00:00Z", "2026-10-25 03:00"),
        ("Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29 03:00"),
        ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-04-05 01:30+10:30"),
        ("Europe/London", "2026-10-25T01:00:00Z", "2026-10-25 01:00Z"),
        ("UTC", "2026-10-25T00:30:00Z", "2026-10-25 00:30"),
    ])
    func anHourThatIsShownTwiceIsToldApart(_ zone: String, _ instant: String, _ expected: String) throws {
        let clock = try #require(ZoneClock(zone))
        #expect(clock.time(of: try #require(Instant(iso8601: instant))) == expected)
    }

    @Test(arguments: [
        (0, TimePrecision.minute, "2026-11-23 10:00"), (0, .second, "2026-11-23 10:00:00"),
        (30_000, .second, "2026-11-23 10:00:30"), (1, .thousandth, "2026-11-23 10:00:00.001"),
    ])
    func aTimeIsWrittenToAUnit(_ milliseconds: Int64, _ precision: TimePrecision, _ expected: String) throws {
        let clock = try #require(ZoneClock("Europe/Berlin"))
        let instant = Instant(seconds: 1_795_424_400).advanced(milliseconds: milliseconds)
        #expect(clock.time(of: instant, to: precision) == expected)
        #expect(TimePrecision(of: instant) <= precision)
    }

    @Test func peopleReadTheZonesName() throws {
        let clock = try #require(ZoneClock("Europe/Berlin"))
        #expect(clock.description(of: Instant(seconds: 1_795_424_400)) == "2026-11-23 10:00 Europe/Berlin")
        #expect(ZoneClock.utc.notation(of: Instant(seconds: 1_795_424_401)) == "2026-11-23T09:00:01Z")
    }
}
