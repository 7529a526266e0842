import Files

/// Where the dashboard's files are, below the output folder, and how its pages link to others.
enum PagePath {
    /// The overview.
    static let index = "index.html"
    /// What phones are shown, by version and time.
    static let schedule = "schedule.html"
    /// What simulated devices show.
    static let devices = "devices.html"
    /// How far messages will reach; only where the audience is known.
    static let forecast = "forecast.html"
    /// What was approved and released.
    static let releases = "releases.html"
    /// What phones download.
    static let feeds = "feeds.html"

    /// A style or script; the name is that of its template, `dashboard.css` for `dashboard/dashboard.css`.
    static func asset(_ name: String) -> String { "assets/\(name)" }

    /// The page of a schedule, by its name.
    static func schedule(_ name: String) -> String { "schedule/\(name).html" }

    /// The page of a locale's releases.
    static func release(_ locale: String) -> String { "releases/\(locale).html" }

    /// The page of a campaign.
    static func campaign(_ id: String) -> String { "campaigns/\(id).html" }

    /// The page on which the phones of a client in a locale are played.
    static func device(_ client: String, _ locale: String) -> String { "devices/" + deviceFile(client, locale) }

    /// The same, from the page of another phone.
    static func deviceFile(_ client: String, _ locale: String) -> String { "\(client)-\(locale).html" }

    /// The path as part of an address.
    static func encoded(_ path: String) -> String { PercentEncoding.path(path) }
}
