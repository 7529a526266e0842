import Campaigns
import Dashboard
import Simulation

/// What phones of some locales are shown in the weeks ahead, and what that follows from, beside the ground of the edition.
struct ToldSchedule: Sendable {
    /// What is told, but for the locales.
    let report: ScheduleReport
    private let page: ScheduleBook.Page
    private let span: Span

    /// The time that is told, and how much of it.
    struct Span: Equatable, Sendable {
        /// The beginnings of the days, and the end of the last one.
        let days: [Instant]
        /// The moment that is told as now.
        let told: Instant
        /// How much is told of each form.
        let limits: ScheduleFormReport.Limits
    }

    /// What was told of a page.
    init(_ report: ScheduleReport, of page: ScheduleBook.Page, in span: Span) {
        self.report = report
        self.page = page
        self.span = span
    }

    /// Whether the same would be told of another page.
    func isTold(of other: ScheduleBook.Page, in span: Span) -> Bool { self.span == span && page.isScheduled(as: other) }
}
