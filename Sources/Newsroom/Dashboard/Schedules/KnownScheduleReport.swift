import Campaigns
import Dashboard
import Simulation

/// A report of what phones of some locales are shown in the weeks ahead, and what it follows from beside the edition's
/// rendering inputs, so that the next dashboard can take it over.
struct KnownScheduleReport: Sendable {
    /// The report; its locales may be others the next time.
    let report: ScheduleReport
    private let group: WorkspaceSchedules.Group
    private let span: Span

    /// The time that is reported, and how much of it.
    struct Span: Equatable, Sendable {
        /// The beginnings of the days, and the end of the last one.
        let days: [Instant]
        /// The moment that is shown as now.
        let shownNow: Instant
        /// How much is reported of each form.
        let limits: ScheduleFormReport.Limits
    }

    /// The report of a schedule.
    init(_ report: ScheduleReport, of group: WorkspaceSchedules.Group, in span: Span) {
        self.report = report
        self.group = group
        self.span = span
    }

    /// Whether the report of another schedule would be the same.
    func isValid(for other: WorkspaceSchedules.Group, in span: Span) -> Bool {
        self.span == span && group.isScheduled(as: other)
    }
}
