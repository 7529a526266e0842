import Campaigns

/// What the pages of schedules have in common: each depends on this, on its schedule's report, and on the templates, and on
/// nothing else of a report.
struct ScheduleFrame: Equatable, Sendable {
    /// What every page receives.
    let page: PageFrame
    /// The workspace's clocks.
    let clock: ZoneClock
    /// How campaigns are named.
    let names: CampaignNames

    /// The frame of a report's schedules.
    init(of report: Report) {
        page = PageFrame(report, .schedule, root: "../")
        clock = report.clock
        names = CampaignNames(of: report, root: "../")
    }
}
