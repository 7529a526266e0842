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

    /// How many days are told.
    static let days = 28
    /// How many cells of all tables are told.
    static let mostCells = 5200
    /// How many regions of all charts are drawn.
    static let mostRegions = 2400

    /// The schedules, client by client; those of locales that errors stopped are left out.
    func reports() -> [ScheduleReport] {
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
            return report(of: page, days: days, told: told, limits: limits)
        }
    }

    private func report(
        of page: ScheduleBook.Page, days: [Instant], told: Instant, limits: ScheduleFormReport.Limits
    ) -> ScheduleReport {
        let schedule = page.schedule
        let locales = page.locales.filter { !stopped.contains($0) }
        let dead = schedule.dead
        let forms = ScheduleForm.allCases.map { form in
            ScheduleFormReport(
                schedule: schedule, form: form, app: edition.workspace.configuration.app, told: told,
                end: days[days.count - 1], dead: Set(dead), limits: limits
            ).report()
        }
        return ScheduleReport(
            client: page.title, name: "\(page.client)-\(locales[0])", locales: locales, days: days, now: told,
            forms: forms, dead: dead.map { schedule.deadReport(of: $0) })
    }
}

extension Schedule {
    /// A message that no phone shows, and what is in its way.
    fileprivate func deadReport(of place: Int) -> ScheduleReport.Dead {
        let reasons = obstacles(of: place).prefix(3).map { answer in
            answer.words { $0.map { messages[$0].campaign }.joined(separator: ", ") }
        }
        return ScheduleReport.Dead(
            campaign: messages[place].campaign, reason: reasons.filter { !$0.isEmpty }.joined(separator: "; "))
    }
}
