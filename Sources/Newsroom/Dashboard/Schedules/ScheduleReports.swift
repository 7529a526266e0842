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
    /// The reports for an earlier dashboard with the same rendering inputs.
    var earlier: [KnownScheduleReport] = []

    /// How many days are reported.
    static let days = 28
    /// How many cells of all tables are reported.
    static let mostCells = 5200
    /// How many regions of all charts are drawn.
    static let mostRegions = 2400
    /// How many reasons are given for a campaign that no phone shows.
    static let mostReasons = 3

    /// The schedules, client by client; those of locales that errors stopped are left out.
    func reports() -> [KnownScheduleReport] {
        let clock = edition.workspace.configuration.clock
        let midnight = clock.midnight(before: now)
        let days = clock.midnights(from: midnight, days: Self.days)
        // The moment of the build is left out, so that two builds of one day are the same.
        let shownNow = max(midnight, since ?? midnight)
        let groups = (edition.schedules?.groups ?? []).filter { group in
            !group.schedule.messages.isEmpty && !group.locales.allSatisfy(stopped.contains)
        }
        let share = 1 / Double(max(1, 2 * groups.count))
        return groups.parallelMap(batch: 1) { group in
            let limits = ScheduleFormReport.Limits(
                cells: Int(share * Double(Self.mostCells)), regions: Int(share * Double(Self.mostRegions)))
            return knownReport(of: group, in: KnownScheduleReport.Span(days: days, shownNow: shownNow, limits: limits))
        }
    }

    private func knownReport(of group: WorkspaceSchedules.Group, in span: KnownScheduleReport.Span)
        -> KnownScheduleReport
    {
        let locales = group.locales.filter { !stopped.contains($0) }
        let known = earlier.first { $0.isValid(for: group, in: span) }
        var report = known?.report ?? report(of: group, locales: locales, in: span)
        report.name = Self.name(of: group, locales: locales)
        report.locales = locales
        return KnownScheduleReport(report, of: group, in: span)
    }

    /// The name of its page.
    private static func name(of group: WorkspaceSchedules.Group, locales: [String]) -> String {
        "\(group.client)-\(locales[0])"
    }

    private func report(
        of group: WorkspaceSchedules.Group, locales: [String], in span: KnownScheduleReport.Span
    ) -> ScheduleReport {
        let schedule = group.schedule
        let dead = schedule.dead { edition.messages[$0]?.first?.campaign.window.start }
        let forms = ScheduleForm.allCases.map { form in
            ScheduleFormReport(
                schedule: schedule, form: form, app: edition.workspace.configuration.app, shownNow: span.shownNow,
                end: span.days[span.days.count - 1], dead: Set(dead), limits: span.limits
            ).report()
        }
        return ScheduleReport(
            client: group.title, name: Self.name(of: group, locales: locales), locales: locales, days: span.days,
            now: span.shownNow, forms: forms,
            dead: dead.map { place in
                ScheduleReport.Dead(
                    campaign: schedule.messages[place].campaign,
                    reasons: Array(schedule.unseenReasons(of: place).prefix(Self.mostReasons)))
            }, blocked: Self.blocked(in: schedule, besides: Set(dead), until: span.days[span.days.count - 1]))
    }

    /// How many messages are blocked on some phones in the time that is reported.
    private static func blocked(in schedule: Schedule, besides dead: Set<Int>, until end: Instant) -> Int {
        schedule.messages.indices.count { place in
            !dead.contains(place)
                && ScheduleForm.allCases.contains { form in
                    schedule.rectangles(of: place, form).contains { rectangle in
                        schedule.window(of: rectangle).lowerBound < end
                            && rectangle.answersOutOfReach(on: schedule.occasions).contains { $0.kind == .blocked }
                    }
                }
        }
    }
}
