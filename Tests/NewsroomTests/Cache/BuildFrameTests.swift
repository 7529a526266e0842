import Campaigns
import Files
import Testing

@testable import Newsroom

@Suite struct BuildFrameTests {
    private func frame(_ moment: String, _ instants: [String], zone: String = "UTC") throws -> BuildFrame {
        BuildFrame(
            try #require(Instant(iso8601: moment)), clock: try #require(ZoneClock(zone)),
            instants: try instants.map { try #require(Instant(iso8601: $0)) })
    }

    @Test(arguments: [
        ("2026-11-20T12:00:00Z", true), ("2026-11-20T11:00:00Z", true), ("2026-11-20T13:59:59.999Z", true),
        ("2026-11-20T14:00:00Z", false), ("2026-11-20T09:00:00Z", false), ("2026-11-20T08:00:00Z", false),
        ("2026-11-21T12:00:00Z", false), ("2026-11-19T12:00:00Z", false), ("2025-11-20T12:00:00Z", false),
    ])
    func aBuildHoldsUntilTheTimeOfDayOfAnInstantOrMidnight(other: String, holds: Bool) throws {
        let frame = try frame("2026-11-20T12:00:00Z", ["2027-03-01T14:00:00Z", "2020-01-01T09:00:00Z"])
        #expect(frame.contains(try #require(Instant(iso8601: other))) == holds)
    }

    @Test func midnightIsThatOfTheWorkspace() throws {
        let frame = try frame("2026-11-20T22:30:00Z", [], zone: "Europe/Berlin")
        #expect(frame.contains(try #require(Instant(iso8601: "2026-11-20T22:59:00Z"))))
        #expect(!frame.contains(try #require(Instant(iso8601: "2026-11-20T23:00:00Z"))))
    }

    @Test(arguments: [[-1], [86_400_000], [Int64.max], [Int64.min]])
    func timesThatNoDayHasAreDamage(_ times: [Int64]) throws {
        var writer = ByteWriter()
        for instant in [1_795_000_000_000, 1_795_000_000_000, 1_795_086_400_000] as [Int64] { writer.write(instant) }
        writer.write(times)
        var reader = ByteReader(writer.bytes)
        #expect(throws: ByteReader.Damage.self) { try reader.value(BuildFrame.self) }
    }

    @Test(arguments: [Int64.min, .max, 253_402_300_800_000, -62_167_219_200_001])
    func momentsThatNoCalendarHasAreDamage(_ milliseconds: Int64) {
        var writer = ByteWriter()
        writer.write(milliseconds)
        var reader = ByteReader(writer.bytes)
        #expect(throws: ByteReader.Damage.self) { try reader.value(Instant.self) }
    }

    @Test func theMomentItselfAlwaysHolds() throws {
        let moment = "2026-11-20T12:00:00Z"
        #expect(try frame(moment, [moment]).contains(try #require(Instant(iso8601: moment))))
        #expect(!(try frame(moment, [moment]).contains(try #require(Instant(iso8601: "2026-11-20T12:00:01Z")))))
    }
}
