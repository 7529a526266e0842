import Campaigns
import Testing

@testable import Clients

/// Dates that phones read by the clock on the wall.
@Suite struct ISmartNewsLocalTimeTests {
    /// Whether an item is shown at a moment whose range begins at a date that is read like that.
    private func isShown(_ key: String, start: String, in zone: String, at moment: String) throws -> Bool {
        var device = try ISmartNewsDevice(DeviceSetup(settings: ["timeZone": .string(zone)]))
        let start = try #require(Instant(iso8601: start))
        let range: PropertyValue = ["start": .date(start), "end": .date(start.advanced(seconds: 8 * 86400))]
        let feed: PropertyValue = [["meta": ["uuid": "a", "urls": ["http://e.com"], "dates": [range], key: true]]]
        let at = PropertyValue.string(moment)
        _ = try device.live(
            through: ["at": at, "do": "launch"], served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let report = try device.live(through: ["at": at, "event": "app:activate"], served: ServedFeed())
        return report["shown"]?.array?.isEmpty == false
    }

    /// The client reads the key as it stands, in lower case, and looks for no variant.
    @Test(arguments: [("uselocaltime", true), ("useLocalTime", true), ("uselocaltime_en", false)])
    func theKeyIsReadAsItStands(key: String, isLocal: Bool) throws {
        let start = "2017-06-15T12:00:00Z"
        #expect(try isShown(key, start: start, in: "Asia/Tokyo", at: "2017-06-15T03:00:00Z") == isLocal)
        #expect(try isShown(key, start: start, in: "Asia/Tokyo", at: "2017-06-15T12:00:00Z"))
    }

    /// The client subtracts the offset of the zone at the date itself, which is before the change at seven in UTC.
    @Test(arguments: [
        ("2017-03-12T04:00:00Z", "2017-03-12T09:00:00Z"), ("2017-03-12T07:00:00Z", "2017-03-12T11:00:00Z"),
        ("2017-03-11T04:00:00Z", "2017-03-11T09:00:00Z"), ("2017-11-05T04:00:00Z", "2017-11-05T08:00:00Z"),
    ])
    func aChangeOfTheClocksComesHoursLate(start: String, first: String) throws {
        let moment = try #require(Instant(iso8601: first))
        let before = moment.advanced(seconds: -1).iso8601
        #expect(try isShown("uselocaltime", start: start, in: "America/New_York", at: first))
        #expect(try !isShown("uselocaltime", start: start, in: "America/New_York", at: before))
    }
}
