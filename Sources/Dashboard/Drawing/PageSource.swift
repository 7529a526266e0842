/// What a page shows: drawn with the same templates, two pages of equal sources at one path are equal.
enum PageSource: Equatable, Sendable {
    /// A campaign, what changes of it from what was released, and what campaigns' pages have in common.
    case campaign(CampaignReport, [CampaignDifferences.Part], CampaignFrame)
    /// Phones that are played, with the messages of one locale, and what their pages have in common.
    case device(DeviceReport, DeviceFrame)
    /// A schedule, and what schedules' pages have in common.
    case schedule(ScheduleReport, ScheduleFrame)
}
