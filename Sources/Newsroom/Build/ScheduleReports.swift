import Campaigns
import Clients
import Dashboard
import Files
import Simulation

/// What phones are shown in the weeks ahead, for the dashboard.
struct ScheduleReports {
    let edition: Edition
    let now: Instant
    let stopped: Set<String>

    /// How many days are told.
    static let days: Int64 = 28
    /// How many periods of a client are told.
    static let mostRows = 40

    /// The schedules, client by client; those of locales that errors stopped are left out.
    func reports() -> [ScheduleReport] {
        guard let book = edition.schedules else { return [] }
        let end = edition.workspace.configuration.clock.midnight(before: now).advanced(seconds: Self.days * 86400)
        return book.pages.parallelMap(batch: 1) { page -> ScheduleReport? in
            let locales = page.locales.filter { !stopped.contains($0) }
            guard !locales.isEmpty, !page.schedule.messages.isEmpty else { return nil }
            return report(of: page, locales: locales, until: end)
        }.compactMap { $0 }
    }

    private func report(of page: ScheduleBook.Page, locales: [String], until end: Instant) -> ScheduleReport {
        let schedule = page.schedule
        let grid = ScheduleGrid(schedule, .newcomer, app: edition.workspace.configuration.app, until: end)
        func names(_ places: [Int]) -> [String] { places.map { schedule.messages[$0].campaign } }
        let rows = grid.rows.prefix(Self.mostRows).map { row in
            // The moment of the build is told as “now”, so that two builds of one day are the same.
            ScheduleReport.Row(
                start: row.window.lowerBound == schedule.timeline.starts[0] ? nil : row.window.lowerBound,
                end: row.window.upperBound == end ? nil : row.window.upperBound,
                cells: row.cells.map { cell in
                    ScheduleReport.Cell(
                        shown: names(cell.shown), tied: names(cell.tied), waiting: cell.waiting.count,
                        blocked: cell.blocked.count)
                })
        }
        return ScheduleReport(
            client: page.title, locales: locales, columns: grid.columns.map(\.title), rows: Array(rows),
            leftOut: grid.rows.count - rows.count,
            dead: schedule.dead.map { place in
                let reasons = schedule.obstacles(of: place).prefix(3).map {
                    $0.words { names($0).joined(separator: ", ") }
                }
                return ScheduleReport.Dead(
                    campaign: schedule.messages[place].campaign,
                    reason: reasons.filter { !$0.isEmpty }.joined(separator: "; "))
            })
    }
}
