import Campaigns
import Testing

@testable import Newsroom
@testable import Simulation

/// The table of periods and versions.
struct ScheduleGridTests {
    private static let now = Instant(iso8601: "2026-11-21T09:00:00Z")!

    private func grid(_ files: [String: String], until end: String? = nil) throws -> (ScheduleGrid, Schedule) {
        let workspace = try TestWorkspace(files)
        let edition = try EditionReader(now: Self.now).read(workspace.folder)
        let schedule = try #require(edition.schedules(from: Self.now, days: 30).groups.first).schedule
        let app = edition.workspace.configuration.app
        return (ScheduleGrid(schedule, .newcomer, app: app, until: end.flatMap(Instant.init(iso8601:))), schedule)
    }

    private func campaign(_ lines: String...) -> String {
        (["---", "title: News"] + lines + ["---", ""]).joined(separator: "\n")
    }

    @Test func `Versions that are shown the same are one column`() throws {
        let (grid, _) = try grid(["campaigns/2026-11-20-a.md": campaign()])
        #expect(grid.columns.map(\.title) == ["1.0 to 2.0"])
        #expect(grid.columns[0].versions == ["1.0", "2.0"])
        #expect(grid.rows.map(\.cells) == [[.init(shown: [0])]])
    }

    @Test func `Versions and periods that differ are told apart`() throws {
        let (grid, schedule) = try grid([
            "campaigns/2026-11-20-a.md": campaign("versions: {max: \"1.0\"}"),
            "campaigns/2026-11-25-b.md": campaign("start: 2026-11-25T09:00", "end: 2026-11-26T09:00"),
        ])
        #expect(grid.columns.map(\.title) == ["1.0", "2.0"])
        let (a, b) = (
            try #require(schedule.place(of: "2026-11-20-a")), try #require(schedule.place(of: "2026-11-25-b"))
        )
        #expect(
            grid.rows.map(\.cells) == [
                [.init(shown: [a]), .init()], [.init(shown: [b], waiting: [a]), .init(shown: [b])],
                [.init(shown: [a]), .init()],
            ])
        #expect(
            grid.rows.map(\.window.lowerBound.iso8601) == [
                "2026-11-21T09:00:00Z", "2026-11-25T08:00:00Z", "2026-11-26T08:00:00Z",
            ])
    }

    @Test func `A cut at which nothing changes here parts no rows`() throws {
        let (grid, _) = try grid([
            "campaigns/2026-11-20-a.md": campaign(),
            "campaigns/2026-11-25-b.md": campaign("versions: {min: \"3.0\"}", "start: 2026-11-25T09:00"),
        ])
        #expect(grid.rows.count == 1)
    }

    @Test func `The table ends where it is told to`() throws {
        let (grid, _) = try grid(
            ["campaigns/2026-11-20-a.md": campaign("end: 2026-12-10T09:00")], until: "2026-11-30T00:00:00Z")
        #expect(grid.rows.map(\.window.upperBound.iso8601) == ["2026-11-30T00:00:00Z"])
    }
}
