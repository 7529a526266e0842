extension DrawingJob {
    /// Where the pages that it draws will stand, below the output folder.
    func paths(in report: Report) -> [String] {
        switch self {
        case .site(let page): [page.path]
        case .forecast: [PagePath.forecast]
        case .device(let place, let locale): [PagePath.device(report.devices[place].client, locale)]
        case .schedule(let place): [PagePath.schedule(report.schedules[place].name)]
        case .release(let place): [PagePath.release(report.releases[place].locale)]
        case .stopped(let locale): StoppedPage.all(in: report, locale: locale).map(\.path)
        case .campaigns(let places): report.campaigns[places].map { PagePath.campaign($0.id) }
        case .assets: DashboardRenderer.assets.map(PagePath.asset)
        }
    }
}

extension DrawingJob.SitePage {
    /// Where it stands, below the output folder.
    var path: String {
        switch self {
        case .overview: PagePath.index
        case .feeds: PagePath.feeds
        case .schedules: PagePath.schedule
        case .devices: PagePath.devices
        case .releases: PagePath.releases
        }
    }
}
