/// What every page of the dashboard receives: the app's name, the way to the other pages, and which of them it is.
struct PageFrame {
    /// The app's name.
    let app: String
    /// The page.
    let place: Place
    /// The way from the page to the output folder: empty or `../`.
    let root: String
    /// Whether there is a page of forecasts.
    let hasForecast: Bool

    /// The pages that every other one links to.
    enum Place: String, CaseIterable {
        /// What is live, what comes, and what needs somebody.
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
        app = report.name
        self.place = place
        self.root = root
        hasForecast = report.audience != nil
    }

    /// These values with those of the frame.
    func around(_ values: TemplateValue) -> TemplateValue {
        let own: TemplateValue = ["app": .text(app), "root": .text(root), "hasForecast": .truth(hasForecast)]
        let marked = Place.allCases.reduce(own) { $0.adding($1.rawValue, .truth($1 == place)) }
        return marked.adding(values)
    }
}
