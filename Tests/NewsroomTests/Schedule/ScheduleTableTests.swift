import Campaigns
import Clients
import Testing

@testable import Newsroom
@testable import Simulation

/// The table that says why, and the regions of a chart, against the schedule itself.
struct ScheduleTableTests {
    private static let start = Instant(iso8601: "2026-10-15T00:00:00Z")!
    private static let end = start.advanced(seconds: 28 * 86400)

    private func groups(seed: UInt64) throws -> (groups: [WorkspaceSchedules.Group], app: AppConfiguration) {
        let files = try TestWorkspace(GeneratedWorkspace(seed: seed).files)
        let edition = try EditionReader(now: Self.start).read(files.folder)
        return (edition.schedules(from: Self.start, days: 45).groups, edition.workspace.configuration.app)
    }

    @Test(arguments: 1...4)
    func `Every cell says what the schedule answers at every point in it`(seed: UInt64) throws {
        let (groups, app) = try groups(seed: seed)
        for group in groups {
            for form in ScheduleForm.allCases {
                let schedule = group.schedule
                let table = ScheduleTable(schedule, form, app: app, until: Self.end)
                #expect(table.rows.last?.window.upperBound == Self.end)
                for interval in schedule.timeline.starts.indices where schedule.timeline.starts[interval] < Self.end {
                    let instant = schedule.timeline.starts[interval]
                    let row = try #require(table.rows.first { $0.window.contains(instant) })
                    for (column, cell) in zip(table.columns, row.cells) {
                        for band in bands(of: column, in: schedule, app: app) {
                            let expected = schedule.messages.indices.compactMap { place -> [ScheduleAnswer]? in
                                let answers = schedule.answers(for: place, form, band: band, interval: interval)
                                let told = (answers ?? []).filter { $0.kind < .excluded }
                                return told.isEmpty ? nil : told
                            }
                            #expect(cell.map(table.answers) == expected, "\(group.client) \(form) \(band) \(instant)")
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: 1...4)
    func `Regions cover what is shown or tied, each point of a message once`(seed: UInt64) throws {
        let (groups, app) = try groups(seed: seed)
        for group in groups {
            for form in ScheduleForm.allCases {
                let table = ScheduleTable(group.schedule, form, app: app, until: Self.end)
                let regions = table.regions
                var covered = 0
                for region in regions {
                    for row in region.rows {
                        for column in region.columns {
                            let entry = try #require(table.rows[row].cells[column].first { $0.place == region.place })
                            #expect(table.kind(of: entry) <= .tied && table.isTied(entry) == region.isTied)
                            covered += 1
                        }
                    }
                }
                let shown = table.rows.flatMap(\.cells).joined().count { table.kind(of: $0) <= .tied }
                #expect(covered == shown)
                #expect(Set(regions).count == regions.count)
            }
        }
    }

    @Test(arguments: 1...4)
    func `Regions of one rectangle lie exactly in it`(seed: UInt64) throws {
        let (groups, app) = try groups(seed: seed)
        for group in groups {
            let table = ScheduleTable(group.schedule, .newcomer, app: app, until: Self.end)
            for region in table.regions {
                let rectangles = group.schedule.rectangles(of: region.place, .newcomer).filter { rectangle in
                    let kinds = rectangle.answers.map(\.kind)
                    return kinds.contains { $0 <= .tied } && kinds.contains(.tied) == region.isTied
                }
                let first = table.rows[region.rows.lowerBound].window
                let last = table.rows[region.rows.upperBound - 1].window
                let window = first.lowerBound..<last.upperBound
                for column in region.columns {
                    // Rectangles with other answers of the same kind may stand one after the other.
                    let own = rectangles.filter { $0.bands.contains(table.columns[column].band) }
                        .map { group.schedule.window(of: $0).clamped(to: Self.start..<Self.end) }
                        .filter { $0.overlaps(window) }.sorted { $0.lowerBound < $1.lowerBound }
                    #expect(own.first?.lowerBound == window.lowerBound)
                    #expect(own.last?.upperBound == window.upperBound)
                    #expect(zip(own, own.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
                }
            }
        }
    }

    /// The bands of the versions of a column.
    private func bands(of column: ScheduleGrid.Column, in schedule: Schedule, app: AppConfiguration) -> Set<Int> {
        let known = app.versions.filter { column.versions.contains($0.text) }
        return Set(known.compactMap { schedule.versions.compared($0, app: app).map(schedule.versions.band) })
            .union([column.band])
    }
}
