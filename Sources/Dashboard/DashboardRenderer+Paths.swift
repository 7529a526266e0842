extension DashboardRenderer {
    /// Where the pages of a report will stand, and what they need, below the output folder.
    public func paths(of report: Report) -> [String] {
        var paths = [PagePath.index, PagePath.feeds, PagePath.schedule, PagePath.devices, PagePath.releases]
        if report.audience != nil { paths.append(PagePath.forecast) }
        paths += report.campaigns.map { PagePath.campaign($0.id) } + report.schedules.map { PagePath.schedule($0.name) }
        paths += report.devices.flatMap { device in device.locales.map { PagePath.device(device.client, $0) } }
        paths += report.releases.map { PagePath.release($0.locale) } + Self.assets.map { PagePath.asset($0) }
        return paths
    }
}
