/// What every page of the dashboard receives: the app's name, the way to the other pages, and which of them it is.
struct PageFrame: Equatable {
    /// The app's name.
    let app: String
    /// The page; nil: none that others link to.
    let place: Place?
    /// The way from the page to the output folder: empty or `../`.
    let root: String
    /// Whether there is a page of forecasts.
    let hasForecast: Bool

    /// The pages that every other one links to.
    enum Place: String, CaseIterable {
        /// What runs, what comes, and what needs somebody.
        case overview = "isOverview"
        /// What phones are shown, by version and time.
        case schedule = "isSchedule"
        /// What simulated devices show.
        case devices = "isDevices"
        /// How far messages will reach.
        case forecast = "isForecast"
        /// What was approved and released.
        case releases = "isReleases"
        /// What phones download.
        case feeds = "isFeeds"
    }

    /// The frame of a page of a report.
    init(_ report: Report, _ place: Place, root: String = "") {
        self.init(app: report.name, hasForecast: report.audience != nil, place, root: root)
    }

    /// The frame of a page of an app's dashboard.
    init(app: String, hasForecast: Bool, _ place: Place?, root: String = "") {
        self.app = app
        self.place = place
        self.root = root
        self.hasForecast = hasForecast
    }

    /// These values with those of the frame.
    func around(_ values: TemplateValue) -> TemplateValue {
        guard case .record(let entries) = values else { return values }
        var all = [
            TemplateValue.Entry(name: "app", value: .text(app)), .init(name: "root", value: .text(root)),
            .init(name: "hasForecast", value: .truth(hasForecast)),
            .init(name: "isBelow", value: .truth(!root.isEmpty)),
        ]
        all.reserveCapacity(entries.count + Place.allCases.count + 4)
        for other in Place.allCases { all.append(.init(name: other.rawValue, value: .truth(other == place))) }
        all += entries
        return .record(all)
    }
}
