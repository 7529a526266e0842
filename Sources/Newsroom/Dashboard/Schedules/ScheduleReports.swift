import Campaigns
import Clients
import Dashboard
import Files
import Simulation

/// What phones are shown in the weeks ahead, for the dashboard.
struct ScheduleReports {
    let edition: Edition
    let now: Instant
    /// Since when the feeds are as they are; nil: since ever.
    let since: Instant?
    let stopped: Set<String>
    /// What was told for an earlier dashboard, on the same ground.
    var earlier: [ToldSchedule] = []

    /// How many days are told.
    static let days = 28
    /// How many cells of all tables are told.
    static let mostCells = 5200
    /// How many regions of all charts are drawn.
    static let mostRegions = 2400
    /// How many things are told that are in the way of a campaign that no phone shows.
    static let mostObstacles = 3

    /// The schedules, client by client; those of locales that errors stopped are left out.
    func reports() -> [ToldSchedule] {
        let clock = edition.workspace.configuration.clock
        let midnight = clock.midnight(before: now)
        let days = clock.midnights(from: midnight, days: Self.days)
        // The moment of the build is not told, so that two builds of one day are the same.
        let told = max(midnight, since ?? midnight)
        let pages = (edition.schedules?.pages ?? []).filter { page in
            !page.schedule.messages.isEmpty && !page.locales.allSatisfy(stopped.contains)
        }
        let share = 1 / Double(max(1, 2 * pages.count))
        return pages.parallelMap(batch: 1) { page in
            let limits = ScheduleFormReport.Limits(
                cells: Int(share * Double(Self.mostCells)), regions: Int(share * Double(Self.mostRegions)))
            return toldSchedule(of: page, in: ToldSchedule.Span(days: days, told: told, limits: limits))
        }
    }

    private func toldSchedule(of page: ScheduleBook.Page, in span: ToldSchedule.Span) -> ToldSchedule {
        let locales = page.locales.filter { !stopped.contains($0) }
        let known = earlier.first { $0.isTold(of: page, in: span) }
        var report = known?.report ?? report(of: page, locales: locales, in: span)
        report.name = Self.name(of: page, locales: locales)
        report.locales = locales
        return ToldSchedule(report, of: page, in: span)
    }

    /// The name of the page that tells it.
    private static func name(of page: ScheduleBook.Page, locales: [String]) -> String { "\(page.client)-\(locales[0])" }

    private func report(
        of page: ScheduleBook.Page, locales: [String], in span: ToldSchedule.Span
    ) -> ScheduleReport {
        let schedule = page.schedule
        let dead = schedule.dead { edition.messages[$0]?.first?.campaign.window.start }
        let forms = ScheduleForm.allCases.map { form in
            ScheduleFormReport(
                schedule: schedule, form: form, app: edition.workspace.configuration.app, told: span.told,
                end: span.days[span.days.count - 1], dead: Set(dead), limits: span.limits
            ).report()
        }
        return ScheduleReport(
            client: page.title, name: Self.name(of: page, locales: locales), locales: locales, days: span.days,
            now: span.told, forms: forms,
            dead: dead.map { place in
                ScheduleReport.Dead(
                    campaign: schedule.messages[place].campaign,
                    obstacles: Array(schedule.toldObstacles(of: place).prefix(Self.mostObstacles)))
            })
    }
}
