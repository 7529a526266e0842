import Campaigns
import Testing

@testable import Clients

/// How often an item was shown in a range is kept on disk, in all versions: it outlives the process.
@Suite struct ISmartNewsRangeCountTests {
    /// Which of the moments show the item, each of them in a new process.
    private func shown(
        _ range: PropertyValue, at moments: [String], clientVersion: String = "4.9.6", zone: String = "Europe/Minsk"
    ) throws -> [Bool] {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        let meta: PropertyValue = ["meta": ["uuid": "m", "urls": ["http://e.com"], "dates": [range]]]
        let feed = ISmartNewsDevice.encode([meta])
        return try moments.map { moment in
            let launch: PropertyValue = ["at": .string(moment), "do": "launch", "timeZone": .string(zone)]
            _ = try device.live(through: launch, served: ServedFeed(own: feed))
            let event: PropertyValue = ["at": .string(moment), "event": "app:activate"]
            return try device.live(through: event, served: ServedFeed())["shown"]?.array?.isEmpty == false
        }
    }

    private func range(_ start: String, _ end: String, _ limit: Int64) -> PropertyValue {
        ["start": .string(start), "end": .string(end), "shownLimit": .integer(limit)]
    }

    @Test(arguments: ["4.9.6", "2.0.1"])
    func aWeekCountsOverLaunches(_ clientVersion: String) throws {
        // Monday, Tuesday and Wednesday, and the Monday after.
        let moments = ["2026-11-16T09:00:00Z", "2026-11-17T09:00:00Z", "2026-11-18T09:00:00Z", "2026-11-23T09:00:00Z"]
        let week = range("MO(00:00)", "SU(23:59)", 2)
        #expect(try shown(week, at: moments, clientVersion: clientVersion) == [true, true, false, true])
    }

    @Test func aMonthCountsOverLaunches() throws {
        let moments = ["2026-11-03T09:00:00Z", "2026-11-20T09:00:00Z", "2026-12-03T09:00:00Z", "2026-12-04T09:00:00Z"]
        #expect(try shown(range("2(00:00)", "28(00:00)", 1), at: moments) == [true, false, true, false])
    }

    /// West of UTC, 2012 has not begun at its first midnight in UTC, and the range is taken for a monthly one.
    @Test(arguments: [("2012-01-01", [true, false, true]), ("2012-01-02", [true, false, false])])
    func anOpenStartBeginsBehindTheYearOfMonths(_ day: String, _ expected: [Bool]) throws {
        let moments = ["2026-11-03T17:00:00Z", "2026-11-20T17:00:00Z", "2026-12-03T17:00:00Z"]
        let range: PropertyValue = [
            "start": .date(Instant(iso8601: "\(day)T00:00:00Z")!),
            "end": .date(Instant(iso8601: "2099-12-31T00:00:00Z")!),
            "shownLimit": 1,
        ]
        #expect(try shown(range, at: moments, zone: "America/New_York") == expected)
        #expect(try shown(range, at: moments, zone: "Europe/Minsk") == [true, false, false])
    }

    @Test func aTemplateCountsEachDay() throws {
        let days: PropertyValue = ["templates": "each_day", "shownLimit": 1]
        let moments = ["2026-11-16T05:00:00Z", "2026-11-16T09:00:00Z", "2026-11-17T09:00:00Z"]
        #expect(try shown(days, at: moments) == [true, false, true])
    }

    /// Whenever the app is started outside the range the count starts over, though there is no feed. Where the clocks are
    /// put back, the range comes twice.
    @Test(arguments: [true, false])
    func aLaunchOutsideForgets(_ isOutside: Bool) throws {
        var device = try ISmartNewsDevice(DeviceSetup(settings: ["timeZone": "Europe/Berlin"]))
        let feed: PropertyValue = [
            ["meta": ["uuid": "m", "urls": ["http://e.com"], "dates": [range("SU(02:00)", "SU(02:30)", 1)]]]
        ]
        func live(_ time: String, _ fields: PropertyValue.Entry..., feed: PropertyValue? = nil) throws -> Int? {
            let step = PropertyValue.dictionary([.init("at", .string("2026-10-25T\(time):00Z"))] + fields)
            let served = ServedFeed(own: feed.map(ISmartNewsDevice.encode))
            return try device.live(through: step, served: served)["shown"]?.array?.count
        }
        _ = try live("00:10", .init("do", "launch"), feed: feed)
        #expect(try live("00:10", .init("event", "app:activate")) == 1)
        if isOutside { _ = try live("00:45", .init("do", "launch"), .init("offline", true)) }
        _ = try live("01:10", .init("do", "launch"), feed: feed)
        #expect(try live("01:10", .init("event", "app:activate")) == (isOutside ? 1 : 0))
    }
}
